import { type HTMLAttributes, type ReactElement } from 'react';
import type { TipSide } from './OpenTip';
interface HoverTipProps {
    readonly text: string;
    readonly side?: TipSide;
    /** An element, or a component that passes its props to one. */
    readonly children: ReactElement<HTMLAttributes<Element>>;
    /** False when the text only repeats the child's accessible name or description. */
    readonly describe?: boolean;
    /** Also opens on tap or click, for controls that do nothing else. */
    readonly onPress?: boolean;
}
/**
 * A short text next to a hovered or focused element. Never the only place of necessary information. Adds no element while closed.
 * @example <HoverTip text="Opens in a new tab"><Button>Rules</Button></HoverTip>
 */
export declare function HoverTip({ text, children, side, describe, onPress }: HoverTipProps): import("react").JSX.Element;
export {};
