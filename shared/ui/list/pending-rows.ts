import { GENERIC_MESSAGE, joinSentences, type Outcome, replaceEqualDeep } from '@arena/shared/platform';

// A list of items that need a decision. New data never move a row under the pointer:
//   row        | still pending on the server         | no longer pending
//   -----------+-------------------------------------+---------------------------------------
//   open       | is updated                          | gone: handled by someone else; `left` if
//              |                                     | this browser may have decided it
//   sending    | stays until its answer              | stays
//   unsure     | open again; the note is extended    | gone; the note is extended
//   decided    | stays until it is cleared           | stays until it is cleared
//   gone       | gone; open again after a read that  | stays until it is cleared
//              | is known to be newer                |
//   (no row)   | waits for `show`, or is appended    |
// A read that began before a decision doesn't include it. For a long list, only the first rows of a server-side search are loaded: another
// search is another list, the next page is appended, and the state of rows after the last one read is unknown. Marks stay across searches.

/**
 * `accepted` and `rejected` were decided here and are still displayed; `gone` was handled by someone else; `unsure` has an unknown outcome.
 */
export type PendingState = 'open' | 'sending' | 'unsure' | 'accepted' | 'rejected' | 'gone';

/** The state of a row. `note` is displayed with it; `D` is the section's own data. */
export interface PendingMark<D = undefined> {
  readonly state: PendingState;
  readonly note: string | null;
  readonly detail?: D | undefined;
}

/** A row of a list of pending items. */
export interface PendingRow<T, D = undefined> extends PendingMark<D> {
  readonly key: string;
  readonly item: T;
}

/** A result of reading the list. */
export interface PendingReading<T> {
  readonly items: readonly T[];
  /** The query of a server-side search; undefined for the whole list. */
  readonly of?: string | undefined;
  /** When the answer came, which distinguishes equal answers. */
  readonly answeredAt?: number;
  /** When the read began, in milliseconds of the page's clock, if known. */
  readonly askedAt?: number;
}

/** The state of a list of pending items. */
export interface PendingRows<T, D = undefined> {
  /** null before the first answer. Unchanged rows stay the same objects. */
  readonly rows: readonly PendingRow<T, D>[] | null;
  /** Items in the list that aren't displayed yet. */
  readonly waiting: readonly T[];
  /** The number of items in the last read that were decided since it began. */
  readonly outdated: number;
  /** Open items that left the list, perhaps decided by this browser. */
  readonly left: readonly T[];
  readonly marks: ReadonlyMap<string, PendingMark<D>>;
  readonly reading: PendingReading<T>;
  /** By key, when a decision became known. */
  readonly decided: ReadonlyMap<string, number>;
}

/** An action of the list's reducer. */
export type PendingAction<T, D = undefined> =
  /** `mayBeOurs`: whether this browser may have decided an item that left the list. */
  | (PendingReading<T> & { readonly type: 'read'; readonly mayBeOurs?: (item: T, mark: PendingMark<D>) => boolean })
  | { readonly type: 'show' }
  /** `at`: when the decision became known; an older read doesn't undo it. */
  | (Omit<PendingMark<D>, 'note'> & { readonly type: 'mark'; readonly key: string; readonly note?: string | null; readonly at?: number })
  | { readonly type: 'remove'; readonly key: string; readonly at?: number }
  /** Opens a row whose decision ended without any, because the user undid it. */
  | { readonly type: 'reopen'; readonly key: string; readonly note: string | null }
  | { readonly type: 'clear'; readonly states: readonly PendingState[] };

/** The notes of rows, appended to the server's message if any. */
export interface PendingWords {
  readonly elsewhere: string;
  readonly stillPending: string;
  readonly notPending: string;
}

/** The rules of a list of pending items. */
export interface PendingList<T> {
  readonly keyOf: (item: T, place: number) => string;
  /** Whether an item has an identity; one without is displayed as long as it is listed. */
  readonly hasIdentity?: (item: T) => boolean;
  /** Sorts the list; by default the server's order. */
  readonly order?: (items: readonly T[]) => readonly T[];
  /** Whether new rows wait for `show`, wait only while another row is open, or are appended. */
  readonly newRows: 'wait' | 'wait-while-open' | 'append';
  readonly words: PendingWords;
}

