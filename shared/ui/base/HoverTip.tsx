import {
  type ElementType,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyComponent } from './lazy-part';
import type { OpenTipProps, TipSide } from './OpenTip';

/** Fetched when a pointer first rests on something with a tip. */
const OpenTip = lazyComponent<OpenTipProps>(() => import('./OpenTip').then((module) => module.OpenTip));

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
          void OpenTip.prefetch();
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
