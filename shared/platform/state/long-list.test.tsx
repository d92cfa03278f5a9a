import { act, waitFor } from '@testing-library/react';
import { platform } from '../platform';
import { prefetchLongList } from './long-list-reads';
import { ALL, asked, backend, count, many, names, open, readAll, search, SOURCE, start, freshThings } from './testing/long-list';

freshThings();

test('reads the whole list, as specified, from a backend that can’t search', async () => {
  start({});
  const view = open({ filters: { keywords: '7' }, order: { sort: 'name', order: 'desc' } });
  await count(view, 1500);
  expect(view.result.current).toMatchObject({ isWhole: true, total: 1500, totalIsLeast: false, isSearching: false, more: null });
  expect(search).not.toHaveBeenCalled();
});

test('reads a list that fits into one page only once', async () => {
  backend.things = many(1000);
  const view = open();
  await count(view, 1000);
  view.rerender({ filters: { keywords: '7' }, order: { sort: 'name', order: 'desc' } });
  expect(view.result.current).toMatchObject({ isWhole: true, total: 1000, isSearching: false, more: null });
  expect(asked()).toEqual([{ size: 1000 }]);
  expect(readAll).not.toHaveBeenCalled();
});

test('a list that was read before its screen is in the first render, and not read again', async () => {
  await prefetchLongList(SOURCE);
  const view = open();
  expect(view.result.current).toMatchObject({ isWhole: false, total: 1500, isSearching: false });
  expect(view.result.current.rows).toHaveLength(1000);
  await act(async () => undefined);
  expect(asked()).toEqual([{ size: 1000 }]);
});

test('a list is read early only when it is known what the backend has', async () => {
  const { capabilities } = platform();
  let tell: () => void = () => undefined;
  let known = false;
  jest.spyOn(capabilities, 'asked').mockImplementation(() => known);
  jest.spyOn(capabilities, 'has').mockImplementation(() => known);
  jest.spyOn(capabilities, 'subscribe').mockImplementation((listener) => {
    tell = listener;
    return () => undefined;
  });
  const reading = prefetchLongList(SOURCE);
  await act(async () => undefined);
  expect([readAll.mock.calls.length, search.mock.calls.length]).toEqual([0, 0]);
  known = true;
  tell();
  await reading;
  expect(asked()).toEqual([{ size: 1000 }]);
});

test.each([
  [true, { searched: [{ size: 1000 }], whole: 0 }],
  [false, { searched: [], whole: 1 }],
])(
  'a list of a server of one’s own is read without waiting for the platform’s capabilities: %s',
  async (capability, { searched, whole }) => {
    start({});
    jest.spyOn(platform().capabilities, 'asked').mockReturnValue(false);
    await prefetchLongList({ ...SOURCE, capability });
    expect([asked(), readAll.mock.calls.length]).toEqual([searched, whole]);
  },
);

test('the first page of a longer one is there with the first answer, and the others follow it', async () => {
  const view = open();
  await count(view, 1000);
  expect(view.result.current).toMatchObject({ isWhole: false, total: 1500 });
  expect(asked()).toEqual([{ size: 1000 }]);
  act(() => {
    view.result.current.more?.load();
    view.result.current.more?.load();
  });
  await count(view, 1100);
  expect(asked().slice(1)).toEqual([{ size: 100, after: '1000' }]);
  for (let rows = 1200; rows <= 1500; rows += 100) {
    act(() => view.result.current.more?.load());
    await count(view, rows);
  }
  expect(view.result.current.more).toBeNull();
});

