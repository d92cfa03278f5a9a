import { type Side } from '@floating-ui/react-dom';
export type TipSide = Side;
export interface OpenTipProps {
    readonly id: string;
    readonly text: string;
    readonly anchor: Element;
    readonly side: TipSide;
    readonly onStay: () => void;
    readonly onLeave: () => void;
    readonly onClose: () => void;
}
/** The text, beside its control. Escape and scrolling close it. */
export declare function OpenTip({ id, text, anchor, side, onStay, onLeave, onClose }: OpenTipProps): import("react").JSX.Element;
