import type { SearchPage } from '@arena/shared/contract';
import { type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { platform } from '../../platform';
import { type LongListSource, type SearchFilters, type SearchOrder, useLongList } from '../long-list';

interface Thing {
  readonly id: number;
  readonly name: string;
}
type Query = Parameters<LongListSource<Thing>['search']>[0];

export const many = (count: number): Thing[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Thing ${index + 1}` }));

/** The data of a test's lists. */
export const backend = {
  things: [] as Thing[],
  /** Delays the answers to searches. */
  gate: Promise.resolve() as Promise<unknown>,
  refusal: null as Error | null,
};
/** The server stops counting here. */
const COUNTED = 1600;

export const readAll = jest.fn(async () => backend.things);
export const search = jest.fn(async ({ keywords = '', id, order, after = '0', size }: Query): Promise<SearchPage<Thing>> => {
  await backend.gate;
  if (backend.refusal !== null) throw backend.refusal;
  const found = backend.things.filter((thing) => thing.name.includes(String(keywords)) && (id === undefined || thing.id === id));
  const inOrder = order === 'desc' ? found.toReversed() : found;
  const start = Number(after);
  const end = start + size;
  const next = end < found.length ? String(end) : null;
  const total = start === 0 ? Math.min(COUNTED, found.length) : null;
  return { items: inOrder.slice(start, end), next, total, totalIsLeast: start === 0 && found.length > COUNTED };
});
export const SOURCE: LongListSource<Thing> = { key: ['things'], capability: 'user-search', readAll, search };
/** The requests it received. */
export const asked = () => search.mock.calls.map(([query]) => query);

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={platform().queryClient}>{children}</QueryClientProvider>
);
/** Renders a hook in a screen. */
export const show = <T,>(hook: () => T) => renderHook(hook, { wrapper });

interface Props {
  readonly filters: SearchFilters;
  readonly order: SearchOrder | null;
}
export const ALL: Props = { filters: {}, order: null };
export const open = (initialProps: Props = ALL) =>
  renderHook(({ filters, order }: Props) => useLongList(SOURCE, filters, order), { wrapper, initialProps });
type View = ReturnType<typeof open>;
export const names = ({ result }: View) => result.current.rows?.map(({ name }) => name);
export const count = (view: View, rows: number) => waitFor(() => expect(view.result.current.rows).toHaveLength(rows));

let host: FakePlatform;
/** A platform whose backend announces these capabilities. */
export const start = (options: Parameters<typeof installFakePlatform>[0] = { capabilities: ['user-search'] }) =>
  (host = installFakePlatform(options));

/** Sets up 1,500 items before each test, and checks that no toast is left after it. */
export function freshThings(): void {
  beforeEach(() => {
    Object.assign(backend, { things: many(1500), gate: Promise.resolve(), refusal: null });
    search.mockClear();
    readAll.mockClear();
    start();
  });
  afterEach(() => {
    jest.useRealTimers();
    expect(host.toasts).toEqual([]);
  });
}
