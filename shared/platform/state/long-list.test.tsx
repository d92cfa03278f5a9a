import type { SearchPage } from '@arena/shared/contract';
import { type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { platform } from '../platform';
import {
  listedRow,
  longListKeys,
  type LongListSource,
  piecesOf,
  replaceListedRow,
  type SearchFilters,
  type SearchOrder,
  useLongList,
} from './long-list';

interface Thing {
  readonly id: number;
  readonly name: string;
}
type Query = Parameters<LongListSource<Thing>['search']>[0];

let host: FakePlatform;
let things: Thing[];
/** What is waited for before a search is answered. */
let gate: Promise<unknown>;
let refusal: Error | null;
const readAll = jest.fn(async () => things);
const search = jest.fn(async ({ keywords = '', order, after = '0', size }: Query): Promise<SearchPage<Thing>> => {
  await gate;
  if (refusal !== null) throw refusal;
  const found = things.filter(({ name }) => name.includes(String(keywords)));
  const inOrder = order === 'desc' ? found.toReversed() : found;
  const start = Number(after);
  const end = start + size;
  const next = end < found.length ? String(end) : null;
  const total = start === 0 ? Math.min(COUNTED, found.length) : null;
  return { items: inOrder.slice(start, end), next, total, totalIsLeast: start === 0 && found.length > COUNTED };
});
/** The server counts no further. */
const COUNTED = 1600;
const SOURCE: LongListSource<Thing> = { key: ['things'], capability: 'user-search', readAll, search };

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Thing ${index + 1}` }));
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={platform().queryClient}>{children}</QueryClientProvider>
);
interface Props {
  readonly filters: SearchFilters;
  readonly order: SearchOrder | null;
}
const ALL: Props = { filters: {}, order: null };
const open = (initialProps: Props = ALL) =>
  renderHook(({ filters, order }: Props) => useLongList(SOURCE, filters, order), { wrapper, initialProps });
type View = ReturnType<typeof open>;
const names = ({ result }: View) => result.current.rows?.map(({ name }) => name);
const count = (view: View, rows: number) => waitFor(() => expect(view.result.current.rows).toHaveLength(rows));
const asked = () => search.mock.calls.map(([query]) => query);
const start = (capabilities: Parameters<typeof installFakePlatform>[0] = { capabilities: ['user-search'] }) =>
  (host = installFakePlatform(capabilities));

beforeEach(() => {
  things = many(1500);
  gate = Promise.resolve();
  refusal = null;
  search.mockClear();
  readAll.mockClear();
  start();
});
afterEach(() => {
  jest.useRealTimers();
  expect(host.toasts).toEqual([]);
});

test('a backend that does not search is asked for the whole list, as the specification has it', async () => {
  start({});
  const view = open({ filters: { keywords: '7' }, order: { sort: 'name', order: 'desc' } });
  await count(view, 1500);
  expect(view.result.current).toMatchObject({ isWhole: true, total: 1500, totalIsLeast: false, isSearching: false, more: null });
  expect(search).not.toHaveBeenCalled();
});

test('a list that fits into one page is read once, whatever is asked of it', async () => {
  things = many(1000);
  const view = open();
  await count(view, 1000);
  view.rerender({ filters: { keywords: '7' }, order: { sort: 'name', order: 'desc' } });
  expect(view.result.current).toMatchObject({ isWhole: true, total: 1000, isSearching: false, more: null });
  expect(asked()).toEqual([{ size: 1000 }]);
  expect(readAll).not.toHaveBeenCalled();
});

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
  gate = new Promise<void>((resolve) => (answer = resolve));
  view.rerender({ filters: { keywords: 'Thing 77' }, order: { sort: 'name', order: 'desc' } });
  await waitFor(() => expect(asked()).toHaveLength(3));
  expect(view.result.current.isSearching).toBe(true);
  expect(view.result.current.rows).toHaveLength(1000);
  answer();
  await count(view, 11);
  expect(view.result.current).toMatchObject({ isSearching: false, total: 11, isWhole: false, more: null });
  expect(names(view)?.[0]).toBe('Thing 779');
  // The order counts at once, the text when nothing was typed for a moment.
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
  things = many(1650);
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
  things = [{ id: 0, name: 'New' }, ...things];
  await act(() => platform().queryClient.invalidateQueries({ queryKey: SOURCE.key }));
  await waitFor(() => expect(names(view)?.[0]).toBe('New'));
  expect(view.result.current.rows).toHaveLength(1100);
  expect(asked().slice(2)).toEqual([{ size: 1000 }, { size: 100, after: '1000' }]);
});

test('a row that moved over the edge of a page is shown once', async () => {
  const view = open();
  await count(view, 1000);
  things = [{ id: 0, name: 'New' }, ...things];
  act(() => view.result.current.more?.load());
  await count(view, 1099);
  expect(new Set(view.result.current.rows?.map(({ id }) => id)).size).toBe(1099);
});

test('a list that outgrows its page is searched by the server from then on', async () => {
  things = many(1000);
  const view = open({ filters: { keywords: '99' }, order: null });
  await count(view, 1000);
  things = many(1001);
  await act(() => platform().queryClient.invalidateQueries({ queryKey: SOURCE.key }));
  await count(view, 19);
  expect(view.result.current).toMatchObject({ isWhole: false, total: 19 });
});

test('what fails says so, of the first reading, a search and a page', async () => {
  refusal = new Error('Not now');
  const view = open();
  await waitFor(() => expect(view.result.current.query.error).toBe(refusal));
  refusal = null;
  act(() => void view.result.current.query.refetch());
  await count(view, 1000);
  refusal = new Error('No further');
  act(() => view.result.current.more?.load());
  await waitFor(() => expect(view.result.current.more?.failed).toBe(true));
  expect(view.result.current.rows).toHaveLength(1000);
  view.rerender({ filters: { keywords: 'x' }, order: null });
  await waitFor(() => expect(view.result.current.rows).toBeUndefined());
  expect(view.result.current.query.error).toBe(refusal);
});

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
  things = many(10);
  const view = open();
  await count(view, 10);
  const older = things;
  let answer = () => undefined as void;
  gate = new Promise<void>((resolve) => (answer = resolve));
  act(() => void platform().queryClient.invalidateQueries({ queryKey: SOURCE.key }));
  things = older.map((thing) => (thing.id === 5 ? { id: 5, name: 'Changed' } : thing));
  act(() => replaceListedRow(SOURCE, { id: 5, name: 'Changed' }));
  answer();
  await waitFor(() => expect(platform().queryClient.isFetching()).toBe(0));
  expect(asked()).toHaveLength(3);
  expect(names(view)?.[4]).toBe('Changed');
});

test('everything that a question finds comes piece by piece, until it is given up', async () => {
  things = many(2500);
  const control = new AbortController();
  const sizes: number[] = [];
  for await (const { items } of piecesOf(SOURCE, ALL, control.signal)) sizes.push(items.length);
  expect(sizes).toEqual([1000, 1000, 500]);
  const pieces = piecesOf(SOURCE, { ...ALL, filters: { keywords: 'Thing' } }, control.signal);
  await pieces.next();
  control.abort();
  await expect(pieces.next()).rejects.toThrow('aborted');
});