test('it is searched and sorted by the server, and what was there stays until the answer', async () => {
  const view = open();
  await count(view, 1000);
  let answer = () => undefined as void;
  backend.gate = new Promise<void>((resolve) => (answer = resolve));
  view.rerender({ filters: { keywords: 'Thing 77' }, order: { sort: 'name', order: 'desc' } });
  await waitFor(() => expect(asked()).toHaveLength(3));
  expect(view.result.current.isSearching).toBe(true);
  expect(view.result.current.rows).toHaveLength(1000);
  answer();
  await count(view, 11);
  expect(view.result.current).toMatchObject({ isSearching: false, total: 11, isWhole: false, more: null });
  expect(names(view)?.[0]).toBe('Thing 779');
  // The order applies immediately, the text is debounced.
  expect(asked().slice(1)).toEqual([
    { sort: 'name', order: 'desc', size: 100 },
    { keywords: 'Thing 77', sort: 'name', order: 'desc', size: 100 },
  ]);
  view.rerender(ALL);
  await count(view, 1000);
  expect(asked()).toHaveLength(3);
});

test('letters that follow each other are searched for once', async () => {
  const view = open();
  await count(view, 1000);
  for (const keywords of ['T', 'Th', 'Thing 1']) view.rerender({ filters: { keywords }, order: null });
  expect(view.result.current.isSearching).toBe(true);
  await waitFor(() => expect(view.result.current).toMatchObject({ isSearching: false, total: 612 }));
  expect(asked().slice(1)).toEqual([{ keywords: 'Thing 1', size: 100 }]);
});

test('a total that was not counted to its end is known when all rows are there', async () => {
  backend.things = many(1650);
  const view = open({ filters: { keywords: 'Thing' }, order: null });
  await count(view, 100);
  expect(view.result.current).toMatchObject({ total: 1600, totalIsLeast: true });
  for (let rows = 200; rows < 1750; rows += 100) {
    act(() => view.result.current.more?.load());
    await count(view, Math.min(rows, 1650));
  }
  expect(view.result.current).toMatchObject({ total: 1650, totalIsLeast: false, more: null });
});

test('read again it has as many rows as before, and the first page alone is not asked for any more', async () => {
  const view = open();
  await count(view, 1000);
  act(() => view.result.current.more?.load());
  await count(view, 1100);
  backend.things = [{ id: 0, name: 'New' }, ...backend.things];
  await act(() => platform().queryClient.invalidateQueries({ queryKey: SOURCE.key }));
  await waitFor(() => expect(names(view)?.[0]).toBe('New'));
  expect(view.result.current.rows).toHaveLength(1100);
  expect(asked().slice(2)).toEqual([{ size: 1000 }, { size: 100, after: '1000' }]);
});

test('a row that moved over the edge of a page is shown once', async () => {
  const view = open();
  await count(view, 1000);
  backend.things = [{ id: 0, name: 'New' }, ...backend.things];
  act(() => view.result.current.more?.load());
  await count(view, 1099);
  expect(new Set(view.result.current.rows?.map(({ id }) => id)).size).toBe(1099);
});

test('a list that outgrows its page is searched by the server from then on', async () => {
  backend.things = many(1000);
  const view = open({ filters: { keywords: '99' }, order: null });
  await count(view, 1000);
  backend.things = many(1001);
  await act(() => platform().queryClient.invalidateQueries({ queryKey: SOURCE.key }));
  await count(view, 19);
  expect(view.result.current).toMatchObject({ isWhole: false, total: 19 });
});

test('what fails says so, of the first reading, a search and a page', async () => {
  backend.refusal = new Error('Not now');
  const view = open();
  await waitFor(() => expect(view.result.current.query.error).toBe(backend.refusal));
  backend.refusal = null;
  act(() => void view.result.current.query.refetch());
  await count(view, 1000);
  backend.refusal = new Error('No further');
  act(() => view.result.current.more?.load());
  await waitFor(() => expect(view.result.current.more?.failed).toBe(true));
  expect(view.result.current.rows).toHaveLength(1000);
  view.rerender({ filters: { keywords: 'x' }, order: null });
  await waitFor(() => expect(view.result.current.rows).toBeUndefined());
  expect(view.result.current.query.error).toBe(backend.refusal);
});
