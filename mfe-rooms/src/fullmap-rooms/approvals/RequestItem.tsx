import { ageOf, joinSentences, formatLocal, useHeld } from '@arena/shared/platform';
import { applicantName, Avatar, Button, Dash, heldRow, StatusBadge } from '@arena/shared/ui';
import { Check, X } from 'lucide';
import { Name, Quiet } from '../../common/words.styles';
import { decideRequest } from './approvals.operations';
import type { Decision } from './questions';
import { NOT_KNOWN, type RequestRow } from './request-rows';
import { Actions, Age, Note, Person, Reason, Row } from './RequestItem.styles';
import * as t from './approvals.messages';

const OVER = {
  accepted: { tone: 'done', word: t.accepted },
  rejected: { tone: 'refused', word: t.rejected },
  gone: { tone: 'other', word: t.handledElsewhere },
} as const;

interface ActionsProps {
  readonly row: RequestRow;
  readonly disabled: boolean;
  readonly onDecide: (action: Decision) => void;
  readonly onCheckAgain: () => void;
}

interface RequestItemProps extends Omit<ActionsProps, 'disabled'> {
  readonly fullmapId: number;
  readonly now: number;
  readonly refusal: string | null;
}

const BUTTONS = [
  { action: 'ACCEPT', label: t.accept, busy: t.accepting, tone: 'success', icon: Check, keys: 'A' },
  { action: 'REJECT', label: t.reject, busy: t.rejecting, tone: 'danger', icon: X, keys: 'R' },
] as const;

function RequestActions({ row, disabled, onDecide, onCheckAgain }: ActionsProps) {
  const { state, note } = row;
  if (state === 'accepted' || state === 'rejected' || state === 'gone') {
    return <StatusBadge tone={OVER[state].tone}>{OVER[state].word}</StatusBadge>;
  }
  if (state === 'unsure') {
    return (
      <Button size="sm" onClick={onCheckAgain}>
        {t.checkAgain}
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

export function RequestItem({ row: latest, fullmapId, now, refusal, onDecide, onCheckAgain }: RequestItemProps) {
  const held = useHeld(decideRequest, [fullmapId, latest.item.id ?? 0] as const);
  const row = heldRow(latest, held, 'ACCEPT', t.heldElsewhere);
  const { item: request, state, note } = row;
  const noId = request.id === null ? t.requestWithoutId : null;
  const isHidden = state === 'gone' || (state === 'sending' && note !== t.heldElsewhere);
  const shownNote = isHidden ? null : state === 'unsure' ? joinSentences(note, NOT_KNOWN) : note;
  return (
    <Row data-key={row.key} data-over={state in OVER} aria-label={t.requestFrom(applicantName(row.item))}>
      <Person>
        <Avatar name={request.applicant?.name} size={34} />
        <div>
          <Name>{request.applicant?.name ?? <Dash label={t.noName} />}</Name>
          <Quiet>{request.applicant?.id == null ? t.applicant : t.applicantNumber(request.applicant.id)}</Quiet>
        </div>
      </Person>
      {state === 'gone' ? (
        // Takes the place of the buttons, so that the rows below don't move.
        <Reason>{note}</Reason>
      ) : (
        <>
          <div>
            <p>{request.room?.creator?.name ?? <Dash label={t.noCreator} />}</p>
            <Quiet>{t.roomCreator}</Quiet>
          </div>
          <Age title={formatLocal(request.requestedAt) ?? undefined}>
            {ageOf(request.requestedAt, now) ?? <Dash label={t.timeUnknown} />}
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
