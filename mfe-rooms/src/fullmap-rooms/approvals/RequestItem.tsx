import { ageOf, joinSentences, formatLocal } from '@arena/shared/platform';
import { Avatar, Button, Dash, StatusBadge } from '@arena/shared/ui';
import { Check, X } from 'lucide';
import type { Decision } from './questions';
import { Actions, Age, Name, Note, Person, Quiet, Reason, Row } from './RequestRow.styles';
import { NOT_KNOWN, type RequestRow } from './request-rows';
import { applicantOf } from './use-requests';

const OVER = {
  accepted: { tone: 'done', word: 'Accepted' },
  rejected: { tone: 'refused', word: 'Rejected' },
  gone: { tone: 'other', word: 'Decided elsewhere' },
} as const;

export interface RequestItemProps {
  readonly row: RequestRow;
  readonly now: number;
  /** Why nothing can be decided at all, or null. */
  readonly refusal: string | null;
  readonly onDecide: (action: Decision) => void;
  readonly onCheckAgain: () => void;
}

/** One request: who asks, whose room it is, since when, and the two answers. */
export function RequestItem({ row, now, refusal, onDecide, onCheckAgain }: RequestItemProps) {
  const { request, state, note } = row;
  const name = applicantOf(row);
  const sending = state === 'sending';
  const over = state === 'accepted' || state === 'rejected' || state === 'gone' ? OVER[state] : null;
  const noId = request.id === null ? 'The server sent this request without an id, so it cannot be decided here.' : null;
  const off = refusal ?? noId;
  return (
    <Row data-key={row.key} data-over={over !== null} aria-label={`Request of ${name}`}>
      <Person>
        <Avatar name={request.applicant?.name} size={34} />
        <div>
          <Name>{request.applicant?.name ?? <Dash label="no name" />}</Name>
          <Quiet>{request.applicant?.id == null ? 'Applicant' : `Applicant, user ${request.applicant.id}`}</Quiet>
        </div>
      </Person>
      {state === 'gone' ? (
        // In the place of what no longer matters, so that no row below moves.
        <Reason>{note}</Reason>
      ) : (
        <>
          <div>
            <p>{request.room?.creator?.name ?? <Dash label="no creator" />}</p>
            <Quiet>Room creator</Quiet>
          </div>
          <Age title={formatLocal(request.requestedAt) ?? undefined}>{ageOf(request.requestedAt, now) ?? <Dash label="age unknown" />}</Age>
        </>
      )}
      <Actions>
        {over !== null ? (
          <StatusBadge tone={over.tone}>{over.word}</StatusBadge>
        ) : state === 'unsure' ? (
          <Button size="sm" onClick={onCheckAgain}>
            Check again
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              tone="success"
              icon={Check}
              data-action="ACCEPT"
              aria-label={`Accept ${name}`}
              aria-keyshortcuts="A"
              disabled={off !== null}
              busy={sending}
              busyLabel={note === 'ACCEPT' ? 'Accepting...' : undefined}
              onClick={() => onDecide('ACCEPT')}
            >
              Accept
            </Button>
            <Button
              size="sm"
              tone="danger"
              icon={X}
              data-action="REJECT"
              aria-label={`Reject ${name}`}
              aria-keyshortcuts="R"
              disabled={off !== null}
              busy={sending}
              busyLabel={note === 'REJECT' ? 'Rejecting...' : undefined}
              onClick={() => onDecide('REJECT')}
            >
              Reject
            </Button>
          </>
        )}
      </Actions>
      {noId !== null || (note !== null && !sending && state !== 'gone') ? (
        <Note data-tone={state === 'open' ? 'bad' : undefined}>{noId ?? (state === 'unsure' ? joinSentences(note, NOT_KNOWN) : note)}</Note>
      ) : null}
    </Row>
  );
}
