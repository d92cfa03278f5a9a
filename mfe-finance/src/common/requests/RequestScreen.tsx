import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { RequestState } from '@arena/shared/contract';
import { hintOf, messageOf, useLocation, useTypedSearch, useUrlState } from '@arena/shared/platform';
import {
  Button,
  color,
  type DataColumn,
  ErrorState,
  Kbd,
  lazyPart,
  UpdatesNotice,
  PageHeader,
  readSort,
  SearchField,
  sortText,
  styled,
  type TableSort,
  useMediaQuery,
  useStableCallback,
} from '@arena/shared/ui';
import { Download, Keyboard } from 'lucide';
import { csvOf } from '../csv';
import { download, today } from '../download';
import { TableSkeleton } from '../TableSkeleton';
import { Figures, Toolbar } from '../Toolbar';
import { duplicatesOf } from './duplicates';
import type { RequestKind } from './kind';
import { Problems } from './DecisionProblems';
import { inOrder } from './order';
import { keyOf, type MoneyRequest } from './request';
import { prefetchDialogs, RequestDialogs } from './RequestDialogs';
import type { RequestTableProps } from './RequestTable';
import { searchFilter } from './search';
import { totalsOf, totalsText } from './totals';
import { useQueue } from './use-queue';
import { useRequestList } from './use-request-list';

const LOADING = 'Loading requests...';
// Drawn again only when what it shows is other: a letter in the search field has to be on the screen before its result.
const Table = memo(
  lazyPart<RequestTableProps>(
    () => import('./RequestTable').then((module) => module.default),
    'The table',
    <TableSkeleton label={LOADING} />,
  ),
);

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
  /** The screen's own filters, between the search field and the figures. */
  readonly filters?: ReactNode;
  /** Between the heading and the toolbar. */
  readonly summary?: ReactNode;
  /** More buttons beside the heading, for what is shown. */
  readonly actions?: (shown: readonly R[]) => ReactNode;
  /** In the place of the rows; `found` are those that the search alone would leave. */
  readonly empty: (found: readonly R[]) => ReactNode;
}

/** The screen that both kinds of requests share: search, figures, the queue, and its decisions. */
export function RequestScreen<R extends MoneyRequest>(props: RequestScreenProps<R>) {
  const { kind, title, subtitle, state, columns, acts, filter, filters, summary, actions, empty } = props;
  const list = useRequestList(kind, state);
  const { board, desk, view, rows, error } = list;
  const { typed, type } = useTypedSearch(0);
  const [sortWord, setSortWord] = useUrlState('sort');
  const { key } = useLocation();
  const narrow = useMediaQuery('(max-width: 768px)');

  const sort = useMemo(() => readSort(sortWord, columns), [columns, sortWord]);
  // The letter and the header are on the screen first, the narrowed or reordered rows a moment later.
  const text = useDeferredValue(typed);
  const order = useDeferredValue(sort);
  const ordered = useMemo(() => (rows === null ? null : inOrder(rows, columns, order)), [columns, order, rows]);
  const bySearch = useMemo(() => searchFilter(text), [text]);
  const wanted = useMemo(
    () => (bySearch === null ? filter : filter === null ? bySearch : (row: R) => bySearch(row) && filter(row)),
    [bySearch, filter],
  );
  const shown = useMemo(() => (ordered ?? []).filter((row) => wanted === null || wanted(row)), [ordered, wanted]);
  const found = useMemo(() => (ordered ?? []).filter((row) => bySearch === null || bySearch(row)), [bySearch, ordered]);
  // A request that was decided elsewhere stands there still, but it is none of those that wait.
  const { gone } = view;
  const counted = useMemo(
    () => (state === 'PENDING' && gone.size > 0 ? shown.filter((row, place) => !gone.has(keyOf(row, place))) : shown),
    [gone, shown, state],
  );
  const totals = useMemo(() => totalsOf(counted), [counted]);
  const of = (rows?.length ?? 0) - (shown.length - counted.length);

  const duplicates = useMemo(() => duplicatesOf(rows ?? []), [rows]);
  const facts = useMemo(() => ({ ...board, duplicates, kind: kind.name, decide: kind.decide }), [board, duplicates, kind]);
  const box = useRef<HTMLDivElement>(null);
  const queue = useQueue({ board, desk, shown, box, enabled: acts });
  useEffect(() => (acts ? prefetchDialogs() : undefined), [acts]);

  const decide = useStableCallback(queue.ask);
  const nothing = useMemo(() => empty(found), [empty, found]);
  const failure =
    rows !== null || error === null ? null : (
      <ErrorState flush title={messageOf(error)} message={hintOf(error)} onRetry={list.retry} retrying={list.fetching} />
    );
  const onSort = useCallback((next: TableSort | null) => setSortWord(sortText(next)), [setSortWord]);
  const exportCsv = () => download(`${kind.fileName}-${state.toLowerCase()}-${today()}.csv`, csvOf(kind.csv, counted));

  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            {actions?.(counted)}
            <Button icon={Download} disabled={counted.length === 0 || !list.whole} onClick={exportCsv}>
              Export CSV
            </Button>
            {acts && !narrow ? (
              <Button icon={Keyboard} aria-keyshortcuts="?" onClick={() => queue.setHelp(true)}>
                Keys <Kbd aria-hidden>?</Kbd>
              </Button>
            ) : null}
          </>
        }
      />
      {summary}
      <Toolbar>
        <SearchField label="Search requests" placeholder="Search requests..." value={typed} onChange={type} shortcut="/" />
        {filters}
        {rows === null ? (
          // Where the figures will be, for the eye: the table says it to those who listen.
          error === null && <Figures aria-hidden>{LOADING}</Figures>
        ) : (
          <Figures role="status">
            {totalsText(totals, of)}
            {list.whole ? '' : ' so far'}
          </Figures>
        )}
      </Toolbar>
      <Problems
        problems={view.problems}
        onCheckAgain={(problem) => void desk.checkAgain(problem)}
        onDismiss={({ key }) => board.dismiss(key)}
      />
      {state === 'PENDING' ? (
        <UpdatesNotice
          waiting={view.waiting}
          gone={gone.size}
          goneWord="decided elsewhere"
          onShow={() => board.show()}
          onClear={() => board.clearGone()}
        />
      ) : null}
      <Box ref={box} onKeyDown={queue.onKeyDown}>
        <Table
          caption={`${kind.plural}, ${state.toLowerCase()}`}
          columns={columns as unknown as readonly DataColumn<MoneyRequest>[]}
          rows={ordered}
          filter={wanted as ((request: MoneyRequest) => boolean) | null}
          sort={sort}
          onSort={onSort}
          facts={facts}
          acts={acts}
          selected={queue.selected}
          onSelect={queue.select}
          onDecide={decide}
          scrollKey={key}
          error={failure}
          empty={nothing}
        />
      </Box>
      <RequestDialogs kind={kind} board={board} queue={queue} duplicates={duplicates} />
    </>
  );
}
