import { type KeyboardEvent, type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { PAGE_TITLE_ID } from '@arena/shared/ui';
import { isTyping, meaningOf, nextAfter } from './queue-keys';
import { keyOf, type MoneyRequest } from './request';
import type { Decision } from './requests.status';
import type { RequestList } from './use-request-list';

interface QueueInput<R extends MoneyRequest> {
  readonly list: Pick<RequestList<R>, 'controller' | 'pending'>;
  /** The rows in the order of the screen. */
  readonly shown: readonly R[];
  /** The element that the rows and their keys are in. */
  readonly box: RefObject<HTMLElement | null>;
  /** Whether this backend lets anything be decided. */
  readonly enabled: boolean;
}
type BoxRef = RefObject<HTMLElement | null>;

const gridOf = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('[role=grid]') ?? null;

/** The focus goes to the rows: to the grid, or where rows are cards to the first button of one. */
function focusRows(box: HTMLElement | null, key: string | null): void {
  const grid = gridOf(box);
  const button = key === null ? null : box?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] button`);
  (grid ?? button ?? document.getElementById(PAGE_TITLE_ID))?.focus({ preventScroll: grid !== null });
}

/** From the page itself: `?` shows the keys, and an arrow enters the rows when the focus is nowhere in particular. */
function usePageKeys(box: BoxRef, showHelp: () => void, enterRows: () => void): void {
  const hear = useEffectEvent((event: globalThis.KeyboardEvent) => {
    // What lies under an open dialog is out of reach.
    if (box.current === null || box.current.closest('[aria-hidden=true]') !== null || isTyping(event.target)) return;
    if (meaningOf(event) === 'help') {
      event.preventDefault();
      showHelp();
      return;
    }
    const idle = document.activeElement === document.body || document.activeElement?.id === PAGE_TITLE_ID;
    const grid = gridOf(box.current);
    if (!idle || grid === null || event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    grid.focus({ preventScroll: true });
    enterRows();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The selected row, the keys, and the way from one decision to the next. */
export function useQueue<R extends MoneyRequest>({ list: { controller, pending }, shown, box, enabled }: QueueInput<R>) {
  const [selected, select] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  // The row with the focus in it, which the keys mean rather than the selected one.
  const focused = useRef<string | null>(null);
  const question = useSyncExternalStore(controller.subscribe, controller.question);

  const ask = (key: string, decision: Decision) => {
    const request = shown.find((each, place) => keyOf(each, place) === key);
    if (enabled && request !== undefined && controller.ask(request, decision)) select(key);
  };
  const confirm = (bannedConfirmed: boolean) => {
    const confirmed = controller.confirm(bannedConfirmed);
    if (confirmed === null) return;
    const next = nextAfter(shown, String(confirmed.request.id), (key) => {
      const { busy, gone } = pending.statusOf(key);
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
    const row = (event.target === gridOf(box.current) ? null : focused.current) ?? selected;
    if (row === null) return;
    event.preventDefault();
    ask(row, meaning);
  };
  usePageKeys(
    box,
    () => setHelp(true),
    () => {
      const [first] = shown;
      if (selected === null && first !== undefined) select(keyOf(first, 0));
    },
  );

  const focusRow = useCallback((key: string | null) => void (focused.current = key), []);
  return { selected, select, focusRow, onKeyDown, ask, confirm, help: help && question === null, setHelp };
}
export type Queue = ReturnType<typeof useQueue>;
