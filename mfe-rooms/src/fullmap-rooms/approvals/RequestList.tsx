import { useRef } from 'react';
import { undoChoice, useNow } from '@arena/shared/platform';
import {
  Button,
  color,
  EmptyState,
  formatTotal,
  Icon,
  Kbd,
  LongListView,
  media,
  Panel,
  PanelTitle,
  SearchField,
  Skeleton,
  styled,
  useKeyLabel,
} from '@arena/shared/ui';
import { CircleCheck, UserCheck } from 'lucide';
import { RequestItem } from './RequestItem';
import { Rows } from './RequestItem.styles';
import { useRequestKeys } from './useRequestKeys';
import type { Requests } from './useRequests';
import * as t from './approvals.messages';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 30,
  '& > h2': { margin: 0 },
});
// Keeps its height when empty, so that a note never moves a request under the pointer.
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
const UndoKeys = styled('span')({ [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } });
const Done = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 7, color: color.ok, fontWeight: 550 });
const NewRequestsLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginLeft: 'auto',
  fontWeight: 600,
  '& p': { color: color.accentStrong },
});
const Count = styled('span')({ color: color.muted, marginLeft: 6, fontVariantNumeric: 'tabular-nums' });
const TITLE_ID = 'approval-list';
const SKELETONS = [0, 1, 2].map((place) => <Skeleton key={place} height={48} />);

interface RequestListProps {
  readonly requests: Requests;
  /** Why no request can be decided, or null. */
  readonly refusal: string | null;
}

function Status({ requests: { note, rows }, refusal }: RequestListProps) {
  const labelOf = useKeyLabel();
  if (note !== null) {
    return (
      <Done>
        <Icon node={CircleCheck} />
        {note}
      </Done>
    );
  }
  if (rows === null || rows.length === 0) return null;
  if (refusal !== null) return <Hint>{refusal}</Hint>;
  return (
    <Hint>
      {t.keysHintSelect} <Kbd>{labelOf('A')}</Kbd> {t.keysHintAccept} <Kbd>{labelOf('R')}</Kbd> {t.keysHintReject}
      {undoChoice() === 'off' ? null : (
        <UndoKeys>
          {' '}
          <Kbd>{t.ctrl}</Kbd>
          <Kbd>{labelOf('Z')}</Kbd> {t.keysHintUndo}
        </UndoKeys>
      )}
    </Hint>
  );
}

function NewRequests({ waiting, onShow }: { readonly waiting: number; readonly onShow: () => void }) {
  if (waiting === 0) return null;
  return (
    <>
      <p>{t.newWaiting(waiting)}</p>
      <Button size="sm" onClick={onShow}>
        {t.showWaiting(waiting)}
      </Button>
    </>
  );
}

const NoRequests = ({ search, refusal }: { readonly search: string; readonly refusal: string | null }) => (
  <EmptyState
    flush
    icon={UserCheck}
    title={t.noRequests}
    hint={search === '' ? (refusal ?? t.noRequestsHint) : t.noPlayerMatches(search)}
  />
);

/** Pending requests, oldest first. On a focused row, A accepts, R rejects and the arrow keys move the focus. */
export function RequestList({ requests, refusal }: RequestListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { list, decide, onKeyDown } = useRequestKeys(requests, refusal, title);
  const now = useNow();
  const { rows, waiting, search, setSearch } = requests;
  const isLong = !requests.list.isWhole;
  const show = () => {
    requests.show();
    title.current?.focus();
  };

  return (
    <Panel aria-labelledby={TITLE_ID}>
      <Head>
        <PanelTitle id={TITLE_ID} ref={title} tabIndex={-1}>
          {t.approvalList}
          {isLong ? <Count>{formatTotal(requests.list)}</Count> : null}
        </PanelTitle>
        {rows?.some(({ state }) => state === 'gone') ? (
          <Button size="sm" tone="ghost" onClick={requests.clearGone}>
            {t.hideHandled}
          </Button>
        ) : null}
      </Head>
      {isLong || search !== '' ? (
        <SearchField label={t.searchRequests} placeholder={t.searchPlayers} value={search} onChange={setSearch} />
      ) : null}
      <Line>
        <div role="status">
          <Status requests={requests} refusal={refusal} />
        </div>
        <NewRequestsLine role="status">
          <NewRequests waiting={waiting} onShow={show} />
        </NewRequestsLine>
      </Line>
      <LongListView list={{ ...requests.list, rows: rows ?? undefined }} label={t.loadingRequests} flush skeleton={SKELETONS}>
        {(shown) =>
          shown.length > 0 ? (
            <Rows ref={list} onKeyDown={onKeyDown} onPointerEnter={() => requests.hover(true)} onPointerLeave={() => requests.hover(false)}>
              {shown.map((row) => (
                <RequestItem
                  key={row.key}
                  row={row}
                  fullmapId={requests.fullmapId}
                  now={now}
                  refusal={refusal}
                  onDecide={(action) => void decide(row, action)}
                  onCheckAgain={requests.checkAgain}
                />
              ))}
            </Rows>
          ) : waiting > 0 ? null : (
            <NoRequests search={search.trim()} refusal={refusal} />
          )
        }
      </LongListView>
    </Panel>
  );
}
