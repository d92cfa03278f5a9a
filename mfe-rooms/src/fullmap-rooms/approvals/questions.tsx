import { type FullMapRoom, isolated } from '@arena/shared/contract';
import type { Confirmation, ListTotal } from '@arena/shared/platform';
import { formatMoney, formatTotal } from '@arena/shared/ui';
import { isFull } from './completion';
import * as t from './approvals.messages';

export type Decision = 'ACCEPT' | 'REJECT';

export interface DecisionRequest {
  readonly fullmapId: number;
  readonly applicationId: number;
  readonly action: Decision;
  readonly name: string;
  readonly room: FullMapRoom;
  readonly players: number | null;
}

/** Confirms rejections, which are final, and acceptances beyond the maximum; null when no confirmation is needed. */
export function decisionQuestion({ action, name, room, players }: DecisionRequest): Confirmation | null {
  if (action === 'REJECT') {
    return {
      title: t.rejectQuestion(name),
      body: t.rejectHint(name, isolated(room.title ?? t.roomWithNumber(room.id))),
      confirmLabel: t.reject,
      tone: 'danger',
    };
  }
  if (!isFull(players, room.maxPlayers)) return null;
  return {
    title: t.overLimitQuestion(name),
    body: t.overLimitHint(name, players, room.maxPlayers),
    confirmLabel: t.accept,
    tone: 'danger',
  };
}

export interface CompletionRequest {
  readonly fullmapId: number;
  readonly room: FullMapRoom;
  readonly players: number | null;
  readonly pending: ListTotal | null;
}

const consequences = ({ room, players, pending }: CompletionRequest) => [
  t.playersJoined(players),
  t.prizePoolIs(formatMoney(room.prizePool)),
  pending === null ? t.pendingCountUnknown : t.pendingNeverDecided(formatTotal(pending), pending.total === 1),
  t.movesToCompleted,
];

export const completionQuestion = (request: CompletionRequest): Confirmation => ({
  title: t.completeQuestion(isolated(request.room.title ?? t.roomWithNumber(request.fullmapId))),
  // Spans, because the dialog body is a paragraph.
  body: (
    <>
      {t.cannotUndo}
      {consequences(request).map((line) => (
        <span key={line} style={{ display: 'list-item', marginLeft: '1.25em' }}>
          {line}
        </span>
      ))}
    </>
  ),
  confirmLabel: t.completeTournament,
  tone: 'danger',
});
