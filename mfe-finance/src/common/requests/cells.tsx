import { type ReactNode, useContext } from 'react';
import { requestStateOf } from '@arena/shared/contract';
import { ageOf, formatLocal, isUnanswered, linkTo, useCapability, useIsOwnMoney, useJournalEntry, useNow } from '@arena/shared/platform';
import { copyText, Dash, DASH, Icon, rowBadge } from '@arena/shared/ui';
import { Copy } from 'lucide';
import { auditPaths } from '../../audit/paths';
import { type MoneyRequest, personOf } from './request';
import { RequestContext, useRowStatus } from './RequestContext';
import { canDecide, type Decidable, DECISION_LIST, DECISIONS, STATE_TONES } from './requests.status';

/* The cells of a row. */

/** Of the column of decisions: with room for the keys on a wide screen, and for the buttons alone on a narrower one. */
export const ACTIONS_WIDTH = 'clamp(12.75rem, 27.5vw - 9.25rem, 15.5rem)';

interface CellProps {
  readonly request: MoneyRequest;
}

/** The id with its copy button; below it a mark when the request may have been sent twice. */
export function IdCell({ request }: CellProps) {
  const { id } = request;
  const duplicate = useContext(RequestContext).duplicates.get(request);
  return (
    <>
      <span data-id>
        {id ?? <Dash label="no id" />}
        {id === null ? null : (
          <button
            type="button"
            aria-label={`Copy request id ${id}`}
            title="Copy the id"
            onClick={() => void copyText(`Request id ${id}`, String(id))}
          >
            <Icon node={Copy} size={13} />
          </button>
        )}
      </span>
      {duplicate === undefined ? null : (
        <small data-tone="wait" title={duplicate}>
          <br />
          possible duplicate
        </small>
      )}
    </>
  );
}

/** Name over e-mail, with `beside` next to it and a badge for a banned person. The name links to the profile when the backend sends the user's id. */
export function PersonCell({ request, beside }: CellProps & { readonly beside?: ReactNode }) {
  const { user } = request;
  if (user === null) return <Dash label="no user" />;
  const name = user.name ?? user.email ?? DASH;
  const banned = user.bannedAt === null ? null : rowBadge('refused', 'Banned');
  const email = user.name === null ? null : user.email;
  const profile = user.id === null ? null : linkTo('user', user.id);
  return (
    <>
      {banned} {profile === null ? <b>{name}</b> : <a href={profile}>{name}</a>}
      {email === null && !beside ? null : (
        <small title={email ?? undefined}>
          <br />
          {beside} {email}
        </small>
      )}
    </>
  );
}

/** The state in a word; below it how long it has been pending, or that a decision failed or was never answered. */
export function StatusCell({ request }: CellProps) {
  const { problem, gone } = useRowStatus(request);
  const now = useNow();
  const entry = useJournalEntry(useContext(RequestContext).decide, request.id ?? 0);
  const state = gone === null ? requestStateOf(request.status) : gone.state;
  const word = gone !== null && state === null ? 'DECIDED' : (state ?? request.status);
  if (word === null) return <Dash label="no status" />;
  const decidable = canDecide(request);
  const open = gone === null && (decidable.decide || decidable.own === true);
  const note = problem !== null ? 'see above' : isUnanswered(entry) ? 'sent, no answer' : null;
  const age = ageOf(request.requestedAt, now);
  return (
    <>
      {rowBadge(state === null ? 'other' : STATE_TONES[state], word)}
      {!open ? null : note !== null ? (
        <small data-tone={problem === null ? 'wait' : 'bad'}>
          <br />
          {note}
        </small>
      ) : age === null ? null : (
        <small title={formatLocal(request.requestedAt) ?? undefined}>
          <br />
          {age}
        </small>
      )}
    </>
  );
}

/** Approve and Reject on a pending request, inert on the administrator's own; on any other what became of it. */
export function ActionsCell({ request }: CellProps) {
  const { busy, gone } = useRowStatus(request);
  const { onDecide } = useContext(RequestContext);
  useIsOwnMoney(request.user?.id);
  const decidable = canDecide(request);
  const own = !decidable.decide && decidable.own === true ? decidable.reason : null;
  const { id } = request;
  if (gone !== null) return <span data-note>{gone.note}</span>;
  if ((!decidable.decide && own === null) || id === null) return <DecidedNote request={request} decidable={decidable} />;
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
            aria-label={`${isBusy ? busyWord : verb} request ${id} of ${personOf(request)}`}
            aria-keyshortcuts={key.toUpperCase()}
            title={own ?? undefined}
            aria-description={own ?? undefined}
            aria-disabled={busy !== null || own !== null || undefined}
            aria-busy={isBusy || undefined}
            onClick={isBusy ? undefined : () => onDecide(String(id), decision)}
          >
            {isBusy ? null : <Icon node={icon} size={14} />}
            {isBusy ? busyWord : verb}
          </button>
        );
      })}
    </span>
  );
}

/** Who decided a request and when, with the way to its history; else why it cannot be decided. */
function DecidedNote({ request, decidable }: CellProps & { readonly decidable: Decidable }) {
  const now = useNow();
  const history = useCapability('audit-log');
  const { kind } = useContext(RequestContext);
  const { id, decidedBy } = request;
  const age = ageOf(request.decidedAt, now);
  if (decidedBy === null && age === null) {
    const isUndecided = requestStateOf(request.status) === null || id === null;
    if (!isUndecided) return <Dash label="nothing to do" />;
    return <span data-note>{decidable.decide ? null : decidable.reason}</span>;
  }
  return (
    <span data-note>
      {decidedBy === null ? null : `by ${decidedBy}${age === null ? '' : ', '}`}
      <span>
        {age}
        {history && id !== null ? (
          <>
            {' · '}
            <a href={auditPaths.historyOf(kind, id)} aria-label={`History of request ${id}`}>
              History
            </a>
          </>
        ) : null}
      </span>
    </span>
  );
}
