export type TipSide = 'top' | 'bottom' | 'left' | 'right';
/** Puts a fixed element beside a rectangle of the viewport, on the other side when it would not fit, and never outside. */
export declare function placeTip(anchor: DOMRect, tip: HTMLElement, side: TipSide): void;
