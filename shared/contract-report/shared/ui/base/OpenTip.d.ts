import { type Side } from '@floating-ui/react-dom';
/** The preferred side of a tip; it flips where there is no room. */
export type TipSide = Side;
/** The props of `OpenTip`. */
export interface OpenTipProps {
    readonly id: string;
    readonly text: string;
    readonly anchor: Element;
    readonly side: TipSide;
    readonly onStay: () => void;
    readonly onLeave: () => void;
    readonly onClose: () => void;
}
/** The open tip. Escape and scrolling close it. */
export declare function OpenTip({ id, text, anchor, side, onStay, onLeave, onClose }: OpenTipProps): import("react").JSX.Element;
