import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type GivenId, type LiveChange, type RequestState, requestStateOf } from '@arena/shared/contract';
import {
  isUnanswered,
  platform,
  type SearchFilters,
  useCapability,
  useCatchUp,
  useLiveChange,
  usePrepared,
  useTypedSearch,
} from '@arena/shared/platform';
import { pendingReducer, type PendingRow, sortRows, type TableSort, useBatched, usePendingRows, useUrlSort } from '@arena/shared/ui';
import { countMarked, useAttentionFilter, useOpenDetails } from './attention';
import { byColleague, elsewhere } from './decision-words';
import { duplicatesOf } from './duplicates';
import { keyOf, type MoneyRequest, REQUEST_SEARCH, type RequestKind, type RequestRow, type RowDetail } from './request';
import { askedAtOf, refreshAll, requestKeys, type RequestQuestion, useRequestList } from './requests.queries';
import type { Decision } from './requests.status';
import { totalsOf, totalsText } from './totals';
import { useChecked } from './useBulk';
import { useDecisions } from './useDecisions';

/** Changes within this time share one request. */
const BATCH_MS = 800;
/** With fewer rows left, the next page is read. */
const FEW_LEFT = 50;
const NO_FILTERS: SearchFilters = {};
const nothing: readonly never[] = [];

const reducerOf = <R extends MoneyRequest>() =>
  pendingReducer<R, RowDetail>({
    keyOf,
    hasIdentity: ({ id }) => id !== null,
    newRows: 'wait-while-open',
    words: { elsewhere: elsewhere(null), stillPending: '', notPending: '' },
  });

/** The change is known to come from another user. */
const isColleagues = ({ actorId }: LiveChange): boolean =>
  actorId !== null && actorId !== (platform().session.get().loggedInUserInfo?.id ?? null);

function decidedTo({ status }: LiveChange): Decision | null {
  const state = requestStateOf(status);
  return state === 'PENDING' ? null : state;
}

/** Keeps pending rows in place while others change them. */
function usePendingRequests<R extends MoneyRequest>(kind: RequestKind<R>, items: readonly R[] | undefined, of: string | undefined) {
  const reading = useMemo(() => (items === undefined ? null : { items, of, askedAt: askedAtOf(items) }), [items, of]);
  const reducer = useMemo(() => reducerOf<R>(), []);
  // A call without a response, or a decision settled by another tab while this screen still shows its problem.
  const mayBeOurs = (id: GivenId, detail?: RowDetail) => {
    const entry = kind.decide.entry(id);
    return isUnanswered(entry) || (detail?.problem !== undefined && entry?.state === 'done');
  };
  const [pending, dispatch] = usePendingRows(reducer, reading, ({ id }, { detail }) => id !== null && mayBeOurs(id, detail));
  const decisions = useDecisions(kind, pending.marks, dispatch);

  // Checks each leaving row only once, because the check refetches the list.
  const left = useRef<readonly (GivenId | null)[]>([]);
  const lookFor = useEffectEvent((id: GivenId) => decisions.leftPending(id));
  useEffect(() => {
    const before = left.current;
    left.current = pending.left.map(({ id }) => id);
    for (const id of left.current) if (id !== null && !before.includes(id)) void lookFor(id);
  }, [pending.left]);

  // Not debounced, because constant changes would postpone the read forever.
  const refresh = useBatched(() => void refreshAll(kind), BATCH_MS);
  useLiveChange(kind.name, (change) => {
    const { id } = change;
    const decision = decidedTo(change);
    if (id !== null && decision !== null) {
      if (isColleagues(change)) decisions.decidedElsewhere(id, decision, byColleague(decision));
      else if (mayBeOurs(id, pending.marks.get(String(id))?.detail)) void decisions.leftPending(id);
      else decisions.decidedElsewhere(id, decision, elsewhere(decision));
    }
    refresh();
  });
  useCatchUp(kind.name, requestKeys.all(kind), () => void refreshAll(kind));
  return { pending, dispatch, decisions };
}

/** Reads the next page of a long queue when few rows are left. */
function useWorkedOff(left: number, { isWhole, isSearching, more, query }: ReturnType<typeof useRequestList>): void {
  const isShort = left < FEW_LEFT && !isWhole && !isSearching && query.error === null;
  const canLoad = more !== null && !more.loading && !more.failed;
  const load = useEffectEvent(() => (more === null ? void query.refetch() : more.load()));
  // At the end, rereads the list for requests that arrived since then.
  const isOver = more === null && left === 0;
  useEffect(() => {
    if (isShort && (canLoad || isOver)) load();
  }, [canLoad, isOver, isShort, left]);
}

interface Wanted<R extends MoneyRequest> {
  readonly state: RequestState;
  /** Whether this backend supports decisions. */
  readonly acts: boolean;
  /** The page's own filters, for a list that is here whole; null shows everything. Must be referentially stable. */
  readonly filter?: ((request: R) => boolean) | null;
  /** The same filters for the server, which filters lists too long to read whole. Without it they stay unfiltered. */
  readonly filterBy?: SearchFilters;
}

