import { requestOf, requests } from '../testing';
import { ELSEWHERE, NO_ROWS, NOT_PENDING, oldestFirst, type RequestRows, type RowState, rowsReducer, STILL_PENDING } from './request-rows';

const read = (before: RequestRows, ...numbers: number[]) => rowsReducer(before, { type: 'read', requests: requests(...numbers) });
const mark = (before: RequestRows, number: number, state: RowState) =>
  rowsReducer(before, { type: 'mark', key: String(500 + number), state });
const idsOf = ({ rows }: RequestRows) => rows?.map(({ request }) => request.id);
const stateOf = ({ rows }: RequestRows, number: number) => rows?.find(({ key }) => key === String(500 + number));

// `requestOf(3)` is older than `requestOf(1)`.
const shown = read(NO_ROWS, 1, 3, 2);

test('the oldest request comes first, one without a time last', () => {
  expect(idsOf(shown)).toEqual([503, 502, 501]);
  const untimed = requestOf(9, { requestedAt: null });
  expect(oldestFirst([untimed, ...requests(1)])[1]).toBe(untimed);
});

// The table of `request-rows.ts`: the state of a row, whether the server still lists it, and what becomes of it.
test.each([
  ['open', true, 'open', null],
  ['open', false, 'gone', ELSEWHERE],
  ['sending', true, 'sending', null],
  ['sending', false, 'sending', null],
  ['unsure', true, 'open', STILL_PENDING],
  ['unsure', false, 'gone', NOT_PENDING],
  ['accepted', true, 'accepted', null],
  ['accepted', false, 'accepted', null],
  ['rejected', false, 'rejected', null],
  ['gone', false, 'gone', null],
  ['gone', true, 'gone', null],
] as const)('a row that is %s, still pending on the server: %s, becomes %s', (state, pending, next, note) => {
  const before = mark(shown, 2, state);
  expect(stateOf(read(before, ...(pending ? [1, 2, 3] : [1, 3])), 2)).toMatchObject({ state: next, note });
});

test('new requests wait, however old they are, and move no row', () => {
  const after = read(shown, 1, 2, 3, 4, 0);
  expect(idsOf(after)).toEqual([503, 502, 501]);
  expect(after.waiting).toHaveLength(2);
});

test('showing them puts everything in order and drops what is decided', () => {
  const after = rowsReducer(read(mark(shown, 3, 'gone'), 1, 2, 4), { type: 'show' });
  expect(idsOf(after)).toEqual([504, 502, 501]);
  expect(after.waiting).toEqual([]);
});

test('a decided row stays in its place while others stand below it, and goes at once when none does', () => {
  expect(idsOf(mark(shown, 3, 'accepted'))).toEqual([503, 502, 501]);
  expect(idsOf(mark(shown, 1, 'accepted'))).toEqual([503, 502]);
  expect(idsOf(mark(mark(shown, 2, 'rejected'), 1, 'accepted'))).toEqual([503]);
});

test('two requests without an id are two rows', () => {
  const nameless = [requestOf(1, { id: null }), requestOf(2, { id: null })];
  expect(rowsReducer(NO_ROWS, { type: 'read', requests: nameless }).rows).toHaveLength(2);
});
