import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { IconNode } from '../../contract/section/descriptor';
import { type ButtonTone } from './button-look';
interface OwnProps {
    readonly tone?: ButtonTone;
    readonly size?: 'sm' | 'md';
    /** Filled, for the one button of a dialog that does it. Primary always is. */
    readonly solid?: boolean;
    readonly icon?: IconNode;
    readonly iconAfter?: IconNode;
    /** Under way: keeps its place and the focus, does nothing until it is over. */
    readonly busy?: boolean;
    readonly busyLabel?: string;
    readonly children?: ReactNode;
}
type ButtonProps<C extends ElementType = 'button'> = OwnProps & {
    readonly component?: C;
} & Omit<ComponentPropsWithRef<C>, keyof OwnProps | 'component'>;
/** Says what it does in a verb. With `component={Link} to="…"` it is a link that looks like one. */
export declare function Button<C extends ElementType = 'button'>(props: ButtonProps<C>): import("react").JSX.Element;
export {};
