import type { ComponentPropsWithRef, ElementType } from 'react';
import type { IconNode } from '../../contract/section/descriptor';
import type { TipSide } from './OpenTip';
type IconButtonTone = 'neutral' | 'danger' | 'outlined';
interface OwnProps {
    /** What it does, as the accessible name and the tip. */
    readonly label: string;
    readonly icon: IconNode;
    /** Disables the button and explains why. It stays focusable, so the tip is reachable. */
    readonly disabledReason?: string | null;
    readonly tone?: IconButtonTone;
    readonly iconSize?: number;
    readonly tipSide?: TipSide;
}
type IconButtonProps<C extends ElementType = 'button'> = OwnProps & {
    readonly component?: C;
} & Omit<ComponentPropsWithRef<C>, keyof OwnProps | 'component'>;
/** A square button with an icon and a tip; with `component={Link}` a link. */
export declare function IconButton<C extends ElementType = 'button'>(props: IconButtonProps<C>): import("react").JSX.Element;
export {};
