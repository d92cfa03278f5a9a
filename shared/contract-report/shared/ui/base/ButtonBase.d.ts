import type { ComponentPropsWithRef, ElementType } from 'react';
/** The props of a button, plus `component`. */
export interface ButtonBaseProps extends ComponentPropsWithRef<'button'> {
    /** The link component to render instead of a `button`. */
    readonly component?: ElementType;
}
/** An unstyled button or link. Its base styles are global, so they are serialized once. */
export declare function ButtonBase({ component, type, className, disabled, tabIndex, ...rest }: ButtonBaseProps): import("react").JSX.Element;
