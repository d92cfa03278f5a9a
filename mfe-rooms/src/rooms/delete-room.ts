import type { Room } from '@arena/shared/contract';
import { joinSentences, platform } from '@arena/shared/platform';
import { deleteRoom } from './rooms.operations';
import * as t from './payment/payment.messages';

export async function askToDelete(room: Room): Promise<void> {
  if (room.id === null) return;
  const outcome = await deleteRoom.run({ roomId: room.id, room });
  if (outcome.kind === 'cancelled') return;
  const deleted = t.roomDeleted(room.id);
  if (outcome.kind === 'done') {
    const message = outcome.answer === null ? joinSentences(outcome.serverMessage, deleted) : (outcome.answer.message ?? deleted);
    platform().notify({ message, tone: 'success' });
  } else platform().notify({ message: outcome.message ?? t.deletedElsewhere, tone: 'error' });
}
