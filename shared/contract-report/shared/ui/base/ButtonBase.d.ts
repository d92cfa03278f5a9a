import type { ComponentPropsWithRef, ElementType } from 'react';
export interface ButtonBaseProps extends ComponentPropsWithRef<'button'> {
    /** What it is rendered as when it leads somewhere: a link. */
    readonly component?: ElementType;
}
/** A control without a look of its own: a button, or a link. Its few rules are global, so that they are serialised once for all. */
export declare function ButtonBase({ component, type, className, disabled, tabIndex, ...rest }: ButtonBaseProps): import("react").JSX.Element;
