import { type KeyboardEvent, useRef } from 'react';
import { hintOf, messageOf, useNow } from '@arena/shared/platform';
import {
  Button,
  color,
  EmptyState,
  ErrorState,
  Icon,
  Kbd,
  LoadingState,
  media,
  Panel,
  PanelTitle,
  Skeleton,
  styled,
} from '@arena/shared/ui';
import { CircleCheck, UserCheck } from 'lucide';
import type { Decision } from './questions';
import { RequestItem } from './RequestItem';
import { Rows } from './RequestRow.styles';
import type { RequestRow } from './request-rows';
import type { Requests } from './use-requests';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 30,
  '& > h2': { margin: 0 },
});
// Its height is kept free: news that come and go must not move a request under somebody's pointer.
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: 36,
  marginBottom: 8,
  [media.phone]: { minHeight: 72, alignContent: 'flex-start' },
});
const Hint = styled('span')({ color: color.muted, fontSize: '0.75rem', '& kbd': { margin: '0 2px' } });
const Done = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 7, color: color.ok, fontWeight: 550 });
const NewRequestsLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginLeft: 'auto',
  fontWeight: 600,
  '& p': { color: color.accentStrong },
});
const TITLE_ID = 'approval-list';

/** The pending requests of a room, oldest first. With the focus on a row, A accepts, R rejects, the arrows move on. */
export function RequestList({ requests, refusal }: { readonly requests: Requests; readonly refusal: string | null }) {
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const { query, rows, waiting } = requests;

  const buttonOf = (key: string | undefined, action: Decision) =>
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key ?? '')}"] [data-action=${action}]:not([disabled])`);
  const neighbour = (key: string, step: 1 | -1) => {
    const open = (rows ?? []).filter((row) => row.state === 'open' || row.key === key);
    return open[open.findIndex((row) => row.key === key) + step]?.key;
  };
  const decide = async (row: RequestRow, action: Decision) => {
    const next = neighbour(row.key, 1) ?? neighbour(row.key, -1);
    const decided = await requests.decide(row, action);
    if (decided === null || decided.state === 'open') return;
    // The buttons of this row are gone, and the focus with them: it goes on to the next request.
    setTimeout(() => {
      if (document.activeElement === document.body || document.activeElement === null) (buttonOf(next, action) ?? title.current)?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const row = rows?.find(({ key }) => key === target.closest<HTMLElement>('[data-key]')?.dataset.key);
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    const action = { a: 'ACCEPT', r: 'REJECT' }[event.key.toLowerCase()] as Decision | undefined;
    if (step !== undefined) {
      event.preventDefault();
      buttonOf(neighbour(row.key, step), (target.dataset.action as Decision | undefined) ?? 'ACCEPT')?.focus();
    } else if (event.repeat) {
      // A key that is held down decides one request, not all that come under the focus.
      event.preventDefault();
    } else if (action !== undefined && refusal === null) {
      event.preventDefault();
      void decide(row, action);
    }
  };

  const gone = (rows ?? []).some(({ state }) => state === 'gone');
  return (
    <Panel aria-labelledby={TITLE_ID}>
      <Head>
        <PanelTitle id={TITLE_ID} ref={title} tabIndex={-1}>
          Approval list
        </PanelTitle>
        {gone ? (
          <Button size="sm" tone="ghost" onClick={requests.clearGone}>
            Remove decided
          </Button>
        ) : null}
      </Head>
      <Line>
        <div role="status">
          {requests.note !== null ? (
            <Done>
              <Icon node={CircleCheck} />
              {requests.note}
            </Done>
          ) : rows === null || rows.length === 0 ? null : refusal !== null ? (
            <Hint>{refusal}</Hint>
          ) : (
            <Hint>
              Oldest first. On a request, <Kbd>A</Kbd> accepts and <Kbd>R</Kbd> rejects.
            </Hint>
          )}
        </div>
        <NewRequestsLine role="status">
          {waiting === 0 ? null : (
            <>
              <p>{waiting} new</p>
              <Button
                size="sm"
                onClick={() => {
                  requests.show();
                  title.current?.focus();
                }}
              >
                Show {waiting === 1 ? 'it' : 'them'}
              </Button>
            </>
          )}
        </NewRequestsLine>
      </Line>
      {rows === null ? (
        query.error !== null ? (
          <ErrorState
            flush
            title={messageOf(query.error)}
            message={hintOf(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <LoadingState label="Loading the requests" showLabel={false}>
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} height={48} />
            ))}
          </LoadingState>
        )
      ) : rows.length > 0 ? (
        <Rows ref={list} onKeyDown={onKeyDown} onPointerEnter={() => requests.hover(true)} onPointerLeave={() => requests.hover(false)}>
          {rows.map((row) => (
            <RequestItem
              key={row.key}
              row={row}
              now={now}
              refusal={refusal}
              onDecide={(action) => void decide(row, action)}
              onCheckAgain={requests.checkAgain}
            />
          ))}
        </Rows>
      ) : waiting > 0 ? null : (
        <EmptyState flush icon={UserCheck} title="No pending requests found." hint="Players who ask to join appear here." />
      )}
    </Panel>
  );
}
