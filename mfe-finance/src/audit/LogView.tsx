import { useMemo } from 'react';
import { itemsOf, platform, useLocation } from '@arena/shared/platform';
import {
  Button,
  color,
  countText,
  type DataColumn,
  dateRangeProblem,
  EmptyState,
  ExportButton,
  figures,
  formatTotal,
  lazyPart,
  ListFooter,
  QueryError,
  styled,
  TableSkeleton,
  useExport,
} from '@arena/shared/ui';
import { type Log, logPieces, type LogRow, useLog, useNewRows } from './audit.queries';
import { daysText, type LogFilters } from './log-filters';
import * as t from './audit.messages';

const LazyTable = lazyPart(() => import('./LogTable').then((module) => module.default), t.theTable, <TableSkeleton label={t.loadingLog} />);
// Fetched with the page's code, including prefetches.
void LazyTable.prefetch();

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
  minHeight: 44,
  padding: '6px 0',
  color: color.muted,
  fontSize: '0.8125rem',
  ...figures,
});

/** Always rendered, so that screen readers announce changes. */
const NewRowsLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& b': { color: color.accentStrong, fontWeight: 600 },
});

interface LogExportProps<T extends LogRow> {
  readonly log: Log<T>;
  readonly filters: LogFilters;
}

/** Exports everything that the server finds. */
export function LogExport<T extends LogRow>({ log, filters }: LogExportProps<T>) {
  const { data } = useLog(log, filters, dateRangeProblem(filters) === null);
  const file = useExport({ fileName: `audit-${log.id}`, columns: log.exported, pieces: (signal) => logPieces(log, filters, signal) });
  return <ExportButton file={file} disabled={data === undefined || itemsOf(data.pages).length === 0} />;
}

interface LogViewProps<T extends LogRow> {
  readonly log: Log<T>;
  readonly columns: readonly DataColumn<T>[];
  readonly filters: LogFilters;
}

export function LogView<T extends LogRow>(props: LogViewProps<T>) {
  const { log, filters } = props;
  const valid = dateRangeProblem(filters) === null;
  const query = useLog(log, filters, valid);
  const pages = query.data?.pages;
  const rows = useMemo(() => (pages === undefined ? null : itemsOf(pages)), [pages]);
  const { count, isLeast } = useNewRows(log, filters, valid ? rows : null);
  return (
    <>
      <Line>
        <p>{t.newestFirst(daysText(filters), platform().settings.platformTimeZone)}</p>
        <NewRowsLine role="status">
          {count === 0 ? null : (
            <>
              <b>{t.newEntries(formatTotal({ total: count, totalIsLeast: isLeast }))}</b>
              <Button size="sm" onClick={() => void query.refetch()}>
                {t.showNew(count)}
              </Button>
            </>
          )}
        </NewRowsLine>
      </Line>
      {valid ? <LogRows {...props} query={query} rows={rows} /> : <EmptyState title={t.invalidRange} hint={t.invalidRangeHint} />}
    </>
  );
}

interface LogRowsProps<T extends LogRow> extends LogViewProps<T> {
  readonly query: ReturnType<typeof useLog<T>>;
  readonly rows: readonly T[] | null;
}

function LogRows<T extends LogRow>({ log, columns, filters, query, rows }: LogRowsProps<T>) {
  const first = query.data?.pages[0];
  const { error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  const { key } = useLocation();
  const load = () => void (isFetching || fetchNextPage());
  const failed = isFetchNextPageError ? t.moreFailed : null;
  const isFiltered = Object.values(filters).some((value: string) => value !== '');
  return (
    <LazyTable
      caption={t.auditLogOf(log.noun[1])}
      columns={columns}
      rows={rows}
      scrollKey={key}
      // After a failure only a press retries: scrolling would send requests without end.
      onNearEnd={hasNextPage && !isFetchNextPageError ? load : undefined}
      error={error !== null && rows === null ? <QueryError flush query={query} /> : null}
      empty={<EmptyState flush title={t.noneFound(log.noun[1])} hint={isFiltered ? t.noMatch : t.emptyHint} />}
      footer={(shown) => (
        <ListFooter more={hasNextPage ? { load, loading: isFetchingNextPage, failed } : null}>
          {countText(shown, (hasNextPage ? first?.total : rows?.length) ?? 0, log.noun, hasNextPage && first?.totalIsLeast)}
        </ListFooter>
      )}
    />
  );
}
