import { type ComponentType, useState } from 'react';
import type { Room } from '@arena/shared/contract';
import { joinSentences, platform, useCapability } from '@arena/shared/platform';
import { deleteRefusal, settingsRefusal } from './room-actions';
import { deleteRoom } from './rooms.operations';

export interface RoomSettingsDialogProps {
  readonly room: Room;
  readonly onClose: () => void;
}

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

/** What the two icons of a card do, and the dialog that one of them opens. Its code is fetched when it is first opened. */
export function useRoomActions() {
  const hasSettings = useCapability('room-settings');
  const hasDelete = useCapability('room-delete');
  const [editing, setEditing] = useState<Room | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<RoomSettingsDialogProps> | null>(null);

  const edit = async (room: Room) => {
    try {
      const { RoomSettingsDialog } = await import('./settings/RoomSettingsDialog');
      setDialog(() => RoomSettingsDialog);
      setEditing(room);
    } catch {
      // Not a Suspense boundary: a failed download would take the whole list with it, and could not be tried again.
      platform().notify({ message: 'The settings could not be loaded. Try again.', tone: 'error' });
    }
  };

  return {
    actionsOf: (room: Room) => ({
      settingsRefusal: settingsRefusal(room, hasSettings),
      deleteRefusal: deleteRefusal(room, hasDelete),
      onSettings: (chosen: Room) => void edit(chosen),
      onDelete: (chosen: Room) => void remove(chosen),
    }),
    dialog: Dialog !== null && editing !== null ? <Dialog key={editing.id} room={editing} onClose={() => setEditing(null)} /> : null,
  };
}
