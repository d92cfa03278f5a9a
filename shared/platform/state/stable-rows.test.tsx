import { installFakePlatform } from '@arena/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { announceChange } from './live';
import { reconcile, markOwnChange, useStableRows } from './stable-rows';

const row = (id: number, fact = '') => ({ id, fact });
const rows = (...ids: number[]) => ids.map((id) => row(id));
const held = (...ids: number[]) => ({ rows: rows(...ids), changes: new Map<number, never>() });
const ME = 1;
const change = (id: number | null, status: string | null = 'PENDING', actorId: number | null = 2) => ({
  ...{ subject: 'room', id, status, actorId },
});

beforeEach(() => void installFakePlatform());

// The table in stable-rows.ts: the displayed rows, the server's, and the result.
test.each([
  ['nothing has changed', [3, 2, 1], [3, 2, 1], [3, 2, 1], 0, []],
  ['a new one above', [3, 2, 1], [4, 3, 2, 1], [3, 2, 1], 1, []],
  ['a new one between two', [3, 1], [3, 2, 1], [3, 1], 1, []],
  ['new ones below', [3, 2], [3, 2, 1, 0], [3, 2, 1, 0], 0, []],
  ['one that left', [3, 2, 1], [3, 1], [3, 2, 1], 0, [2]],
  ['one that left and one that came', [3, 2, 1], [4, 3, 1], [3, 2, 1], 1, [2]],
  ['another order', [3, 2, 1], [1, 2, 3], [3, 2, 1], 0, []],
  ['all that were shown left', [3, 2], [5, 4], [5, 4], 0, []],
  ['nothing was shown', [], [5, 4], [5, 4], 0, []],
])('%s', (_, shown, latest, ids, waiting, gone) => {
  const steady = reconcile(held(...shown), rows(...latest));
  expect(steady.rows.map(({ id }) => id)).toEqual(ids);
  expect(steady.waiting).toBe(waiting);
  expect([...steady.gone.keys()]).toEqual(gone);
});

function open() {
  const view = renderHook(({ list, source }) => useStableRows('room', list, source), {
    initialProps: { list: rows(3, 2, 1) as ReturnType<typeof rows> | undefined, source: 'a' },
  });
  return {
    view,
    ids: () => view.result.current.rows?.map(({ id }) => id),
    steady: () => view.result.current,
    read: (list: ReturnType<typeof rows>, source = 'a') => view.rerender({ list, source }),
  };
}
const announce = (...args: Parameters<typeof change>) => act(() => announceChange(change(...args)));

test('a list is shown as it was read, until the server announces a change', () => {
  const list = open();
  list.read(rows(4, 3, 2, 1));
  expect(list.ids()).toEqual([4, 3, 2, 1]);
  announce(5);
  list.read(rows(5, 4, 3, 2, 1));
  expect(list.ids()).toEqual([4, 3, 2, 1]);
  expect(list.steady().waiting).toBe(1);
  act(() => list.steady().show());
  expect(list.ids()).toEqual([5, 4, 3, 2, 1]);
});

test('facts are brought up to date in their place', () => {
  const list = open();
  announce(2, 'COIN_TIME');
  list.read([row(3), row(2, 'new'), row(1)]);
  expect(list.steady().rows?.[1]?.fact).toBe('new');
});

test.each([
  [null, 2, 'Deleted by another administrator.'],
  [null, ME, 'Deleted in another session.'],
  ['ALL_DONE', 2, 'Changed to ALL_DONE by another administrator.'],
  ['ALL_DONE', null, 'Changed to ALL_DONE in another session.'],
])('a row that left with status %s by %s says “%s”', (status, actorId, note) => {
  const list = open();
  announce(2, status, actorId);
  list.read(rows(3, 1));
  expect(list.ids()).toEqual([3, 2, 1]);
  expect(list.steady().gone.get(2)).toBe(note);
});

test.each([
  ['something new', 'before', null],
  ['something new', 'after', null],
  ['a change of a known thing', 'before', 4],
  ['a change of a known thing', 'after', 4],
])('shows %s of this tab at once, announced %s its answer', (_, when, id) => {
  const list = open();
  const own = () => announce(4, 'PENDING', ME);
  if (when === 'before') own();
  act(() => markOwnChange('room', id));
  if (when === 'after') own();
  list.read(rows(4, 3, 2, 1));
  expect(list.ids()).toEqual([4, 3, 2, 1]);
  announce(5);
  list.read(rows(5, 4, 3, 2, 1));
  expect(list.steady().waiting).toBe(1);
});

test('tells a change of another tab from one of this tab by its id, however soon it follows and however late its own comes', () => {
  jest.useFakeTimers();
  const list = open();
  act(() => markOwnChange('room', 31));
  jest.advanceTimersByTime(60_000);
  announce(31, null, ME);
  list.read(rows(3, 2));
  expect(list.ids()).toEqual([3, 2]);
  announce(2, null, ME);
  list.read(rows(3));
  expect(list.steady().gone.get(2)).toBe('Deleted in another session.');
  jest.useRealTimers();
});

test('after events may have been missed, and in another list, nothing moves that should not', () => {
  const list = open();
  act(() => announceChange({ subject: 'topup', id: 1, status: null, actorId: 2 }));
  list.read(rows(4, 3, 2, 1));
  expect(list.ids()).toEqual([4, 3, 2, 1]);
  act(() => announceChange({ subject: null, id: null, status: null, actorId: null }));
  list.read(rows(5, 4, 3, 2, 1));
  expect(list.steady().waiting).toBe(1);
  list.read(rows(9, 8), 'another tab');
  expect(list.ids()).toEqual([9, 8]);
  expect(list.steady().waiting).toBe(0);
});
