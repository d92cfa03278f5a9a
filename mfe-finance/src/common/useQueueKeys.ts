import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isTyping, PAGE_TITLE_ID, singleKeyOf, usePageKeys } from '@arena/shared/ui';
import { type BulkRow, isOpenRow } from './bulk';
import type { MoneyRequest, RequestRow } from './request';
import { type Decision, DECISION_LIST, DECISIONS } from './requests.status';
import type { Requests } from './useRequests';
import * as t from './dialogs.messages';

export const QUEUE_KEYS: readonly { readonly keys: readonly string[]; readonly does: string; readonly ofDetails?: true }[] = [
  { keys: ['↑', '↓'], does: t.keySelect },
  { keys: [t.space, 'X'], does: t.keyCheck },
  { keys: ['A'], does: t.keyApprove },
  { keys: ['R'], does: t.keyReject },
  { keys: ['D', t.enter], does: t.keyDetails, ofDetails: true },
  { keys: [t.enter], does: t.keyConfirm },
  { keys: [t.escape], does: t.cancel },
  { keys: [t.ctrl, 'Z'], does: t.keyUndo },
  { keys: ['/'], does: t.search },
  { keys: ['?'], does: t.showShortcuts },
];

/** null for keys without a meaning here. */
export function meaningOf(event: Parameters<typeof singleKeyOf>[0] & { readonly repeat: boolean }): Decision | 'help' | 'details' | null {
  // Holding a key down decides only one request.
  const key = event.repeat ? null : singleKeyOf(event);
  if (key === '?') return 'help';
  if (key === 'd') return 'details';
  return DECISION_LIST.find((decision) => DECISIONS[decision].key === key) ?? null;
}

/** The next open row below, otherwise the nearest above; null when there is none. */
export function nextAfter(shown: readonly RequestRow[], key: string): string | null {
  const place = shown.findIndex((row) => row.key === key);
  if (place < 0) return null;
  const next = shown.find((row, at) => at > place && isOpenRow(row)) ?? shown.findLast((row, at) => at < place && isOpenRow(row));
  return next?.key ?? null;
}

type BoxRef = RefObject<HTMLElement | null>;
const gridOf = (box: BoxRef) => box.current?.querySelector<HTMLElement>('[role=grid]') ?? null;

/** Focuses the grid, or in the card layout the first button of a card. */
function focusRows(box: BoxRef, key: string | null): void {
  const grid = gridOf(box);
  const button = key === null ? null : box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] button`);
  (grid ?? button ?? document.getElementById(PAGE_TITLE_ID))?.focus({ preventScroll: grid !== null });
}

/** `?` shows the keys, and an arrow key moves the focus into the rows when nothing has it. */
function usePageWideKeys(box: BoxRef, setHelp: (shown: boolean) => void, onArrow: () => void): void {
  usePageKeys((event) => {
    // An open dialog covers the list.
    if (box.current === null || box.current.closest('[aria-hidden=true]') !== null || isTyping(event.target)) return;
    if (meaningOf(event) === 'help') {
      event.preventDefault();
      setHelp(true);
      return;
    }
    const idle = document.activeElement === document.body || document.activeElement?.id === PAGE_TITLE_ID;
    const grid = gridOf(box);
    if (!idle || grid === null || event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    grid.focus({ preventScroll: true });
    onArrow();
  });
}

/** `box` is the element that contains the rows. */
export function useQueueKeys<R extends MoneyRequest>({ rows, acts, decisions, details, setHelp, selection }: Requests<R>, box: BoxRef) {
  const [selected, select] = useState<string | null>(null);
  // The row that contains the focus takes precedence over the selected one.
  const focused = useRef<string | null>(null);
  const ask = (row: RequestRow<R> | undefined, decision: Decision) => {
    if (acts && row !== undefined && decisions.ask(row, decision)) select(row.key);
  };
  const askChosen = (decision: Decision) => {
    const [first, second] = selection.chosen;
    if (second === undefined) ask(first, decision);
    else decisions.bulk.ask(selection.chosen, decision);
  };
  const openDetails = (row: RequestRow<R> | undefined) => row?.item.id != null && details?.open(row.item.id);
  const goTo = (next: string | null) => {
    select(next);
    // The dialog returns focus to its opener, which is about to leave with its row.
    setTimeout(() => focusRows(box, next));
  };

  usePageWideKeys(box, setHelp, () => select(selected ?? rows?.[0]?.key ?? null));

  return {
    selected,
    select,
    ask,
    focusRow: (key: string | null) => void (focused.current = key),
    confirm(bannedConfirmed: boolean): void {
      const id = decisions.question?.request.id;
      if (decisions.confirm(bannedConfirmed)) goTo(nextAfter(rows ?? [], String(id)));
    },
    askChosen,
    confirmAll(asked: readonly BulkRow<R>[]): void {
      if (!decisions.bulk.confirm(asked)) return;
      const sent = new Set(asked.map(({ key }) => key));
      goTo(nextAfter(rows?.map((row) => (sent.has(row.key) ? { ...row, state: 'sending' } : row)) ?? [], selected ?? ''));
    },
    clear(): void {
      selection.uncheck();
      goTo(selected);
    },
    onKeyDown(event: KeyboardEvent): void {
      if (event.key.startsWith('Arrow') && event.defaultPrevented) {
        // Takes the focus from the previous row's button, which Enter would press again.
        gridOf(box)?.focus({ preventScroll: true });
        return;
      }
      const onGrid = event.target === gridOf(box);
      // On a button of a row, Enter presses it.
      const meaning = event.key === 'Enter' && onGrid && !event.repeat ? 'details' : meaningOf(event);
      if (meaning === null || meaning === 'help' || (meaning === 'details' ? details === null : !acts)) return;
      const row = rows?.find(({ key }) => key === ((onGrid ? null : focused.current) ?? selected));
      const isBulk = meaning !== 'details' && selection.chosen.length > 0;
      if (row === undefined && !isBulk) return;
      event.preventDefault();
      if (meaning === 'details') openDetails(row);
      else if (isBulk) askChosen(meaning);
      else ask(row, meaning);
    },
  };
}
