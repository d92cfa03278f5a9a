import type { ReactNode } from 'react';
import { type GivenId, isolated, requestStateOf } from '@arena/shared/contract';
import { ageOf, formatLocal, isUnanswered, linkTo, useCapability, useIsOwnMoney, useJournalEntry, useNow } from '@arena/shared/platform';
import { copyText, Dash, DASH, type DataColumn, formatMoney, Icon, rowBadge, secondLine } from '@arena/shared/ui';
import { Copy } from 'lucide';
import { attentionOf, attentionWords } from './attention';
import { type MoneyRequest, personOf, type RequestRow } from './request';
import type { DecisionOperation } from './requests.operations';
import { type Decidability, decidabilityOf, type Decision, DECISION_LIST, DECISIONS, STATE_TONES } from './requests.status';
import * as t from './common.messages';

interface CellProps {
  readonly row: RequestRow;
}

/** The id opens the details where the backend has them. Below it is why the request needs attention. */
function IdCell({ row }: CellProps) {
  const { id } = row.item;
  const hasDetails = useCapability('request-facts');
  const reasons = attentionOf(row);
  return (
    <>
      <span data-id>
        {id !== null && hasDetails ? (
          <button type="button" data-details={id} aria-label={t.detailsOf(id)} aria-keyshortcuts="D">
            {id}
          </button>
        ) : (
          (id ?? <Dash label={t.noId} />)
        )}
        {id === null ? null : (
          <button
            type="button"
            aria-label={t.copyRequestId(id)}
            title={t.copyId}
            onClick={() => void copyText(t.requestIdIs(id), String(id))}
          >
            <Icon node={Copy} size={13} />
          </button>
        )}
      </span>
      {secondLine(attentionWords(reasons), { title: reasons.map(({ reason }) => reason).join(' '), tone: 'wait' })}
    </>
  );
}

/** The name links to the profile when the backend sends the user's id. */
function PersonCell({ request: { user }, extra }: { readonly request: MoneyRequest; readonly extra: ReactNode }) {
  if (user === null) return <Dash label={t.noUser} />;
  const name = user.name ?? user.email ?? DASH;
  const banned = user.bannedAt === null ? null : rowBadge('refused', t.banned);
  const email = user.name === null ? null : user.email;
  const profile = user.id === null ? null : linkTo('user', user.id);
  return (
    <>
      {banned} {profile === null ? <b>{name}</b> : <a href={profile}>{name}</a>}
      {email === null && !extra ? null : (
        <small title={email ?? undefined}>
          <br />
          {extra} {email}
        </small>
      )}
    </>
  );
}

/** Below the state: how long it has been pending, or a decision that failed or got no response. */
function StatusCell({ row: { item: request, state: rowState, detail }, decide }: CellProps & { readonly decide: DecisionOperation }) {
  const now = useNow();
  const entry = useJournalEntry(decide, request.id ?? 0);
  const isGone = rowState === 'gone';
  const state = isGone ? (detail?.decision ?? null) : requestStateOf(request.status);
  const word = isGone && state === null ? 'DECIDED' : (state ?? request.status);
  if (word === null) return <Dash label={t.noStatus} />;
  const decidability = decidabilityOf(request);
  const open = !isGone && decidability.status !== 'closed';
  const isProblem = detail?.problem !== undefined;
  const note = isProblem ? t.seeAbove : isUnanswered(entry) ? t.sentNotConfirmed : null;
  const age = secondLine(ageOf(request.requestedAt, now), { title: formatLocal(request.requestedAt) });
  return (
    <>
      {rowBadge(state === null ? 'other' : STATE_TONES[state], word)}
      {open ? (secondLine(note, { tone: isProblem ? 'bad' : 'wait' }) ?? age) : null}
    </>
  );
}

interface ActionsProps<R extends MoneyRequest> {
  readonly onDecide: (row: RequestRow<R>, decision: Decision) => void;
  readonly historyOf: (id: GivenId) => string;
}

