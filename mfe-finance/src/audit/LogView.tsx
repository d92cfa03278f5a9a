import { useCallback, useMemo } from 'react';
import { hintOf, messageOf, platform, useLocation } from '@arena/shared/platform';
import { Button, color, type DataColumn, EmptyState, ErrorState, figures, lazyPart, styled } from '@arena/shared/ui';
import { Download, X } from 'lucide';
import type { LogTableProps } from './LogTable';
import { TableSkeleton } from '../common/TableSkeleton';
import { type LogFilters, rangeProblem } from './log-filters';
import { type Log, rowsOf, useLog } from './audit.queries';
import { useExport } from './use-export';
import { useNewRows } from './use-new-rows';

const LazyTable = lazyPart<LogTableProps>(
  () => import('./LogTable').then((module) => module.default),
  'The table',
  <TableSkeleton label="Loading the log" />,
);

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
  '& b': { color: color.accentStrong, fontWeight: 600 },
  ...figures,
});
const Actions = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, flexWrap: 'wrap' });
/** There from the beginning, so that what comes into it is read out; while empty it takes no room, its gap neither. */
const NewRowsLine = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, '&:empty': { marginRight: -10 } });

const count = (value: number) => new Intl.NumberFormat('en-US').format(value);

interface LogViewProps<T extends { readonly id: number | null }> {
  readonly log: Log<T>;
  readonly columns: readonly DataColumn<T>[];
  readonly filters: LogFilters;
  readonly onDetails?: (row: T) => void;
}

/** One of the logs: its rows page by page, and all of them as a file. */
export function LogView<T extends { readonly id: number | null }>({ log, columns, filters, onDetails }: LogViewProps<T>) {
  const valid = rangeProblem(filters) === null;
  const query = useLog(log, filters, valid);
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query;
  const pages = data?.pages;
  const rows = useMemo(() => (pages === undefined ? null : rowsOf(pages)), [pages]);
  const total = pages?.at(-1)?.total ?? 0;
  const waiting = useNewRows(log, filters, valid ? (pages?.[0]?.total ?? null) : null);
  const file = useExport(log, filters);
  const { key } = useLocation();

  const details = useCallback(
    (id: number) => {
      const row = rows?.find((each) => each.id === id);
      if (row !== undefined) onDetails?.(row);
    },
    [onDetails, rows],
  );
  const failed = error !== null && rows === null;
  const load = () => void (isFetching || fetchNextPage());
  const narrowed = filters.keywords !== '' || filters.from !== '' || filters.to !== '' || filters.subject !== '';

  const footer = (shown: number) => (
    <Line>
      <p role="status">
        {shown === Math.max(total, shown) ? `${count(shown)} ` : `${count(shown)} of ${count(total)} `}
        {log.noun[total === 1 ? 0 : 1]}
      </p>
      {hasNextPage ? (
        <Actions>
          {isFetchNextPageError ? <span role="alert">The next page could not be loaded.</span> : null}
          <Button size="sm" busy={isFetchingNextPage} busyLabel="Loading..." onClick={load}>
            {isFetchNextPageError ? 'Retry' : 'Load more'}
          </Button>
        </Actions>
      ) : null}
    </Line>
  );

  return (
    <>
      <Line>
        <p>Newest first. Days are the platform’s ({platform().settings.platformTimeZone}).</p>
        <Actions>
          <NewRowsLine role="status">
            {waiting === 0 ? null : (
              <>
                <b>{count(waiting)} new</b>
                <Button size="sm" onClick={() => void refetch()}>
                  Show {waiting === 1 ? 'it' : 'them'}
                </Button>
              </>
            )}
          </NewRowsLine>
          {file.progress === null ? (
            <Button size="sm" icon={Download} disabled={rows === null || rows.length === 0} onClick={file.start}>
              Export CSV
            </Button>
          ) : (
            <>
              <span role="status">
                {file.progress.total === 0 ? 'Exporting...' : `Exporting ${count(file.progress.done)} of ${count(file.progress.total)}...`}
              </span>
              <Button size="sm" icon={X} onClick={file.cancel}>
                Cancel export
              </Button>
            </>
          )}
        </Actions>
      </Line>
      {valid ? (
        <LazyTable
          caption={`Audit log, ${log.noun[1]}`}
          columns={columns as unknown as LogTableProps['columns']}
          rows={rows}
          onDetails={details}
          scrollKey={key}
          // After a failure only a press tries again: scrolling would ask without end.
          onNearEnd={hasNextPage && !isFetchNextPageError ? load : undefined}
          error={
            failed ? (
              <ErrorState flush title={messageOf(error)} message={hintOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
            ) : null
          }
          empty={
            <EmptyState
              flush
              title={`No ${log.noun[1]} found`}
              hint={narrowed ? 'Nothing matches the search and the days.' : 'What administrators decide is listed here from now on.'}
            />
          }
          footer={footer}
        />
      ) : (
        <EmptyState title="No such days" hint="The first day is after the last one. Change one of them." />
      )}
    </>
  );
}