const isDecidedHere = (state: PendingState) => state === 'accepted' || state === 'rejected';
const OPEN = { state: 'open', note: null } as const;

/** The initial state. */
export const NO_PENDING_ROWS: PendingRows<never, never> = {
  rows: null,
  waiting: [],
  outdated: 0,
  left: [],
  marks: new Map(),
  reading: { items: [] },
  decided: new Map(),
};

type Rules<T> = Required<PendingList<T>>;
type Act<T, D, Type> = Extract<PendingAction<T, D>, { type: Type }>;

const itemsOf = <T>(rows: readonly PendingRow<T, unknown>[]) => rows.map(({ item }) => item);
const byKey = <T>({ keyOf }: Rules<T>, items: readonly T[]) => new Map(items.map((item, place) => [keyOf(item, place), item] as const));

const withoutMarks = <T, D>(before: PendingRows<T, D>, states: readonly PendingState[]): PendingRows<T, D> => ({
  ...before,
  marks: new Map([...before.marks].filter(([, { state }]) => !states.includes(state))),
});

/** The items of the last read that are not known to be decided. */
const latestOf = <T, D>({ keyOf }: Rules<T>, { reading: { items, askedAt = -Infinity }, decided }: PendingRows<T, D>) =>
  items.filter((item, place) => askedAt > (decided.get(keyOf(item, place)) ?? -Infinity) || !decided.has(keyOf(item, place)));

/** Displays these items with their marks. */
function put<T, D>(list: Rules<T>, before: PendingRows<T, D>, shown: readonly T[]): PendingRows<T, D> {
  const { keyOf, newRows } = list;
  const known = new Map(before.rows?.map((row) => [row.key, row]));
  const rows = shown.map((item, place) => {
    const key = keyOf(item, place);
    const { state, note, detail }: PendingMark<D> = before.marks.get(key) ?? OPEN;
    const row = known.get(key);
    return row?.item === item && row.state === state && row.note === note && row.detail === detail
      ? row
      : { key, item, state, note, detail };
  });
  const isSame = rows.length === before.rows?.length && rows.every((row, place) => row === before.rows?.[place]);
  const keys = new Set(rows.map(({ key }) => key));
  const latest = latestOf(list, before);
  const waiting = latest.filter((item, place) => !keys.has(keyOf(item, place)));
  const after = { ...before, rows: isSame ? before.rows : rows, waiting, outdated: before.reading.items.length - latest.length };
  const isOver = newRows === 'wait-while-open' && waiting.length > 0 && rows.every(({ state }) => state === 'gone');
  return isOver ? show(list, after) : after;
}

function afterReading<D>(words: PendingWords, mark: PendingMark<D>, isListed: boolean): PendingMark<D> {
  if (mark.state === 'open') return isListed ? mark : { state: 'gone', note: words.elsewhere };
  if (mark.state !== 'unsure') return mark;
  return isListed
    ? { ...mark, state: 'open', note: joinSentences(mark.note, words.stillPending) }
    : { ...mark, state: 'gone', note: joinSentences(mark.note, words.notPending) };
}

function read<T, D>(list: Rules<T>, before: PendingRows<T, D>, { items, of, askedAt, mayBeOurs }: Act<T, D, 'read'>): PendingRows<T, D> {
  const { keyOf, hasIdentity, newRows } = list;
  const reading = { items: list.order(items), of, ...(askedAt === undefined ? {} : { askedAt }) };
  const marks = new Map(before.marks);
  const next: PendingRows<T, D> = { ...before, reading, marks, left: [] };
  const latest = latestOf(list, next);
  const listed = byKey(list, latest);
  if (askedAt !== undefined) for (const key of listed.keys()) if (marks.get(key)?.state === 'gone') marks.delete(key);
  if (before.rows === null || (of ?? '') !== (before.reading.of ?? '')) return put(list, next, latest);

  const left: T[] = [];
  const last = of === undefined ? Infinity : before.rows.findLastIndex(({ key }) => listed.has(key));
  const kept = before.rows.flatMap(({ key, item }, place) => {
    if (place > last) return [item];
    const now = listed.get(key);
    if (now === undefined && !hasIdentity(item)) return [];
    const mark = marks.get(key) ?? OPEN;
    if (now === undefined && mark.state === 'open' && mayBeOurs?.(item, mark) === true) left.push(item);
    else {
      const then = afterReading(list.words, mark, now !== undefined);
      if (then !== mark) marks.set(key, then);
    }
    return [now === undefined ? item : replaceEqualDeep(item, now)];
  });
  const shown = new Set(before.rows.map(({ key }) => key));
  const isShown = (item: T, place: number) => shown.has(keyOf(item, place));
  const end = newRows === 'append' ? 0 : of === undefined ? Infinity : latest.findLastIndex(isShown) + 1 || Infinity;
  const added = latest.filter((item, place) => place >= end && !isShown(item, place));
  return put(list, { ...next, left }, [...kept, ...added]);
}

