import {
  type ElementType,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Portal } from './Portal';
import styled from '@emotion/styled';
import { color, radius } from '../tokens';
import { placeTip, type TipSide } from './placeTip';

const Tip = styled('span')({
  position: 'fixed',
  top: 0,
  left: 0,
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

type Side = { readonly side?: TipSide };

interface HoverTipProps extends Side {
  readonly text: string;
  /** An element, or a component that hands its props on to one. */
  readonly children: ReactElement<HTMLAttributes<Element>>;
  /** False when the text only repeats the name or the description that the child has already. */
  readonly describe?: boolean;
  /** Also on a tap or click, for controls that do nothing else. */
  readonly onPress?: boolean;
}

/**
 * A short text beside what the pointer is on or the focus is in. Never the only place of something that must be known. The child stands
 * in the document by itself: a list has dozens of tips that nobody opens.
 */
export function HoverTip({ text, children, side = 'top', describe = true, onPress = false }: HoverTipProps) {
  const id = useId();
  const timer = useRef<number>(undefined);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const open = anchor !== null && text !== '';

  const show = (at: Element | null, delay = 0) => {
    window.clearTimeout(timer.current);
    if (delay === 0) setAnchor(at);
    else timer.current = window.setTimeout(() => setAnchor(at), delay);
  };
  // The pointer may cross over to the tip: the delay bridges the gap.
  const leave = () => show(null, open ? 100 : 0);

  const { props: given } = children;
  const Child = children.type as ElementType;
  const described = describe && open ? { 'aria-describedby': [given['aria-describedby'], id].filter(Boolean).join(' ') } : {};
  return (
    <>
      <Child
        {...given}
        {...described}
        onPointerEnter={(event: PointerEvent) => {
          given.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') show(event.currentTarget, 250);
        }}
        onPointerLeave={(event: PointerEvent) => {
          given.onPointerLeave?.(event);
          leave();
        }}
        onFocus={(event: FocusEvent) => {
          given.onFocus?.(event);
          if (event.target.matches(':focus-visible')) show(event.currentTarget);
        }}
        onBlur={(event: FocusEvent) => {
          given.onBlur?.(event);
          show(null);
        }}
        onClick={(event: MouseEvent) => {
          given.onClick?.(event);
          show(onPress ? event.currentTarget : null);
        }}
      />
      {open ? (
        <OpenTip id={id} text={text} anchor={anchor} side={side} onStay={() => show(anchor)} onLeave={leave} onClose={() => show(null)} />
      ) : null}
    </>
  );
}

interface OpenTipProps extends Required<Side> {
  readonly id: string;
  readonly text: string;
  readonly anchor: Element;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function OpenTip({ id, text, anchor, side, onStay, onLeave, onClose }: OpenTipProps) {
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
      <Tip
        ref={(tip) => void (tip && placeTip(anchor.getBoundingClientRect(), tip, side))}
        id={id}
        role="tooltip"
        onPointerEnter={onStay}
        onPointerLeave={onLeave}
      >
        {text}
      </Tip>
    </Portal>
  );
}
