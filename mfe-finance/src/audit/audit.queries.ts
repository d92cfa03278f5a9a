import { ADMIN_ROLE, type AuditEntry, auditCalls, type LogPage, type Movement, userCalls } from '@arena/shared/contract';
import { platform, subscribeChanges, useCapability, useInfiniteQuery, useQuery } from '@arena/shared/platform';
import { useEffect } from 'react';
import { type ExportColumn, type ExportPiece, useBatched } from '@arena/shared/ui';
import { type LogFilters, queryOf } from './log-filters';
import { actionText, changesOf, sideOf, subjectText } from './words';
import * as t from './audit.messages';

/** A page by its number, or by the cursor of the page before it. */
type Place = { readonly pageNumber: number } | { readonly after: string };
type Paging = Place & { readonly pageSize: number };

const FIRST: Place = { pageNumber: 0 };

/** Prefers the cursor to page numbers; null at the end. */
const placeAfter = ({ last, items, next }: LogPage<unknown>, place: Place): Place | null => {
  if (next !== null) return { after: next };
  return last || items.length === 0 || 'after' in place ? null : { pageNumber: place.pageNumber + 1 };
};

export type LogRow = Pick<AuditEntry | Movement, 'id'>;

export interface Log<T extends LogRow> {
  readonly id: 'decisions' | 'movements';
  /** Singular and plural. */
  readonly noun: readonly [one: string, many: string];
  read(filters: LogFilters, paging: Paging, signal: AbortSignal): Promise<LogPage<T>>;
  readonly exported: readonly ExportColumn<T>[];
}

export const DECISIONS_LOG: Log<AuditEntry> = {
  id: 'decisions',
  noun: ['entry', 'entries'],
  read: (filters, paging, signal) => platform().api.call(auditCalls.entries, { query: { ...queryOf(filters), ...paging } }, { signal }),
  exported: [
    { header: t.when, kind: 'time', value: ({ at }) => at },
    { header: t.who, value: ({ actor }) => actor?.name ?? null },
    { header: t.whoId, value: ({ actor }) => actor?.id ?? null },
    { header: t.action, value: ({ action }) => actionText(action) },
    { header: t.what, value: ({ subject, subjectId }) => subjectText(subject, subjectId) },
    { header: t.whom, value: ({ whom }) => whom?.name ?? null },
    { header: t.whomId, value: ({ whom }) => whom?.id ?? null },
    { header: t.before, value: ({ before, after }) => sideOf(changesOf(before, after), 'before') },
    { header: t.after, value: ({ before, after }) => sideOf(changesOf(before, after), 'after') },
    { header: t.address, value: ({ address }) => address },
    { header: t.session, value: ({ session }) => session },
  ],
};

export const MOVEMENTS_LOG: Log<Movement> = {
  id: 'movements',
  noun: ['movement', 'movements'],
  read: (filters, paging, signal) =>
    platform().api.call(
      auditCalls.movements,
      { query: { ...queryOf({ ...filters, subject: '', act: '', actor: '' }), ...paging } },
      { signal },
    ),
  exported: [
    { header: t.when, kind: 'time', value: ({ at }) => at },
    { header: t.transactionId, value: ({ id }) => id },
    { header: t.user, value: ({ user }) => user?.name ?? null },
    { header: t.userId, value: ({ user }) => user?.id ?? null },
    { header: t.amount, kind: 'amount', value: ({ amount }) => amount },
    { header: t.reason, value: ({ reason }) => reason },
    { header: t.balanceBefore, kind: 'amount', value: ({ balanceBefore }) => balanceBefore },
    { header: t.balanceAfter, kind: 'amount', value: ({ balanceAfter }) => balanceAfter },
  ],
};

const auditKeys = {
  all: ['mfe_finance', 'audit'] as const,
  administrators: () => [...auditKeys.all, 'administrators'] as const,
  user: (id: string) => [...auditKeys.all, 'user', id] as const,
  log: (id: Log<never>['id'], filters: LogFilters) => [...auditKeys.all, id, filters] as const,
};

const PAGE_SIZE = 50;
/** The maximum page size. */
const EXPORT_PAGE = 1000;

export const useLog = <T extends LogRow>(log: Log<T>, filters: LogFilters, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: auditKeys.log(log.id, filters),
    queryFn: ({ pageParam, signal }) => log.read(filters, { ...pageParam, pageSize: PAGE_SIZE }, signal),
    initialPageParam: FIRST,
    getNextPageParam: (page: LogPage<T>, _: unknown, place: Place) => placeAfter(page, place),
    enabled,
  });

/** Changes within this time share one request. */
const TOGETHER_MS = 500;

/** The number of newer rows, from the newest page: totals don't help, because long logs aren't counted to their end. */
export function useNewRows<T extends LogRow>(log: Log<T>, filters: LogFilters, read: readonly T[] | null) {
  const { data: newest, refetch } = useQuery({
    queryKey: [...auditKeys.log(log.id, filters), 'newest'],
    queryFn: ({ signal }) => log.read(filters, { ...FIRST, pageSize: PAGE_SIZE }, signal),
    enabled: false,
    retry: false,
    gcTime: 0,
  });
  const look = useBatched(() => {
    if (read !== null) void refetch();
  }, TOGETHER_MS);
  useEffect(() => subscribeChanges(look), [look]);
  const known = new Set(read?.map(({ id }) => id));
  const count = newest === undefined || read === null ? 0 : newest.items.filter(({ id }) => !known.has(id)).length;
  return { count, isLeast: newest?.last === false && count === newest.items.length };
}

/** Yields all filtered rows; a row that moves between pages during the export appears once. */
export async function* logPieces<T extends LogRow>(log: Log<T>, filters: LogFilters, signal: AbortSignal): AsyncGenerator<ExportPiece<T>> {
  const known = new Set<number | null>();
  for (let place: Place | null = FIRST; place !== null;) {
    const page: LogPage<T> = await log.read(filters, { ...place, pageSize: EXPORT_PAGE }, signal);
    yield { items: page.items.filter(({ id }) => id === null || (!known.has(id) && known.add(id))), total: page.total };
    place = placeAfter(page, place);
  }
}

const ADMINISTRATORS = { role: ADMIN_ROLE, sort: 'name', order: 'asc', size: 100 } as const;

/** The first hundred administrators; null on backends that don't search users. */
export function useAdministrators() {
  const isOffered = useCapability('user-search');
  const { data } = useQuery({
    queryKey: auditKeys.administrators(),
    queryFn: ({ signal }) => platform().api.call(userCalls.search, { query: ADMINISTRATORS }, { signal }),
    enabled: isOffered,
  });
  return isOffered ? (data?.items ?? []) : null;
}

export const useUser = (id: string) =>
  useQuery({
    queryKey: auditKeys.user(id),
    queryFn: ({ signal }) => platform().api.call(userCalls.get, { params: { userId: Number(id) } }, { signal }),
  });
