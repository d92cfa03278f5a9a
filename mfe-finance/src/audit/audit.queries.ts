import { type AuditEntry, auditCalls, type LogPage, type Movement } from '@arena/shared/contract';
import { platform, useInfiniteQuery } from '@arena/shared/platform';
import type { CsvColumn, CsvPiece } from '@arena/shared/ui';
import { changesOf, sideOf } from './changes';
import { type LogFilters, queryOf } from './log-filters';
import { actionText, subjectText } from './subjects';

/** Which page: the first or one by its number, or the one after another. */
type Place = { readonly pageNumber: number } | { readonly after: string };
type Paging = Place & { readonly pageSize: number };

const FIRST: Place = { pageNumber: 0 };

/** Which page comes next, by its number only where the backend knows nothing else; null at the end. */
const placeAfter = ({ last, items, next }: LogPage<unknown>, place: Place): Place | null => {
  if (next !== null) return { after: next };
  return last || items.length === 0 || 'after' in place ? null : { pageNumber: place.pageNumber + 1 };
};

/** One of the two logs: how it is read and exported. */
export interface Log<T extends { readonly id: number | null }> {
  readonly id: 'decisions' | 'movements';
  /** In a count of its rows. */
  readonly noun: readonly [one: string, many: string];
  read(filters: LogFilters, paging: Paging, signal: AbortSignal): Promise<LogPage<T>>;
  readonly csv: readonly CsvColumn<T>[];
}

export const DECISIONS_LOG: Log<AuditEntry> = {
  id: 'decisions',
  noun: ['entry', 'entries'],
  read: (filters, paging, signal) => platform().api.call(auditCalls.entries, { query: { ...queryOf(filters), ...paging } }, { signal }),
  csv: [
    { header: 'When', value: ({ at }) => at },
    { header: 'Who', value: ({ actor }) => actor?.name ?? null },
    { header: 'Who (user ID)', value: ({ actor }) => actor?.id ?? null },
    { header: 'Action', value: ({ action }) => actionText(action) },
    { header: 'What', value: ({ subject, subjectId }) => subjectText(subject, subjectId) },
    { header: 'Before', value: ({ before, after }) => sideOf(changesOf(before, after), 'before') },
    { header: 'After', value: ({ before, after }) => sideOf(changesOf(before, after), 'after') },
    { header: 'Address', value: ({ address }) => address },
    { header: 'Session', value: ({ session }) => session },
  ],
};

export const MOVEMENTS_LOG: Log<Movement> = {
  id: 'movements',
  noun: ['movement', 'movements'],
  read: ({ subject: _, ...filters }, paging, signal) =>
    platform().api.call(auditCalls.movements, { query: { ...queryOf({ ...filters, subject: '' }), ...paging } }, { signal }),
  csv: [
    { header: 'When', value: ({ at }) => at },
    { header: 'Transaction ID', value: ({ id }) => id },
    { header: 'User', value: ({ user }) => user?.name ?? null },
    { header: 'User ID', value: ({ user }) => user?.id ?? null },
    { header: 'Amount', value: ({ amount }) => amount },
    { header: 'Reason', value: ({ reason }) => reason },
    { header: 'Balance before', value: ({ balanceBefore }) => balanceBefore },
    { header: 'Balance after', value: ({ balanceAfter }) => balanceAfter },
  ],
};

const auditKeys = {
  all: ['mfe_finance', 'audit'] as const,
  log: (id: Log<never>['id'], filters: LogFilters) => [...auditKeys.all, id, filters] as const,
};

const PAGE_SIZE = 50;
/** As much as one call brings. */
const EXPORT_PAGE = 1000;

/** The newest rows of a log. */
export const readNewest = <T extends { readonly id: number | null }>(log: Log<T>, filters: LogFilters, signal: AbortSignal) =>
  log.read(filters, { ...FIRST, pageSize: PAGE_SIZE }, signal);

/** A log page by page, newest first. */
export const useLog = <T extends { readonly id: number | null }>(log: Log<T>, filters: LogFilters, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: auditKeys.log(log.id, filters),
    queryFn: ({ pageParam, signal }) => log.read(filters, { ...pageParam, pageSize: PAGE_SIZE }, signal),
    initialPageParam: FIRST,
    getNextPageParam: (page: LogPage<T>, _: unknown, place: Place) => placeAfter(page, place),
    enabled,
  });

/** Everything that the filters leave, page by page. A row that moved over a page's edge meanwhile comes once. */
export async function* logPieces<T extends { readonly id: number | null }>(
  log: Log<T>,
  filters: LogFilters,
  signal: AbortSignal,
): AsyncGenerator<CsvPiece<T>> {
  const known = new Set<number | null>();
  for (let place: Place | null = FIRST; place !== null;) {
    const page: LogPage<T> = await log.read(filters, { ...place, pageSize: EXPORT_PAGE }, signal);
    yield { items: page.items.filter(({ id }) => id === null || (!known.has(id) && known.add(id))), total: page.total };
    place = placeAfter(page, place);
  }
}
