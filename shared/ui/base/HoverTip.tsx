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

/** Loaded when a pointer first rests on an element with a tip. */
const OpenTip = lazyComponent<OpenTipProps>(() => import('./OpenTip').then((module) => module.OpenTip));

interface HoverTipProps {
  readonly text: string;
  readonly side?: TipSide;
  /** An element, or a component that passes its props to one. */
  readonly children: ReactElement<HTMLAttributes<Element>>;
  /** False when the text only repeats the child's accessible name or description. */
  readonly describe?: boolean;
  /** Also opens on tap or click, for controls that do nothing else. */
  readonly onPress?: boolean;
}

/**
 * A short text next to a hovered or focused element. Never the only place of necessary information. Adds no element while closed.
 * @example <HoverTip text="Opens in a new tab"><Button>Rules</Button></HoverTip>
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
  // The delay lets the pointer move across the gap to the tip.
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
