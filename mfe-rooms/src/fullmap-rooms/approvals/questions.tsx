import type { FullMapRoom } from '@arena/shared/contract';
import type { Confirmation, ListTotal } from '@arena/shared/platform';
import { formatMoney, formatTotal } from '@arena/shared/ui';
import { isFull } from './completion';

export type Decision = 'ACCEPT' | 'REJECT';

export interface DecisionRequest {
  readonly fullmapId: number;
  readonly applicationId: number;
  readonly action: Decision;
  /** What the question names: the applicant, the room, and how many players it has. */
  readonly name: string;
  readonly room: FullMapRoom;
  readonly players: number | null;
}

/** Rejecting is final, and accepting beyond the maximum is allowed but rarely meant. Otherwise there is no question. */
export function decisionQuestion({ action, name, room, players }: DecisionRequest): Confirmation | null {
  if (action === 'REJECT') {
    return {
      title: `Reject ${name}?`,
      body: `${name} will not play in “${room.title ?? `room ${room.id}`}”. This cannot be taken back here.`,
      confirmLabel: 'Reject',
      tone: 'danger',
    };
  }
  if (!isFull(players, room.maxPlayers)) return null;
  return {
    title: `Accept ${name} beyond the maximum?`,
    body: `${players} of ${room.maxPlayers} seats are taken already. With ${name} there are more players than the room is for.`,
    confirmLabel: 'Accept',
    tone: 'danger',
  };
}

export interface CompletionRequest {
  readonly fullmapId: number;
  readonly room: FullMapRoom;
  readonly players: number | null;
  /** How many requests are pending. */
  readonly pending: ListTotal | null;
}

const consequences = ({ room, players, pending }: CompletionRequest) => [
  `${players ?? 'No'} players are in. Nobody can be added afterwards.`,
  `The prize pool of ${formatMoney(room.prizePool)} is played for.`,
  pending === null
    ? 'How many requests are pending is not known.'
    : `${formatTotal(pending)} pending ${pending.total === 1 ? 'request is' : 'requests are'} left open for good.`,
  'The room moves to Completed, where its winners are chosen.',
];

export const completionQuestion = (request: CompletionRequest): Confirmation => ({
  title: `Complete “${request.room.title ?? `room ${request.fullmapId}`}”?`,
  // Spans, because the question's body is a paragraph.
  body: (
    <>
      This is final.
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
