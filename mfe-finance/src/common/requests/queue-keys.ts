import { canDecide, type Decision, DECISION_LIST, DECISIONS } from './requests.status';
import { keyOf, type MoneyRequest } from './request';

/** The keys of the queue, as its help lists them. */
export const QUEUE_KEYS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['↑', '↓'], does: 'Select the request above or below' },
  { keys: ['A'], does: 'Approve the selected request' },
  { keys: ['R'], does: 'Reject the selected request' },
  { keys: ['Enter'], does: 'Confirm the decision that is asked about' },
  { keys: ['Esc'], does: 'Cancel it' },
  { keys: ['/'], does: 'Search' },
  { keys: ['?'], does: 'Show these keys' },
];

interface Pressed {
  readonly key: string;
  readonly repeat: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

/** Whether somebody types: letters are theirs then. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What a key means in the queue: a decision, or the list of keys; null for a key that is none of ours. */
export function meaningOf(event: Pressed): Decision | 'help' | null {
  // A key that is held down decides one request, not all that come under the selection.
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return null;
  if (event.key === '?') return 'help';
  return DECISION_LIST.find((decision) => DECISIONS[decision].key === event.key.toLowerCase()) ?? null;
}

/** The row to go on with after one was decided: the next below that can be decided, else the nearest above; null when none. */
export function nextAfter<R extends MoneyRequest>(shown: readonly R[], key: string, open: (key: string) => boolean): string | null {
  const place = shown.findIndex((request, at) => keyOf(request, at) === key);
  if (place < 0) return null;
  const decidable = (request: R, at: number) => at !== place && canDecide(request).decide && open(keyOf(request, at));
  const below = shown.findIndex((request, at) => at > place && decidable(request, at));
  const next = below >= 0 ? below : shown.findLastIndex((request, at) => at < place && decidable(request, at));
  const row = shown[next];
  return row === undefined ? null : keyOf(row, next);
}
