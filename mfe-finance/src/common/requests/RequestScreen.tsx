import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { RequestState } from '@arena/shared/contract';
import { prefetchLongList, type SearchFilters, useLocation, useTypedSearch, useUrlState } from '@arena/shared/platform';
import {
  color,
  type DataColumn,
  formatCount,
  lazyPart,
  ListFooter,
  QueryError,
  readSort,
  SearchField,
  sortText,
  styled,
  TableSkeleton,
  type TableSort,
  Toolbar,
  ToolbarFigures,
  UpdatesNotice,
  useStableCallback,
} from '@arena/shared/ui';
import { DecisionProblems } from './DecisionProblems';
import { duplicatesOf } from './duplicates';
import type { RequestKind } from './kind';
import type { MoneyRequest } from './request';
import { prefetchDialogs, RequestDialogs } from './RequestDialogs';
import { RequestHeader } from './RequestHeader';
import { PENDING_OPTION, stateOf } from './requests.status';
import type { RequestTableProps } from './RequestTable';
import { useQueue } from './use-queue';
import { type RequestList, useRequestList } from './use-request-list';
import { useShownRequests } from './use-shown-requests';

const LOADING = 'Loading requests...';
const LazyTable = lazyPart<RequestTableProps>(
  () => import('./RequestTable').then((module) => module.default),
  'The table',
  <TableSkeleton label={LOADING} />,
);
// With the page's code, so that it is there when somebody has only pointed at the link.
const table = LazyTable.prefetch();
/** The dialogs are fetched when nothing has been needed for so long (milliseconds), or when they are opened before. */
const DIALOGS_AFTER_MS = 1000;

/** Fetches the table's code, and reads the pending list where the screen shows that: every backend has it. Never rejects. */
export async function prepareRequests<R extends MoneyRequest>({ lists }: RequestKind<R>): Promise<void> {
  const isPending = stateOf(new URLSearchParams(window.location.search).get('status') ?? PENDING_OPTION) === 'PENDING';
  await Promise.all([table, isPending && prefetchLongList(lists.PENDING)]);
}
// Rendered only when its own input changes.
const Table = memo(LazyTable);

/** The table's place. Why a list could not be read is red text (part 2 §8). */
const Box = styled('div')({ '& [role=alert] > p:first-of-type': { color: color.bad } });

export interface RequestScreenProps<R extends MoneyRequest> {
  readonly kind: RequestKind<R>;
  readonly title: string;
  readonly subtitle: string;
  readonly state: RequestState;
  readonly columns: readonly DataColumn<R>[];
  /** Whether requests can be decided on this backend at all. */
  readonly acts: boolean;
  /** What the screen's own filters leave; null for everything. Keep the same function while they are the same. */
  readonly filter: ((request: R) => boolean) | null;
  /** The same for the server, which filters what is too long to be read whole. Keep the same ones while they are the same. */
  readonly filterBy?: SearchFilters;
  /** The screen's own filters, between the search field and the figures. */
  readonly filters?: ReactNode;
  /** Between the heading and the toolbar. */
  readonly summary?: ReactNode;
  /** More buttons beside the heading, for what is shown; `figures` says how many there are. */
  readonly actions?: (shown: readonly R[], figures: string) => ReactNode;
  /** In the place of the rows; `found` are those that the search alone would leave, null where the server has searched. */
  readonly empty: (found: readonly R[] | null) => ReactNode;
}

