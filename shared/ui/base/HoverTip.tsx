import { cloneElement, type PointerEvent, type ReactElement, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Portal } from './Portal';
import { styled } from './styled';
import { color, radius } from '../tokens';
import { placeTip, type TipSide } from './placeTip';

const Anchor = styled('span')({ display: 'inline-flex', minWidth: 0 });
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

interface HoverTipProps {
  readonly text: string;
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
  readonly side?: TipSide;
  /** False when the text only repeats the name or the description that the child has already. */
  readonly describe?: boolean;
  /** Also on a tap or click, for controls that do nothing else. */
  readonly onPress?: boolean;
}

/** A short text beside what the pointer is on or the focus is in. Never the only place of something that must be known. */
export function HoverTip({ text, children, side = 'top', describe = true, onPress = false }: HoverTipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [open, setOpen] = useState(false);

  const turn = useCallback((next: boolean, delay = 0) => {
    window.clearTimeout(timer.current);
    if (delay === 0) setOpen(next);
    else timer.current = window.setTimeout(() => setOpen(next), delay);
  }, []);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event) => {
      if (event.type === 'scroll' || (event as KeyboardEvent).key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('scroll', close, true);
    };
  }, [open]);

  const place = (tip: HTMLSpanElement | null) => {
    if (tip && anchor.current) placeTip(anchor.current.getBoundingClientRect(), tip, side);
  };
  const described = describe && open ? { 'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' ') } : {};

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && turn(true, 250)}
      // The pointer may cross over to the tip: the delay bridges the gap.
      onPointerLeave={() => turn(false, open ? 100 : 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && turn(true)}
      onBlur={() => turn(false)}
      onClick={() => turn(onPress)}
    >
      {cloneElement(children, described)}
      {open && text ? (
        <Portal>
          <Tip ref={place} id={id} role="tooltip">
            {text}
          </Tip>
        </Portal>
      ) : null}
    </Anchor>
  );
}
