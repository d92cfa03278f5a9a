import { type ReactElement } from 'react';
import { type TipSide } from './placeTip';
interface HoverTipProps {
    readonly text: string;
    readonly children: ReactElement<{
        'aria-describedby'?: string;
    }>;
    readonly side?: TipSide;
    /** False when the text only repeats the name or the description that the child has already. */
    readonly describe?: boolean;
    /** Also on a tap or click, for controls that do nothing else. */
    readonly onPress?: boolean;
}
/** A short text beside what the pointer is on or the focus is in. Never the only place of something that must be known. */
export declare function HoverTip({ text, children, side, describe, onPress }: HoverTipProps): import("react").JSX.Element;
export {};