/** The screen that both kinds of requests share: search, figures, the queue, and its decisions. */
export function RequestScreen<R extends MoneyRequest>(props: RequestScreenProps<R>) {
  const { kind, title, subtitle, state, columns, acts, filter, filterBy = NO_FILTERS, filters, summary, actions, empty } = props;
  const { typed, type } = useTypedSearch(0);
  const [sort, onSort] = useUrlSort(columns);
  const question = useMemo(() => {
    const keywords = typed.trim();
    return { filters: keywords === '' ? filterBy : { ...filterBy, keywords }, sort };
  }, [filterBy, sort, typed]);
  const list = useRequestList(kind, state, question);
  const { pending, rows, query } = list;
  const gone = state === 'PENDING' ? list.view.gone : null;
  const { shown, found, counted, figures } = useShownRequests({ list, columns, sort, searched: typed, filter, gone });

  const duplicates = useMemo(() => duplicatesOf(rows ?? []), [rows]);
  const box = useRef<HTMLDivElement>(null);
  const queue = useQueue({ list, shown, box, enabled: acts });
  useEffect(() => {
    if (!acts) return undefined;
    const timer = setTimeout(prefetchDialogs, DIALOGS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [acts]);

  const { subscribe, statusOf } = pending;
  const onDecide = useStableCallback(queue.ask);
  const facts = useMemo(
    () => ({ subscribe, statusOf, duplicates, kind: kind.name, decide: kind.decide, onDecide }),
    [duplicates, kind, onDecide, statusOf, subscribe],
  );
  const nothing = useMemo(() => empty(found), [empty, found]);
  const { key } = useLocation();

  return (
    <>
      <RequestHeader
        {...{ kind, title, subtitle, state, acts, counted }}
        searched={list.isWhole ? null : question}
        onHelp={() => queue.setHelp(true)}
        actions={actions?.(counted, figures)}
      />
      {summary}
      <Toolbar>
        <SearchField label="Search requests" placeholder="Search requests..." value={typed} onChange={type} shortcut="/" />
        {filters}
        <Figures list={list} text={figures} />
      </Toolbar>
      <Updates list={list} state={state} />
      <Box ref={box} onKeyDown={queue.onKeyDown}>
        <Table
          caption={`${kind.plural}, ${state.toLowerCase()}`}
          columns={columns as unknown as readonly DataColumn<MoneyRequest>[]}
          rows={rows === null ? null : shown}
          sort={sort}
          onSort={onSort}
          facts={facts}
          acts={acts}
          selected={queue.selected}
          onSelect={queue.select}
          onFocusRow={queue.focusRow}
          scrollKey={key}
          {...nextPage(list)}
          error={rows !== null || query.error === null ? null : <QueryError flush query={query} />}
          empty={nothing}
        />
      </Box>
      <RequestDialogs kind={kind} list={list} queue={queue} duplicates={duplicates} />
    </>
  );
}

const NO_FILTERS: SearchFilters = {};

/** The end of a long list: more of it. */
function nextPage<R extends MoneyRequest>({ more, isWhole }: RequestList<R>): Pick<RequestTableProps, 'onNearEnd' | 'footer'> {
  if (isWhole || more === null) return {};
  const { load, loading } = more;
  const failed = more.failed ? 'The next page could not be loaded.' : null;
  return {
    // After a failure only a press tries again: scrolling would ask without end.
    ...(more.failed ? {} : { onNearEnd: load }),
    footer: (shown) => <ListFooter more={{ load, loading, failed }}>{formatCount(shown)} are loaded.</ListFooter>,
  };
}

function useUrlSort<R extends MoneyRequest>(columns: readonly DataColumn<R>[]) {
  const [word, setWord] = useUrlState('sort');
  const sort = useMemo(() => readSort(word, columns), [columns, word]);
  return [sort, useCallback((next: TableSort | null) => setWord(sortText(next)), [setWord])] as const;
}

function Figures<R extends MoneyRequest>({
  list: { rows, query, isSearching },
  text,
}: {
  readonly list: RequestList<R>;
  readonly text: string;
}) {
  // In the place of the figures, for the eye: the table says it to those who listen.
  if (rows === null) return query.error === null && <ToolbarFigures aria-hidden>{LOADING}</ToolbarFigures>;
  return (
    <ToolbarFigures role="status" aria-busy={isSearching}>
      {isSearching ? 'Searching...' : text}
    </ToolbarFigures>
  );
}

/** What went wrong with decisions, and what has changed on the server meanwhile. */
function Updates<R extends MoneyRequest>({ list, state }: { readonly list: RequestList<R>; readonly state: RequestState }) {
  const { pending, controller, view } = list;
  return (
    <>
      <DecisionProblems
        problems={view.problems}
        onCheckAgain={(problem) => void controller.checkAgain(problem)}
        onDismiss={({ key }) => pending.dismiss(key)}
      />
      {state === 'PENDING' ? (
        <UpdatesNotice
          waiting={view.waiting}
          gone={view.gone.size}
          goneWord="decided elsewhere"
          onShow={() => pending.show()}
          onClear={() => pending.clearGone()}
        />
      ) : null}
    </>
  );
}
