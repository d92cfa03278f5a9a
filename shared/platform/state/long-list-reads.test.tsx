import { act, waitFor } from '@testing-library/react';
import { platform } from '../platform';
import { longListKeys, useLongList } from './long-list';
import { isListed, listedRow, piecesOf, prefetchLongList, replaceListedRow, useKnownTotal, useListTotal } from './long-list-reads';
import { ALL, asked, backend, count, many, names, open, readAll, show, SOURCE, start, freshThings } from './testing/long-list';

freshThings();

test('one row is replaced wherever it is listed; the lists are as old as they were', async () => {
  const view = open();
  await count(view, 1000);
  view.rerender({ filters: { keywords: 'Thing 77' }, order: null });
  await count(view, 11);
  const updatedAt = () => platform().queryClient.getQueryState([...longListKeys.pages(SOURCE), {}, null])?.dataUpdatedAt;
  const before = updatedAt();
  expect(listedRow(SOURCE, 77)).toEqual({ id: 77, name: 'Thing 77' });
  expect(listedRow(SOURCE, 1400)).toBeUndefined();
  act(() => replaceListedRow(SOURCE, { id: 77, name: 'Changed' }));
  await waitFor(() => expect(names(view)?.[0]).toBe('Changed'));
  expect(listedRow(SOURCE, 77)?.name).toBe('Changed');
  view.rerender(ALL);
  await waitFor(() => expect(names(view)?.[76]).toBe('Changed'));
  expect(updatedAt()).toBe(before);
});

test('a row that is replaced while the list is read is not lost with an older answer', async () => {
  backend.things = many(10);
  const view = open();
  await count(view, 10);
  const older = backend.things;
  let answer = () => undefined as void;
  backend.gate = new Promise<void>((resolve) => (answer = resolve));
  act(() => void platform().queryClient.invalidateQueries({ queryKey: SOURCE.key }));
  backend.things = older.map((thing) => (thing.id === 5 ? { id: 5, name: 'Changed' } : thing));
  act(() => replaceListedRow(SOURCE, { id: 5, name: 'Changed' }));
  answer();
  await waitFor(() => expect(platform().queryClient.isFetching()).toBe(0));
  expect(asked()).toHaveLength(3);
  expect(names(view)?.[4]).toBe('Changed');
});

test('everything that a question finds comes piece by piece, until it is given up', async () => {
  backend.things = many(2500);
  const control = new AbortController();
  const sizes: number[] = [];
  for await (const { items } of piecesOf(SOURCE, ALL, control.signal)) sizes.push(items.length);
  expect(sizes).toEqual([1000, 1000, 500]);
  const pieces = piecesOf(SOURCE, { ...ALL, filters: { keywords: 'Thing' } }, control.signal);
  await pieces.next();
  control.abort();
  await expect(pieces.next()).rejects.toThrow('aborted');
});

test('reads a count without rows, and with rows from a backend that can’t count', async () => {
  const counted = show(() => useListTotal(SOURCE));
  await waitFor(() => expect(counted.result.current).toEqual({ total: 1500, totalIsLeast: false }));
  expect(asked()).toEqual([{ size: 1 }]);
  expect(readAll).not.toHaveBeenCalled();
  start({});
  const whole = show(() => useListTotal(SOURCE));
  await waitFor(() => expect(whole.result.current).toEqual({ total: 1500, totalIsLeast: false }));
  expect(asked()).toHaveLength(1);
});

test('a total is no reading of the rows: replacing one leaves it alone', async () => {
  const counted = show(() => useListTotal(SOURCE));
  await waitFor(() => expect(counted.result.current?.total).toBe(1500));
  act(() => replaceListedRow(SOURCE, { id: 5, name: 'Changed' }));
  expect(listedRow(SOURCE, 5)).toBeUndefined();
  expect(counted.result.current?.total).toBe(1500);
});

test('what was read ahead is known, and shown without asking again', async () => {
  const known = show(() => useKnownTotal(SOURCE));
  expect(known.result.current).toBeNull();
  await act(() => prefetchLongList(SOURCE));
  await waitFor(() => expect(known.result.current).toBe(1500));
  await count(open(), 1000);
  expect(asked()).toEqual([{ size: 1000 }]);
});

test.each([
  ['asked for by its id, where the server searches', { capabilities: ['user-search'] }, 1],
  ['looked for in the whole list, where it does not', {}, 0],
] as const)('whether a row is there is %s', async (_, capabilities, searches) => {
  start(capabilities as Parameters<typeof start>[0]);
  expect(await isListed(SOURCE, 1400)).toBe(true);
  expect(asked()).toHaveLength(searches);
  backend.things = many(5);
  expect(await isListed(SOURCE, 1400)).toBe(false);
});

test('nothing is read while it is not wanted', async () => {
  const view = show(() => useLongList(SOURCE, {}, null, { enabled: false }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(view.result.current.rows).toBeUndefined();
  expect(asked()).toEqual([]);
});

test('who only counts a list has it read again page by page, as who shows it', async () => {
  const view = show(() => ({ list: useLongList(SOURCE, {}, null), known: useKnownTotal(SOURCE), total: useListTotal(SOURCE) }));
  backend.things = many(5);
  await waitFor(() => expect(view.result.current.list.rows).toBeDefined());
  await act(() => platform().queryClient.invalidateQueries({ queryKey: SOURCE.key }));
  await waitFor(() => expect(asked().length).toBeGreaterThan(3));
  expect(readAll).not.toHaveBeenCalled();
});

test('reads a row and the number of rows from a server of one’s own that searches, and the whole list from one that doesn’t', async () => {
  start({});
  const paged = show(() => useListTotal({ ...SOURCE, capability: true }));
  await waitFor(() => expect(paged.result.current?.total).toBe(1500));
  expect(await isListed({ ...SOURCE, capability: true }, 1400)).toBe(true);
  expect([asked(), readAll.mock.calls.length]).toEqual([[{ size: 1 }, { id: 1400, size: 1 }], 0]);
  const whole = show(() => useListTotal({ ...SOURCE, key: ['others'], capability: false }));
  await waitFor(() => expect(whole.result.current?.total).toBe(1500));
  expect([asked().length, readAll.mock.calls.length]).toEqual([2, 1]);
});
