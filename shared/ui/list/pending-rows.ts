import { GENERIC_MESSAGE, joinSentences, type Outcome, replaceEqualDeep } from '@arena/shared/platform';

// A list of what waits for a decision, as the screen shows it. A reading never moves a row under the pointer:
//   row        | still pending on the server         | not pending any more
//   -----------+-------------------------------------+---------------------------------------
//   open       | its facts are updated               | gone: handled by someone else; where the
//              |                                     | decision may be this browser's: `left`
//   sending    | stays: its own answer decides       | stays
//   unsure     | open again, and that is added to    | gone, and that is added to what the
//              | what the server said                | server said
//   decided    | stays until it is cleared           | stays until it is cleared
//   gone       | the same; open again after a        | stays until it is cleared
//              | reading that is known to be newer   |
//   (no row)   | waits until it is asked for, or is added at the end
// A reading that began before a decision became known does not know of it. Of a list that is longer than was read, the server searches
// and the first rows are here: another search is another list, the next page follows at the end, and a row behind the last one
// that was read again says nothing about itself. What is marked keeps its mark from one search to the next.

/** `accepted` and `rejected`: decided here, and still shown. `gone`: handled by someone else. */
export type PendingState = 'open' | 'sending' | 'unsure' | 'accepted' | 'rejected' | 'gone';

/** What is known of a row besides its item. `D`: the section's own facts. */
export interface PendingMark<D = undefined> {
  readonly state: PendingState;
  readonly note: string | null;
  readonly detail?: D | undefined;
}

export interface PendingRow<T, D = undefined> extends PendingMark<D> {
  readonly key: string;
  readonly item: T;
}

export interface PendingReading<T> {
  readonly items: readonly T[];
  /** The query of the server's search; left out where the items are the whole list. */
  readonly of?: string | undefined;
  /** When the answer came, so that one that equals the last is another reading. */
  readonly answeredAt?: number;
  /** When the reading began (milliseconds of the page's clock), where that is known. */
  readonly askedAt?: number;
}

export interface PendingRows<T, D = undefined> {
  /** null before the first answer. A row that did not change stays the same object. */
  readonly rows: readonly PendingRow<T, D>[] | null;
  /** Listed, and not shown. */
  readonly waiting: readonly T[];
  /** How many items of the last reading were decided since it began. */
  readonly outdated: number;
  /** Open rows that have left the list, perhaps by a decision of this browser. */
  readonly left: readonly T[];
  readonly marks: ReadonlyMap<string, PendingMark<D>>;
  readonly reading: PendingReading<T>;
  /** By key: when it became known that something is decided. */
  readonly decided: ReadonlyMap<string, number>;
}

export type PendingAction<T, D = undefined> =
  /** `mayBeOurs`: whether an item that is not listed any more may have been decided from this browser. */
  | (PendingReading<T> & { readonly type: 'read'; readonly mayBeOurs?: (item: T, mark: PendingMark<D>) => boolean })
  | { readonly type: 'show' }
  /** `at`: since when it is known to be decided; an older reading does not undo it. */
  | (Omit<PendingMark<D>, 'note'> & { readonly type: 'mark'; readonly key: string; readonly note?: string | null; readonly at?: number })
  | { readonly type: 'remove'; readonly key: string; readonly at?: number }
  | { readonly type: 'clear'; readonly states: readonly PendingState[] };

/** What a row says of its thing, after the server's own words where there are some. */
export interface PendingWords {
  readonly elsewhere: string;
  readonly stillPending: string;
  readonly notPending: string;
}

export interface PendingList<T> {
  readonly keyOf: (item: T, place: number) => string;
  /** Whether an item can be told apart from others; one that cannot is shown as long as it is listed. */
  readonly hasIdentity?: (item: T) => boolean;
  /** The order of the list; as the server has it when left out. */
  readonly order?: (items: readonly T[]) => readonly T[];
  /** Whether a new row waits for `show`, the same while a row is left to decide, or is added at the end. */
  readonly newRows: 'wait' | 'wait-while-open' | 'append';
  readonly words: PendingWords;
}

const isDecidedHere = (state: PendingState) => state === 'accepted' || state === 'rejected';
const OPEN = { state: 'open', note: null } as const;

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

/** What the last reading has, without what is known to be decided. */
const latestOf = <T, D>({ keyOf }: Rules<T>, { reading: { items, askedAt = -Infinity }, decided }: PendingRows<T, D>) =>
  items.filter((item, place) => askedAt > (decided.get(keyOf(item, place)) ?? -Infinity) || !decided.has(keyOf(item, place)));

/** Shows these items with their marks. */
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

/** The whole list in its order, with the waiting rows, because the user asked for it. Decided rows leave it. */
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
  // What is not shown needs no word about where it went.
  if (state === 'gone' && !isShown) marks.delete(key);
  // What is decided here leaves the end of the list at once: nothing moves when it does.
  const end = rows.findLastIndex((row) => !isDecidedHere(row.key === key ? state : row.state)) + 1;
  const since = at ?? (isDecidedHere(state) ? 0 : undefined);
  const decided = since === undefined ? before.decided : new Map(before.decided).set(key, since);
  return put(list, { ...before, marks, decided }, itemsOf(rows.slice(0, end)));
}

/** The reducer of one list of pending things, for `useReducer`. */
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

/** What a decision that was not simply answered leaves its row in; null when it was answered, or the person did not want it after all. */
export function rowAfter(outcome: Outcome, words: PendingWords): Pick<PendingRow<unknown>, 'state' | 'note'> | null {
  switch (outcome.kind) {
    case 'done':
      // After a lost answer it is no longer pending: who decided it, and how, is unknown.
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
