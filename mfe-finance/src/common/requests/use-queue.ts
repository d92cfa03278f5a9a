import { type KeyboardEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PAGE_TITLE_ID } from '@arena/shared/ui';
import type { Board } from './pending-requests';
import type { Decision } from './requests.status';
import type { Desk } from './decision-controller';
import { isTyping, meaningOf, nextAfter } from './queue-keys';
import { keyOf, type MoneyRequest } from './request';

export interface Queue<R extends MoneyRequest> {
  readonly desk: Desk<R>;
  readonly selected: string | null;
  readonly select: (key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly ask: (key: string, decision: Decision) => void;
  readonly confirm: () => void;
  readonly help: boolean;
  readonly setHelp: (open: boolean) => void;
}

interface QueueInput<R extends MoneyRequest> {
  readonly board: Board<R>;
  readonly desk: Desk<R>;
  /** The rows in the order of the screen. */
  readonly shown: readonly R[];
  /** The element that the rows and their keys are in. */
  readonly box: RefObject<HTMLElement | null>;
  /** Whether this backend lets anything be decided. */
  readonly enabled: boolean;
}

const gridOf = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('[role=grid]') ?? null;

/** The focus goes to the rows: to the grid, or where rows are cards to the first button of one. */
function focusRows(box: HTMLElement | null, key: string | null): void {
  const grid = gridOf(box);
  const button = key === null ? null : box?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] button`);
  (grid ?? button ?? document.getElementById(PAGE_TITLE_ID))?.focus({ preventScroll: grid !== null });
}

/** The selected row, the keys, and the way from one decision to the next. */
export function useQueue<R extends MoneyRequest>({ board, desk, shown, box, enabled }: QueueInput<R>): Queue<R> {
  const [selected, select] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const question = useSyncExternalStore(desk.subscribe, desk.question);

  const rowOf = (key: string | null) => shown.find((request, place) => keyOf(request, place) === key);
  const ask = (key: string, decision: Decision) => {
    const request = rowOf(key);
    if (!enabled || request === undefined) return;
    if (desk.ask(request, decision)) select(key);
  };
  const confirm = () => {
    const agreed = desk.confirm();
    if (agreed === null) return;
    const next = nextAfter(shown, String(agreed.request.id), (key) => {
      const { busy, gone } = board.standingOf(key);
      return busy === null && gone === null;
    });
    select(next);
    // The dialog gives the focus back to what it was opened from, which is about to leave with its row.
    setTimeout(() => focusRows(box.current, next));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow') && event.defaultPrevented) {
      // The selection has moved on; a button of the row before must not keep the focus, or Enter would press it.
      gridOf(box.current)?.focus({ preventScroll: true });
      return;
    }
    const meaning = meaningOf(event);
    if (meaning === null || meaning === 'help' || !enabled) return;
    const row = (event.target as Element).closest<HTMLElement>('tr, li')?.querySelector<HTMLElement>('[data-row]')?.dataset.row ?? selected;
    if (row === null) return;
    event.preventDefault();
    ask(row, meaning);
  };

  // From the page itself: `?` shows the keys, and an arrow enters the rows, when the focus is nowhere in particular.
  const latest = useRef({ shown, selected });
  useEffect(() => {
    latest.current = { shown, selected };
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      // What lies under an open dialog is out of reach.
      if (box.current === null || box.current.closest('[aria-hidden=true]') !== null || isTyping(event.target)) return;
      if (meaningOf(event) === 'help') {
        event.preventDefault();
        setHelp(true);
        return;
      }
      const idle = document.activeElement === document.body || document.activeElement?.id === PAGE_TITLE_ID;
      const grid = gridOf(box.current);
      if (!idle || grid === null || event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      grid.focus({ preventScroll: true });
      const { shown: rows, selected: before } = latest.current;
      const first = rows[0];
      if (before === null && first !== undefined) select(keyOf(first, 0));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [box]);

  return { desk, selected, select, onKeyDown, ask, confirm, help: help && question === null, setHelp };
}
