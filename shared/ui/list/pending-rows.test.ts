import { NO_PENDING_ROWS, type PendingAction, type PendingList, pendingReducer, type PendingRows, type PendingState } from './pending-rows';

interface Request {
  readonly id: number;
  readonly fact?: string;
}
const list = (changes: Partial<PendingList<Request>> = {}): PendingList<Request> => ({
  keyOf: ({ id }) => String(id),
  order: (items) => [...items].sort((a, b) => b.id - a.id),
  newRows: 'wait',
  words: { elsewhere: 'Handled in another session.', stillPending: 'Still pending.', notPending: 'Decided all the same.' },
  ...changes,
});
const after = (actions: readonly PendingAction<Request>[], changes?: Partial<PendingList<Request>>) =>
  actions.reduce(pendingReducer(list(changes)), NO_PENDING_ROWS as PendingRows<Request>);
const read = (...ids: number[]): PendingAction<Request> => ({ type: 'read', items: ids.map((id) => ({ id })) });
const mark = (id: number, state: PendingState, note: string | null = null): PendingAction<Request> => ({
  type: 'mark',
  key: String(id),
  state,
  note,
});
const idsOf = ({ rows }: PendingRows<Request>) => rows?.map(({ item }) => item.id);
const rowOf = (state: PendingRows<Request>, id: number) => state.rows?.find(({ item }) => item.id === id);

test.each([
  ['open', true, 'open', null],
  ['open', false, 'gone', 'Handled in another session.'],
  ['sending', false, 'sending', null],
  ['unsure', true, 'open', 'No answer. Still pending.'],
  ['unsure', false, 'gone', 'No answer. Decided all the same.'],
  ['accepted', false, 'accepted', null],
  ['rejected', true, 'rejected', null],
  ['gone', true, 'gone', null],
] as const)('a row that is %s and is pending there (%s) is %s after the reading', (state, pending, then, note) => {
  const before = after([read(2, 1), mark(2, state, state === 'unsure' ? 'No answer' : null)]);
  const next = pendingReducer(list())(before, pending ? read(1, 2) : read(1));
  expect(rowOf(next, 2)).toMatchObject({ state: then, note });
});

test('a reading moves nothing: its facts come, new rows wait, and are shown in their order when asked for', () => {
  const waiting = after([read(2, 1), { type: 'read', items: [{ id: 1, fact: 'new' }, { id: 2 }, { id: 3 }] }]);
  expect(idsOf(waiting)).toEqual([2, 1]);
  expect(rowOf(waiting, 1)?.item.fact).toBe('new');
  expect(waiting.waiting).toEqual([{ id: 3 }]);
  expect(idsOf(pendingReducer(list())(waiting, { type: 'show' }))).toEqual([3, 2, 1]);
});

test('where new rows do not wait they are added at the end, and what was removed here does not come back', () => {
  const state = after([read(2, 1), { type: 'remove', key: '2' }, read(3, 2, 1)], { newRows: 'append' });
  expect(idsOf(state)).toEqual([1, 3]);
  expect(state.waiting).toEqual([]);
});

test('what is decided here keeps its place until it is cleared, and leaves the end of the list at once', () => {
  expect(idsOf(after([read(3, 2, 1), mark(3, 'accepted')]))).toEqual([3, 2, 1]);
  expect(idsOf(after([read(3, 2, 1), mark(1, 'accepted')]))).toEqual([3, 2]);
  expect(idsOf(after([read(3, 2, 1), mark(2, 'rejected'), mark(1, 'accepted')]))).toEqual([3]);
  expect(idsOf(after([read(3, 2, 1), mark(3, 'accepted'), { type: 'clear', states: ['accepted', 'rejected'] }]))).toEqual([2, 1]);
});

test('what the server finds is another list than before, and its next page follows at once', () => {
  const found = (of: string, ...ids: number[]): PendingAction<Request> => ({ type: 'read', of, items: ids.map((id) => ({ id })) });
  const first = after([found('', 9, 8), mark(8, 'sending')]);
  const more = pendingReducer(list())(first, found('', 9, 8, 7));
  expect(idsOf(more)).toEqual([9, 8, 7]);
  expect(more.waiting).toEqual([]);
  const searched = pendingReducer(list())(more, found('z', 3));
  expect(idsOf(searched)).toEqual([3]);
  // Items outside the search results don't count as decided.
  expect(searched.rows?.map(({ state }) => state)).toEqual(['open']);
  const again = [{ type: 'remove', key: '3' } as const, found('', 9, 3)].reduce(pendingReducer(list()), searched);
  expect(idsOf(again)).toEqual([9]);
});

