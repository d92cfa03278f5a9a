export type TipSide = 'top' | 'bottom' | 'left' | 'right';

const GAP = 6;
const EDGE = 8;

const within = (value: number, size: number, limit: number) => Math.max(EDGE, Math.min(value, limit - size - EDGE));

/** Puts a fixed element beside a rectangle of the viewport, on the other side when it would not fit, and never outside. */
export function placeTip(anchor: DOMRect, tip: HTMLElement, side: TipSide): void {
  const { width, height } = tip.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const above = anchor.top - height - GAP;
  const below = anchor.bottom + GAP;
  const before = anchor.left - width - GAP;
  const after = anchor.right + GAP;
  let left = anchor.left + (anchor.width - width) / 2;
  let top = anchor.top + (anchor.height - height) / 2;
  if (side === 'top') top = above < EDGE ? below : above;
  if (side === 'bottom') top = below + height > innerHeight - EDGE ? above : below;
  if (side === 'left') left = before < EDGE ? after : before;
  if (side === 'right') left = after + width > innerWidth - EDGE ? before : after;
  tip.style.transform = `translate(${Math.round(within(left, width, innerWidth))}px, ${Math.round(within(top, height, innerHeight))}px)`;
}
