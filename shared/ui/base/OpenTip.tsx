import { useEffect } from 'react';
import { flip, offset, type Side, shift, useFloating } from '@floating-ui/react-dom';
import styled from '@emotion/styled';
import { color, radius } from '../tokens';
import { Portal } from './Portal';

/** The preferred side of a tip; it flips where there is no room. */
export type TipSide = Side;

const Tip = styled('span')({
  zIndex: 1600,
  maxWidth: 'min(280px, calc(100vw - 16px))',
  width: 'max-content',
  padding: '6px 9px',
  borderRadius: radius.small,
  border: `1px solid ${color.lineStrong}`,
  background: color.raised,
  color: color.text,
  boxShadow: color.float,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 500,
});

/** Distance from the control, and from the edges of the window, in px. */
const GAP = 6;
const EDGE = { padding: 8 };
const MIDDLEWARE = [offset(GAP), flip(EDGE), shift(EDGE)];

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
export function OpenTip({ id, text, anchor, side, onStay, onLeave, onClose }: OpenTipProps) {
  const {
    refs: { setFloating },
    floatingStyles,
  } = useFloating({
    placement: side,
    strategy: 'fixed',
    elements: { reference: anchor },
    middleware: MIDDLEWARE,
  });
  useEffect(() => {
    const close = (event: Event) => {
      if (event.type === 'scroll' || (event as KeyboardEvent).key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('scroll', close, true);
    };
  });
  return (
    <Portal>
      <Tip ref={setFloating} id={id} role="tooltip" style={floatingStyles} onPointerEnter={onStay} onPointerLeave={onLeave}>
        {text}
      </Tip>
    </Portal>
  );
}
