import { type FullMapRoom, isolated } from '@arena/shared/contract';
import type { Confirmation, ListTotal } from '@arena/shared/platform';
import { formatMoney, formatTotal } from '@arena/shared/ui';
import { isFull } from './completion';

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
      title: `Reject ${name}?`,
      body: `${name} won’t be able to play in “${isolated(room.title ?? `room ${room.id}`)}”. You can’t undo this.`,
      confirmLabel: 'Reject',
      tone: 'danger',
    };
  }
  if (!isFull(players, room.maxPlayers)) return null;
  return {
    title: `Accept ${name} over the limit?`,
    body: `${players} of ${room.maxPlayers} seats are taken. ${name} would exceed the limit.`,
    confirmLabel: 'Accept',
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
  `${players ?? 'No'} players joined. No one can be added later.`,
  `Prize pool: ${formatMoney(room.prizePool)}.`,
  pending === null
    ? 'The number of pending requests is unknown.'
    : `${formatTotal(pending)} pending ${pending.total === 1 ? 'request' : 'requests'} will never be decided.`,
  'The room moves to Completed, where its winners are chosen.',
];

export const completionQuestion = (request: CompletionRequest): Confirmation => ({
  title: `Complete “${isolated(request.room.title ?? `room ${request.fullmapId}`)}”?`,
  // Spans, because the dialog body is a paragraph.
  body: (
    <>
      You can’t undo this.
      {consequences(request).map((line) => (
        <span key={line} style={{ display: 'list-item', marginLeft: '1.25em' }}>
          {line}
        </span>
      ))}
    </>
  ),
  confirmLabel: 'Complete tournament',
  tone: 'danger',
});