/** Approve and Reject on a pending request (disabled on the administrator's own), otherwise its decision. */
function ActionsCell<R extends MoneyRequest>({ row, onDecide, historyOf }: ActionsProps<R> & { readonly row: RequestRow<R> }) {
  const { item: request, state, note, detail } = row;
  useIsOwnMoney(request.user?.id);
  const decidability = decidabilityOf(request);
  const own = decidability.status === 'own' ? decidability.reason : null;
  const busy = state === 'sending' ? (detail?.decision ?? null) : null;
  const { id } = request;
  if (state === 'gone') return <span data-note>{note}</span>;
  if (decidability.status === 'closed' || id === null) return <DecidedNote {...{ request, decidability, historyOf }} />;
  return (
    <span data-actions data-row={id}>
      {DECISION_LIST.map((decision) => {
        const { verb, busy: busyWord, icon, key } = DECISIONS[decision];
        const isBusy = busy === decision;
        return (
          <button
            key={decision}
            type="button"
            data-decision={decision}
            aria-label={t.actOnRequest(isBusy ? busyWord : verb, id, personOf(request))}
            aria-keyshortcuts={key.toUpperCase()}
            title={own ?? undefined}
            aria-description={own ?? undefined}
            aria-disabled={busy !== null || own !== null || undefined}
            aria-busy={isBusy || undefined}
            onClick={isBusy ? undefined : () => onDecide(row, decision)}
          >
            {isBusy ? null : <Icon node={icon} size={14} />}
            {isBusy ? busyWord : verb}
          </button>
        );
      })}
    </span>
  );
}

interface NoteProps extends Pick<ActionsProps<never>, 'historyOf'> {
  readonly request: MoneyRequest;
  readonly decidability: Decidability;
}

/** The decision with its history link, or why the request can't be decided. */
function DecidedNote({ request, decidability, historyOf }: NoteProps) {
  const now = useNow();
  const history = useCapability('audit-log');
  const { id, decidedBy } = request;
  const age = ageOf(request.decidedAt, now);
  if (decidedBy === null && age === null) {
    const isUndecided = requestStateOf(request.status) === null || id === null;
    if (!isUndecided) return <Dash label={t.nothingToDo} />;
    return <span data-note>{decidability.status === 'open' ? null : decidability.reason}</span>;
  }
  return (
    <span data-note>
      {decidedBy === null ? null : t.decidedByWhom(isolated(decidedBy), age !== null)}
      <span>
        {age}
        {history && id !== null ? (
          <>
            {' · '}
            <a href={historyOf(id)} aria-label={t.historyOf(id)}>
              {t.history}
            </a>
          </>
        ) : null}
      </span>
    </span>
  );
}

export const ID_COLUMN: DataColumn<RequestRow> = {
  id: 'id',
  header: t.requestId,
  cell: (row) => <IdCell row={row} />,
  sortValue: ({ item: { id } }) => id,
  width: '9.5rem',
  place: 'title',
};

export const amountColumn = (width: string): DataColumn<RequestRow> => ({
  id: 'amount',
  header: t.amount,
  cell: ({ item: { amount } }) => formatMoney(amount),
  sortValue: ({ item: { amount } }) => amount,
  align: 'end',
  width,
});

export const statusColumn = (decide: DecisionOperation): DataColumn<RequestRow> => ({
  id: 'status',
  header: t.status,
  cell: (row) => <StatusCell row={row} decide={decide} />,
  sortValue: ({ item: { status } }) => status,
  width: '7.75rem',
});

export const userColumn = <R extends MoneyRequest>(extra: (request: R) => ReactNode = () => null): DataColumn<RequestRow<R>> => ({
  id: 'user',
  header: t.user,
  cell: ({ item }) => <PersonCell request={item} extra={extra(item)} />,
  sortValue: ({ item: { user } }) => user?.name ?? user?.email ?? null,
});

export const actionsColumn = <R extends MoneyRequest>(actions: ActionsProps<R>): DataColumn<RequestRow<R>> => ({
  id: 'actions',
  header: t.actions,
  cell: (row) => <ActionsCell row={row} {...actions} />,
  // Wide screens have room for the keys, narrow ones only for the buttons.
  width: 'clamp(12.75rem, 27.5vw - 9.25rem, 15.5rem)',
  place: 'foot',
});
