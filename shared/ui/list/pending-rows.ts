import { GENERIC_MESSAGE, joinSentences, type Outcome } from '@arena/shared/platform';

/*
 * A list of what waits for a decision, as it stands on the screen. A reading never moves a row under somebody's pointer:
 *
 *   row        | still pending on the server         | not pending any more
 *   -----------+-------------------------------------+---------------------------------------
 *   open       | its facts are brought up to date    | gone: decided elsewhere
 *   sending    | stays: its own answer decides       | stays
 *   unsure     | open again, and that is added to    | gone, and that is added to what the
 *              | what the server said                | server said
 *   decided,   | stays until it is cleared           | stays until it is cleared
 *   gone       |                                     |
 *   (no row)   | waits until it is asked for, or is added at the end
 *
 * What was decided here and taken off the list does not come back with a reading that began before. A list that is longer than was
 * read is searched by the server: what is searched for is another list, which begins anew, and its next page follows at the end.
 */

/** `accepted` and `rejected`: decided here, and still shown. `gone`: decided elsewhere. */
export type PendingState = 'open' | 'sending' | 'unsure' | 'accepted' | 'rejected' | 'gone';

export interface PendingRow<T> {
  readonly key: string;
  readonly item: T;
  readonly state: PendingState;
  readonly note: string | null;
}

export interface PendingRows<T> {
  /** null before the first answer. */
  readonly rows: readonly PendingRow<T>[] | null;
  readonly waiting: readonly T[];
  readonly decided: readonly string[];
  /** What the rows were searched for. */
  readonly of?: string;
}

export type PendingAction<T> =
  /** `of`: what the server was asked for, where it searches; left out where the items are the whole list. */
  | { readonly type: 'read'; readonly items: readonly T[]; readonly of?: string }
  | { readonly type: 'show' }
  | { readonly type: 'mark'; readonly key: string; readonly state: PendingState; readonly note?: string | null }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'clear'; readonly states: readonly PendingState[] };

/** What a row says of its thing, after the server's own words where there are some. */
export interface PendingWords {
  readonly elsewhere: string;
  readonly stillPending: string;
  readonly notPending: string;
}

export interface PendingList<T> {
  readonly keyOf: (item: T) => string;
  /** The order of the list; as the server has it when left out. */
  readonly order?: (items: readonly T[]) => readonly T[];
  /** Whether a new row waits until it is asked for (`show`), or is added at the end. */
  readonly newRows: 'wait' | 'append';
  readonly words: PendingWords;
}

const isDecidedHere = (state: PendingState) => state === 'accepted' || state === 'rejected';

export const NO_PENDING_ROWS = { rows: null, waiting: [], decided: [] } as const;

/** The reducer of one list of pending things, for `useReducer`. */
export function pendingReducer<T>({ keyOf, order = (items) => items, newRows, words }: PendingList<T>) {
  type Row = PendingRow<T>;
  const rowOf = (item: T): Row => ({ key: keyOf(item), item, state: 'open', note: null });
  const byKey = (items: readonly T[]) => new Map(items.map((item) => [keyOf(item), item] as const));

  function afterReading(row: Row, pending: ReadonlyMap<string, T>): Row {
    const item = pending.get(row.key);
    if (row.state === 'open') return item === undefined ? { ...row, state: 'gone', note: words.elsewhere } : { ...row, item };
    if (row.state !== 'unsure') return row;
    return item === undefined
      ? { ...row, state: 'gone', note: joinSentences(row.note, words.notPending) }
      : { ...row, item, state: 'open', note: joinSentences(row.note, words.stillPending) };
  }

  function read(list: PendingRows<T>, items: readonly T[], of?: string): PendingRows<T> {
    const before = { ...((of ?? '') === (list.of ?? '') ? list : { ...NO_PENDING_ROWS, decided: list.decided }), of };
    const pending = byKey(order(items));
    const rows = before.rows ?? [];
    const known = new Set([...rows.map(({ key }) => key), ...before.decided]);
    const added = [...pending].flatMap(([key, item]) => (known.has(key) ? [] : [item]));
    const kept = rows.map((row) => afterReading(row, pending));
    return before.rows === null || newRows === 'append' || of !== undefined
      ? { ...before, rows: [...kept, ...added.map(rowOf)], waiting: [] }
      : { ...before, rows: kept, waiting: added };
  }

  /** The whole list in its order, with what waited: the person asked for it. What is decided leaves it. */
  function show(before: PendingRows<T>): PendingRows<T> {
    const undecided = (before.rows ?? []).filter(({ state }) => state !== 'gone' && !isDecidedHere(state));
    const all = new Map([...undecided, ...before.waiting.map(rowOf)].map((row) => [row.key, row] as const));
    const items = order([...all.values()].map(({ item }) => item));
    return { ...before, rows: items.flatMap((item) => all.get(keyOf(item)) ?? []), waiting: [] };
  }

  return (before: PendingRows<T>, action: PendingAction<T>): PendingRows<T> => {
    const rows = before.rows ?? [];
    switch (action.type) {
      case 'read':
        return read(before, action.items, action.of);
      case 'show':
        return show(before);
      case 'mark': {
        const marked = rows.map((row) => (row.key === action.key ? { ...row, state: action.state, note: action.note ?? null } : row));
        // What is decided here leaves the end of the list at once: nothing moves when it does.
        return { ...before, rows: marked.slice(0, marked.findLastIndex(({ state }) => !isDecidedHere(state)) + 1) };
      }
      case 'remove':
        return { ...before, rows: rows.filter(({ key }) => key !== action.key), decided: [...before.decided, action.key] };
      case 'clear':
        return { ...before, rows: rows.filter(({ state }) => !action.states.includes(state)) };
    }
  };
}

/** What a decision that was not simply answered leaves its row in; null when it was answered, or the person did not want it after all. */
export function rowAfter(outcome: Outcome, words: PendingWords): Pick<PendingRow<unknown>, 'state' | 'note'> | null {
  switch (outcome.kind) {
    case 'done':
      // After a lost answer it is not pending any more: who decided it, and how, is not known.
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