describe('a queue whose readings say when they began', () => {
  const reduce = pendingReducer<Request>(
    list({
      order: (items) => items,
      newRows: 'wait-while-open',
      keyOf: ({ id }, place) => (id === 0 ? `none-${place}` : String(id)),
      hasIdentity: ({ id }) => id !== 0,
    }),
  );
  const run = (...actions: PendingAction<Request>[]) => actions.reduce(reduce, NO_PENDING_ROWS as PendingRows<Request>);
  const readAt = (askedAt: number, ids: readonly number[], of?: string): PendingAction<Request> => ({
    ...{ type: 'read', askedAt, of },
    items: ids.map((id) => ({ id })),
  });
  const removed = (id: number, at: number): PendingAction<Request> => ({ type: 'remove', key: String(id), at });
  const goneAt = (id: number, at: number): PendingAction<Request> => ({
    type: 'mark',
    key: String(id),
    state: 'gone',
    note: 'Colleague.',
    at,
  });
  const waitingOf = ({ waiting }: PendingRows<Request>) => waiting.map(({ id }) => id);

  test('a reading that says the same leaves the rows as they are, and another fact changes one row', () => {
    const before = run(readAt(1, [1, 2]));
    expect(reduce(before, readAt(2, [1, 2])).rows).toBe(before.rows);
    const after = reduce(before, { type: 'read', askedAt: 2, items: [{ id: 1 }, { id: 2, fact: 'new' }] });
    expect(after.rows?.[0]).toBe(before.rows?.[0]);
    expect(after.rows?.[1]?.item.fact).toBe('new');
  });

  test('new ones wait, are shown in the order of the list, and at once when no row is left to decide', () => {
    const waiting = run(readAt(1, [1, 2]), readAt(2, [3, 1, 2]));
    expect([idsOf(waiting), waitingOf(waiting)]).toEqual([[1, 2], [3]]);
    expect(idsOf(reduce(waiting, { type: 'show' }))).toEqual([3, 1, 2]);
    expect(idsOf(run(readAt(1, [1]), removed(1, 2), readAt(3, [2])))).toEqual([2]);
    expect(idsOf(run(readAt(1, [1]), goneAt(1, 2), readAt(3, [2])))).toEqual([2]);
  });

  test('one that may have been decided from here is not called gone, and is named until it is listed again', () => {
    const ours = (askedAt: number, ids: number[]) => ({ ...readAt(askedAt, ids), mayBeOurs: ({ id }: Request) => id === 2 }) as const;
    const left = run(ours(1, [1, 2, 3]), ours(2, [1]));
    expect(left.left).toEqual([{ id: 2 }]);
    expect(left.rows?.map(({ state }) => state)).toEqual(['open', 'open', 'gone']);
    expect(reduce(left, ours(3, [1, 2])).left).toEqual([]);
  });

  test('what is being sent is left to its own answer', () => {
    const sending = run(readAt(1, [1, 2]), mark(1, 'sending'), readAt(2, [2]));
    expect(rowOf(sending, 1)?.state).toBe('sending');
    expect(idsOf(reduce(sending, removed(1, 3)))).toEqual([2]);
  });

  test('a reading that began before a decision does not bring it back; a later one does, as news', () => {
    const before = run(readAt(1, [1, 2]), removed(1, 5), readAt(4, [1, 2]));
    expect([idsOf(before), waitingOf(before), before.outdated]).toEqual([[2], [], 1]);
    const later = reduce(before, readAt(6, [1, 2]));
    expect([idsOf(later), waitingOf(later), later.outdated]).toEqual([[2], [1], 0]);
  });

  test('what is known to be handled by someone else is believed until a newer reading says otherwise', () => {
    const gone = run(readAt(1, [1, 2]), goneAt(1, 5), readAt(4, [1, 2]));
    expect(rowOf(gone, 1)).toMatchObject({ state: 'gone', note: 'Colleague.' });
    expect(rowOf(reduce(gone, readAt(6, [1, 2])), 1)).toMatchObject({ state: 'open', note: null });
    expect(idsOf(reduce(gone, { type: 'clear', states: ['gone'] }))).toEqual([2]);
  });

  test('what cannot be told apart is shown as the list has it', () => {
    const shown = run(readAt(1, [1]), readAt(2, [1, 0]), { type: 'show' });
    expect(idsOf(shown)).toEqual([1, 0]);
    expect(idsOf(reduce(shown, readAt(3, [1])))).toEqual([1]);
  });

  test('of a long list what comes between rows waits, and a row behind the last listed one may still be there', () => {
    const more = run(readAt(1, [1, 2, 3], ''), readAt(2, [1, 7, 2, 3, 4, 5], ''));
    expect([idsOf(more), waitingOf(more)]).toEqual([[1, 2, 3, 4, 5], [7]]);
    const less = run(readAt(1, [1, 2, 3, 4], ''), readAt(2, [1, 3], ''));
    expect(less.rows?.map(({ state }) => state)).toEqual(['open', 'gone', 'open', 'open']);
  });

  test('another search has other rows and keeps the marks', () => {
    const found = run(readAt(1, [1, 2, 3], ''), mark(3, 'sending'), removed(2, 2), readAt(3, [3], 'z'));
    expect([idsOf(found), waitingOf(found), rowOf(found, 3)?.state]).toEqual([[3], [], 'sending']);
    expect(idsOf(reduce(found, readAt(0, [1, 2, 3], '')))).toEqual([1, 3]);
  });
});

test('a row whose decision was undone is open again with its note, and a decided one stays', () => {
  const reopen = { type: 'reopen', key: '2', note: 'Too few coins' } as const;
  expect(rowOf(after([read(2, 1), mark(2, 'sending'), reopen]), 2)).toMatchObject({ state: 'open', note: 'Too few coins' });
  expect(rowOf(after([read(2, 1), mark(2, 'accepted'), reopen]), 2)).toMatchObject({ state: 'accepted', note: null });
  expect(rowOf(after([read(2, 1), mark(2, 'unsure', 'No answer'), reopen]), 2)).toMatchObject({ state: 'unsure', note: 'No answer' });
});