interface Shown<R extends MoneyRequest> extends Required<Pick<Wanted<R>, 'filter'>> {
  readonly isWhole: boolean;
  readonly sort: TableSort | null;
  readonly typed: string;
}

/** A whole list is searched, filtered and sorted here, a long one by the server. */
function useShownRows<R extends MoneyRequest>(
  { columns }: RequestKind<R>,
  rows: readonly RequestRow<R>[] | null,
  { isWhole, sort, typed, filter }: Shown<R>,
) {
  // Deferred, so that the header responds before the rows are sorted.
  const order = useDeferredValue(isWhole ? sort : null);
  const ordered = useMemo(() => sortRows(rows ?? nothing, columns, order), [columns, order, rows]);
  usePrepared(REQUEST_SEARCH, isWhole ? rows : null);
  const bySearch = useMemo(() => (isWhole ? REQUEST_SEARCH.filter(typed) : null), [isWhole, typed]);
  const found = useMemo(() => (bySearch === null ? ordered : ordered.filter(bySearch)), [bySearch, ordered]);
  const shown = useMemo(() => (filter === null || !isWhole ? found : found.filter(({ item }) => filter(item))), [filter, found, isWhole]);
  return { found, shown };
}

/** Notes possible duplicates at the rows, unless the backend has rules of its own. */
function useDuplicates<R extends MoneyRequest>(listed: readonly PendingRow<R, RowDetail>[] | null) {
  return useMemo((): readonly RequestRow<R>[] | null => {
    const marks = duplicatesOf(listed?.flatMap(({ item }) => (item.attention === null ? [item] : [])) ?? nothing);
    return listed?.map((row) => (marks.has(row.item) ? { ...row, duplicate: marks.get(row.item) } : row)) ?? null;
  }, [listed]);
}

export function useRequests<R extends MoneyRequest>(
  kind: RequestKind<R>,
  { state, acts, filter: ownFilter = null, filterBy: ownFilterBy = NO_FILTERS }: Wanted<R>,
) {
  const isPending = state === 'PENDING';
  const { attention, filter, filterBy } = useAttentionFilter(isPending, { filter: ownFilter, filterBy: ownFilterBy });
  const { typed, type } = useTypedSearch(0);
  const [help, setHelp] = useState(false);
  const { sort, onSort } = useUrlSort(kind.columns);
  const question = useMemo((): RequestQuestion => {
    const keywords = typed.trim();
    return { filters: keywords === '' ? filterBy : { ...filterBy, keywords }, sort };
  }, [filterBy, sort, typed]);
  const announces = useCapability('live-changes');
  const list = useRequestList(kind, state, question, isPending && !announces);
  const { isWhole, isSearching } = list;
  const isPlain = sort === null && Object.keys(question.filters).length === 0;
  const { pending, dispatch, decisions } = usePendingRequests(
    kind,
    isPending && !isSearching ? list.rows : undefined,
    isWhole ? undefined : isPlain ? '' : JSON.stringify(question),
  );
  useWorkedOff(isPending ? (pending.rows?.length ?? FEW_LEFT) : FEW_LEFT, list);
  // Returning to the pending list shows the server's current rows.
  useEffect(() => (isPending ? () => dispatch({ type: 'show' }) : undefined), [dispatch, isPending]);

  const decided = useMemo(
    () => list.rows?.map((item, place): PendingRow<R, RowDetail> => ({ key: keyOf(item, place), item, state: 'open', note: null })) ?? null,
    [list.rows],
  );
  const listed = isPending ? pending.rows : decided;
  const rows = useDuplicates(listed);

  const { found, shown } = useShownRows(kind, rows, { isWhole, sort, typed, filter });
  const counted = useMemo(() => shown.flatMap((row) => (row.state === 'gone' ? [] : [row.item])), [shown]);
  const totals = useMemo(() => totalsOf(counted), [counted]);
  const selection = useChecked(shown);
  const all = isWhole
    ? (rows?.length ?? 0) - (shown.length - counted.length)
    : Math.max(0, list.total - (isPending && !list.totalIsLeast ? pending.outdated : 0));

  return {
    ...{ kind, state, acts, list, question, typed, type, sort, onSort, decisions, counted, help, setHelp, selection, attention },
    details: useOpenDetails(),
    /** null while loading. */
    rows: rows === null ? null : shown,
    /** The search results without other filters; null when the server filtered too. */
    found: isWhole ? found : null,
    figures: totalsText(totals, all, list.totalIsLeast),
    /** How many of the rows that are here need attention. */
    marked: countMarked(rows),
    problems: [...pending.marks.values()].flatMap(({ detail }) => detail?.problem ?? []),
    /** New requests that aren't shown yet, and shown ones that another user handled. */
    waiting: isPending ? pending.waiting.length : 0,
    gone: isPending ? (pending.rows ?? nothing).filter(({ state: each }) => each === 'gone').length : 0,
    showNew: () => dispatch({ type: 'show' }),
    clearGone: () => dispatch({ type: 'clear', states: ['gone'] }),
  };
}
export type Requests<R extends MoneyRequest> = ReturnType<typeof useRequests<R>>;
