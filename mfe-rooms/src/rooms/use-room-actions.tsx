import { useState } from 'react';
import type { Room } from '@arena/shared/contract';
import { joinSentences, platform, useCapability } from '@arena/shared/platform';
import { lazyDialog } from '@arena/shared/ui';
import { deleteRoom } from './rooms.operations';
import { deleteRefusal, settingsRefusal } from './rooms.status';

const RoomSettingsDialog = lazyDialog(
  async () => (await import('./settings/RoomSettingsDialog')).RoomSettingsDialog,
  'The settings could not be loaded. Try again.',
);

async function remove(room: Room): Promise<void> {
  if (room.id === null) return;
  const outcome = await deleteRoom.run({ roomId: room.id, room });
  if (outcome.kind === 'cancelled') return;
  const deleted = `Room ${room.id} was deleted`;
  if (outcome.kind === 'done') {
    const message = outcome.answer === null ? joinSentences(outcome.serverMessage, deleted) : (outcome.answer.message ?? deleted);
    platform().notify({ message, tone: 'success' });
  } else platform().notify({ message: outcome.message ?? 'This room was deleted from another tab meanwhile.', tone: 'error' });
}

/** What the two icons of a card do, and the dialog that one of them opens. */
export function useRoomActions() {
  const hasSettings = useCapability('room-settings');
  const hasDelete = useCapability('room-delete');
  const [editing, setEditing] = useState<Room | null>(null);
  const close = () => setEditing(null);
  return {
    actionsOf: (room: Room) => ({
      settingsRefusal: settingsRefusal(room, hasSettings),
      deleteRefusal: deleteRefusal(room, hasDelete),
      onSettings: setEditing,
      onDelete: (chosen: Room) => void remove(chosen),
    }),
    dialog: editing === null ? null : <RoomSettingsDialog key={editing.id} room={editing} onClose={close} onFailure={close} />,
  };
}
