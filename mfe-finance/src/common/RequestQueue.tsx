import { type ReactNode, useMemo, useRef } from 'react';
import { prefetchLongList, useCapability, useLocation } from '@arena/shared/platform';
import {
  color,
  DataTable,
  formatCount,
  lazyDialog,
  ListFooter,
  QueryError,
  SearchField,
  styled,
  Toolbar,
  ToolbarFigures,
  UpdatesNotice,
  useDelayed,
  useStableCallback,
} from '@arena/shared/ui';
import { type BulkRow, bulkRows } from './bulk';
import { BulkBar } from './BulkBar';
import { AttentionFilter, NothingMarked } from './AttentionFilter';
import { actionsColumn } from './columns';
import { DecisionProblems } from './DecisionProblems';
import type { MoneyRequest, RequestKind, RequestRow } from './request';
import { decidabilityOf, type Decision, PENDING_OPTION, stateOf } from './requests.status';
import { Look } from './table.styles';
import { useQueueKeys } from './useQueueKeys';
import type { Requests } from './useRequests';
import * as t from './common.messages';

const LOADING = t.loadingRequests;
const LazyDecision = lazyDialog(() => import('./DecisionDialog').then(({ DecisionDialog }) => DecisionDialog), t.confirmationFailed);
const LazyBulk = lazyDialog(() => import('./BulkDialog').then(({ BulkDialog }) => BulkDialog), t.confirmationFailed);
const LazyDetails = lazyDialog(() => import('./RequestDetails').then(({ RequestDetails }) => RequestDetails), t.detailsFailed);
const LazyKeys = lazyDialog(() => import('./KeysDialog').then(({ KeysDialog }) => KeysDialog), t.shortcutsFailed);
/** Idle milliseconds before the dialog's code is prefetched. */
const DIALOG_AFTER_MS = 1000;

/** Prefetches the pending list if the page shows it. Never rejects. */
export async function prepareRequests<R extends MoneyRequest>({ lists }: RequestKind<R>): Promise<void> {
  const state = stateOf(new URLSearchParams(window.location.search).get('status') ?? PENDING_OPTION);
  if (state === 'PENDING') await prefetchLongList(lists.PENDING);
}

/** Read errors are red text (part 2 §8). */
const Box = styled('div')({
  '& [role=alert] > p:first-of-type': { color: color.bad },
  // Room for the floating bar below the last row.
  'div:has(> [data-bulk]) ~ &': { '@media (max-width: 1399px)': { paddingBottom: '9.5rem' } },
});

interface RequestQueueProps<R extends MoneyRequest> {
  readonly requests: Requests<R>;
  /** Shown between the search field and the figures. */
  readonly filters: ReactNode;
  /** Replaces the rows; `found` are the search results without other filters, null when the server searched. */
  readonly empty: (found: readonly RequestRow<R>[] | null) => ReactNode;
}

export function RequestQueue<R extends MoneyRequest>({ requests, filters, empty }: RequestQueueProps<R>) {
  const { kind, state, acts, list, rows, sort, onSort, decisions, typed, type, details } = requests;
  const { chosen, boxes } = requests.selection;
  const box = useRef<HTMLDivElement>(null);
  const keys = useQueueKeys(requests, box);
  const onDecide = useStableCallback(keys.ask);
  const columns = useMemo(
    () => (acts ? [...kind.columns, actionsColumn<R>({ onDecide, historyOf: kind.historyOf })] : kind.columns),
    [acts, kind, onDecide],
  );
  useDelayed(() => void Promise.all([LazyDecision.prefetch(), LazyBulk.prefetch()]), DIALOG_AFTER_MS, acts);
  const { key } = useLocation();
  return (
    <>
      <Toolbar>
        <SearchField label={t.searchRequests} placeholder={t.searchPlaceholder} value={typed} onChange={type} shortcut="/" />
        {filters}
        <AttentionFilter {...requests} />
        {chosen.length === 0 ? <Figures {...requests} /> : <BulkBar chosen={chosen} onDecide={keys.askChosen} onClear={keys.clear} />}
        {state === 'PENDING' ? (
          <UpdatesNotice
            waiting={requests.waiting}
            gone={requests.gone}
            goneWord={t.handledElsewhere}
            onShow={requests.showNew}
            onClear={requests.clearGone}
          />
        ) : null}
      </Toolbar>
      <DecisionProblems
        problems={requests.problems}
        onCheckAgain={(problem) => void decisions.checkAgain(problem)}
        onDismiss={decisions.dismiss}
      />
      <Box ref={box} onKeyDown={keys.onKeyDown} onClick={details?.onClick}>
        <Look data-acts={acts}>
          <DataTable
            caption={t.requestsOfStatus(kind.plural, state)}
            columns={columns}
            rows={rows}
            isOrdered
            rowKey={rowKey}
            {...{ sort, onSort }}
            selected={keys.selected}
            onSelect={keys.select}
            onFocusRow={keys.focusRow}
            scrollKey={key}
            {...(acts && state === 'PENDING' ? boxes : {})}
            {...nextPage(list)}
            loadingLabel={LOADING}
            maxHeight="calc(100dvh - 9rem)"
            error={rows !== null || list.query.error === null ? null : <QueryError flush query={list.query} />}
            empty={rows?.length === 0 ? emptyOf(requests, empty) : null}
          />
        </Look>
      </Box>
      <Dialogs requests={requests} onConfirm={keys.confirm} onConfirmAll={keys.confirmAll} onAsk={keys.ask} />
    </>
  );
}

