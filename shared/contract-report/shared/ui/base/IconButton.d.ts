import type { ComponentPropsWithRef, ElementType } from 'react';
import type { IconNode } from '../../contract/section/descriptor';
import type { TipSide } from './OpenTip';
type IconButtonTone = 'neutral' | 'danger' | 'outlined';
interface OwnProps {
    /** What it does. Its accessible name, and its tip. */
    readonly label: string;
    readonly icon: IconNode;
    /** Why it does nothing. It stays reachable and says so. */
    readonly disabledReason?: string | null;
    readonly tone?: IconButtonTone;
    readonly iconSize?: number;
    readonly tipSide?: TipSide;
}
type IconButtonProps<C extends ElementType = 'button'> = OwnProps & {
    readonly component?: C;
} & Omit<ComponentPropsWithRef<C>, keyof OwnProps | 'component'>;
export declare function IconButton<C extends ElementType = 'button'>(props: IconButtonProps<C>): import("react").JSX.Element;
export {};
