import { type HTMLAttributes, type ReactElement } from 'react';
import type { TipSide } from './OpenTip';
interface HoverTipProps {
    readonly text: string;
    readonly side?: TipSide;
    /** An element, or a component that hands its props on to one. */
    readonly children: ReactElement<HTMLAttributes<Element>>;
    /** False when the text only repeats the name or the description that the child has already. */
    readonly describe?: boolean;
    /** Also on a tap or click, for controls that do nothing else. */
    readonly onPress?: boolean;
}
/** A short text beside what is hovered or focused; never the only place of necessary information. Adds no element while closed. */
export declare function HoverTip({ text, children, side, describe, onPress }: HoverTipProps): import("react").JSX.Element;
export {};