const rowKey = ({ key }: RequestRow) => key;

function emptyOf<R extends MoneyRequest>({ attention, found }: Requests<R>, empty: RequestQueueProps<R>['empty']) {
  return attention?.isOn === true ? <NothingMarked onShowAll={attention.toggle} /> : empty(found);
}

function nextPage({ more, isWhole }: Requests<MoneyRequest>['list']) {
  if (isWhole || more === null) return {};
  const { load, loading } = more;
  const failed = more.failed ? t.moreFailed : null;
  return {
    // After a failure only a press retries: scrolling would send requests without end.
    ...(more.failed ? {} : { onNearEnd: load }),
    footer: (shown: number) => <ListFooter more={{ load, loading, failed }}>{t.areLoaded(formatCount(shown))}</ListFooter>,
  };
}

function Figures({ rows, list: { query, isSearching }, figures }: Pick<Requests<MoneyRequest>, 'rows' | 'list' | 'figures'>) {
  // Hidden from screen readers, because the table announces it.
  if (rows === null) return query.error === null && <ToolbarFigures aria-hidden>{LOADING}</ToolbarFigures>;
  return (
    <ToolbarFigures role="status" aria-busy={isSearching}>
      {isSearching ? t.searching : figures}
    </ToolbarFigures>
  );
}

interface DialogsProps<R extends MoneyRequest> {
  readonly requests: Requests<R>;
  readonly onConfirm: (bannedConfirmed: boolean) => void;
  readonly onConfirmAll: (asked: readonly BulkRow<R>[]) => void;
  readonly onAsk: (row: RequestRow<R>, decision: Decision) => void;
}

function Dialogs<R extends MoneyRequest>({ requests, onConfirm, onConfirmAll, onAsk }: DialogsProps<R>) {
  const { kind, acts, rows, decisions, details, help, setHelp } = requests;
  const { question, cancel, bulk } = decisions;
  const keepsFirst = useCapability('idempotency-key');
  const asked = bulk.question && bulkRows(bulk.question, rows ?? [], keepsFirst);
  const isKeysOpen = help && question?.open !== true && bulk.question === null;
  const closeKeys = () => setHelp(false);
  const opened = rows?.find(({ item, state }) => String(item.id) === details?.id && state === 'open');
  const canDecide = acts && opened !== undefined && decidabilityOf(opened.item).status === 'open';
  return (
    <>
      {question === null ? null : (
        <LazyDecision
          // A new dialog for each question, so that each manages its own focus.
          key={question.number}
          onFailure={cancel}
          kind={kind}
          question={question}
          row={rows?.find(({ item }) => item.id === question.request.id)}
          onConfirm={onConfirm}
          onCancel={cancel}
        />
      )}
      {bulk.question === null || asked === null ? null : (
        <LazyBulk
          onFailure={bulk.cancel}
          kind={kind}
          question={bulk.question}
          rows={asked}
          onConfirm={() => onConfirmAll(asked)}
          onCancel={bulk.cancel}
        />
      )}
      {details === null ? null : (
        <LazyDetails
          wanted={details.id !== null}
          onFailure={details.close}
          kind={kind}
          id={details.id}
          onClose={details.close}
          onDecide={
            canDecide
              ? (decision) => {
                  details.close();
                  onAsk(opened, decision);
                }
              : null
          }
        />
      )}
      <LazyKeys wanted={isKeysOpen} onFailure={closeKeys} open={isKeysOpen} onClose={closeKeys} />
    </>
  );
}
