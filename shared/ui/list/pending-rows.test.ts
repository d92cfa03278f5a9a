import { NO_PENDING_ROWS, type PendingAction, type PendingList, pendingReducer, type PendingRows, type PendingState } from './pending-rows';

interface Request {
  readonly id: number;
  readonly fact?: string;
}
const list = (changes: Partial<PendingList<Request>> = {}): PendingList<Request> => ({
  keyOf: ({ id }) => String(id),
  order: (items) => [...items].sort((a, b) => b.id - a.id),
  newRows: 'wait',
  words: { elsewhere: 'Decided elsewhere.', stillPending: 'Still pending.', notPending: 'Decided all the same.' },
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
  ['open', false, 'gone', 'Decided elsewhere.'],
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
  // Nothing is called decided for not being among what was searched for.
  expect(searched.rows?.map(({ state }) => state)).toEqual(['open']);
  const again = [{ type: 'remove', key: '3' } as const, found('', 9, 3)].reduce(pendingReducer(list()), searched);
  expect(idsOf(again)).toEqual([9]);
});
