import { ageOf, joinSentences, formatLocal } from '@arena/shared/platform';
import { applicantName, Avatar, Button, Dash, StatusBadge } from '@arena/shared/ui';
import { Check, X } from 'lucide';
import { Name, Quiet } from '../../common/words.styles';
import type { Decision } from './questions';
import { NOT_KNOWN, type RequestRow } from './request-rows';
import { Actions, Age, Note, Person, Reason, Row } from './RequestItem.styles';

const OVER = {
  accepted: { tone: 'done', word: 'Accepted' },
  rejected: { tone: 'refused', word: 'Rejected' },
  gone: { tone: 'other', word: 'Handled in another session' },
} as const;

interface ActionsProps {
  readonly row: RequestRow;
  readonly disabled: boolean;
  readonly onDecide: (action: Decision) => void;
  readonly onCheckAgain: () => void;
}

interface RequestItemProps extends Omit<ActionsProps, 'disabled'> {
  readonly now: number;
  readonly refusal: string | null;
}

const BUTTONS = [
  { action: 'ACCEPT', label: 'Accept', busy: 'Accepting...', tone: 'success', icon: Check, keys: 'A' },
  { action: 'REJECT', label: 'Reject', busy: 'Rejecting...', tone: 'danger', icon: X, keys: 'R' },
] as const;

function RequestActions({ row, disabled, onDecide, onCheckAgain }: ActionsProps) {
  const { state, note } = row;
  if (state === 'accepted' || state === 'rejected' || state === 'gone') {
    return <StatusBadge tone={OVER[state].tone}>{OVER[state].word}</StatusBadge>;
  }
  if (state === 'unsure') {
    return (
      <Button size="sm" onClick={onCheckAgain}>
        Check again
      </Button>
    );
  }
  return BUTTONS.map(({ action, label, busy, tone, icon, keys }) => (
    <Button
      key={action}
      size="sm"
      tone={tone}
      icon={icon}
      data-action={action}
      aria-label={`${label} ${applicantName(row.item)}`}
      aria-keyshortcuts={keys}
      disabled={disabled}
      busy={state === 'sending'}
      busyLabel={note === action ? busy : undefined}
      onClick={() => onDecide(action)}
    >
      {label}
    </Button>
  ));
}

export function RequestItem({ row, now, refusal, onDecide, onCheckAgain }: RequestItemProps) {
  const { item: request, state, note } = row;
  const noId = request.id === null ? 'This request has no ID, so it can’t be decided here.' : null;
  const shownNote = state === 'sending' || state === 'gone' ? null : state === 'unsure' ? joinSentences(note, NOT_KNOWN) : note;
  return (
    <Row data-key={row.key} data-over={state in OVER} aria-label={`Request of ${applicantName(row.item)}`}>
      <Person>
        <Avatar name={request.applicant?.name} size={34} />
        <div>
          <Name>{request.applicant?.name ?? <Dash label="no name" />}</Name>
          <Quiet>{request.applicant?.id == null ? 'Applicant' : `Applicant, user ${request.applicant.id}`}</Quiet>
        </div>
      </Person>
      {state === 'gone' ? (
        // Takes the place of the buttons, so that the rows below don't move.
        <Reason>{note}</Reason>
      ) : (
        <>
          <div>
            <p>{request.room?.creator?.name ?? <Dash label="no creator" />}</p>
            <Quiet>Room creator</Quiet>
          </div>
          <Age title={formatLocal(request.requestedAt) ?? undefined}>
            {ageOf(request.requestedAt, now) ?? <Dash label="time unknown" />}
          </Age>
        </>
      )}
      <Actions>
        <RequestActions row={row} disabled={refusal !== null || noId !== null} onDecide={onDecide} onCheckAgain={onCheckAgain} />
      </Actions>
      {noId === null && shownNote === null ? null : <Note data-tone={state === 'open' ? 'bad' : undefined}>{noId ?? shownNote}</Note>}
    </Row>
  );
}