/** The whole list in order, including waiting rows and without decided ones, because the user asked for it. */
function show<T, D>(list: Rules<T>, before: PendingRows<T, D>): PendingRows<T, D> {
  const latest = latestOf(list, before);
  const listed = byKey(list, latest);
  const sending = (before.rows ?? []).filter(({ key, state }) => state === 'sending' && !listed.has(key));
  return put(list, withoutMarks(before, ['gone', 'accepted', 'rejected']), list.order([...latest, ...sending.map(({ item }) => item)]));
}

function setMark<T, D>(
  list: Rules<T>,
  before: PendingRows<T, D>,
  { key, state, note = null, detail, at }: Act<T, D, 'mark'>,
): PendingRows<T, D> {
  const marks = new Map(before.marks).set(key, { state, note, detail });
  const rows = before.rows ?? [];
  const isShown = rows.some((row) => row.key === key);
  // A row that isn't displayed needs no note.
  if (state === 'gone' && !isShown) marks.delete(key);
  // A row decided here leaves the end of the list at once, because no other row moves.
  const end = rows.findLastIndex((row) => !isDecidedHere(row.key === key ? state : row.state)) + 1;
  const since = at ?? (isDecidedHere(state) ? 0 : undefined);
  const decided = since === undefined ? before.decided : new Map(before.decided).set(key, since);
  return put(list, { ...before, marks, decided }, itemsOf(rows.slice(0, end)));
}

/**
 * Creates the reducer of a list of pending items, for `useApplicationRows` or `usePendingRows`.
 * @example const reducer = pendingReducer<Request>({ keyOf: ({ id }) => String(id), newRows: 'wait', words });
 */
export function pendingReducer<T, D = undefined>(list: PendingList<T>) {
  const rules: Rules<T> = { hasIdentity: () => true, order: (items) => items, ...list };
  return (before: PendingRows<T, D>, action: PendingAction<T, D>): PendingRows<T, D> => {
    const rows = before.rows ?? [];
    switch (action.type) {
      case 'read':
        return read(rules, before, action);
      case 'show':
        return before.rows === null ? before : show(rules, before);
      case 'mark':
        return setMark(rules, before, action);
      case 'reopen':
        if (before.marks.get(action.key)?.state !== 'sending') return before;
        return setMark(rules, before, { type: 'mark', key: action.key, state: 'open', note: action.note });
      case 'remove': {
        const marks = new Map(before.marks);
        marks.delete(action.key);
        const decided = new Map(before.decided).set(action.key, action.at ?? 0);
        return put(rules, { ...before, marks, decided }, itemsOf(rows.filter(({ key }) => key !== action.key)));
      }
      case 'clear':
        return put(rules, withoutMarks(before, action.states), itemsOf(rows.filter(({ state }) => !action.states.includes(state))));
    }
  };
}

/** The state of a row after a decision without a plain answer; null if it was answered or canceled. */
export function rowAfter(outcome: Outcome, words: PendingWords): Pick<PendingRow<unknown>, 'state' | 'note'> | null {
  switch (outcome.kind) {
    case 'done':
      // After a lost answer it is known only that the item is no longer pending.
      if (outcome.answer !== null) return null;
      return { state: 'gone', note: joinSentences(outcome.serverMessage ?? GENERIC_MESSAGE, words.notPending) };
    case 'superseded':
      return { state: 'gone', note: outcome.message === null ? words.elsewhere : `${words.elsewhere} ${outcome.message}` };
    case 'unanswered':
      return { state: 'open', note: joinSentences(outcome.message, words.stillPending) };
    case 'unknown':
      return { state: 'unsure', note: outcome.message };
    case 'cancelled':
      return null;
    default:
      return { state: 'open', note: outcome.message };
  }
}
