import { type ComponentType, useState } from 'react';
import type { Room } from '@arena/shared/contract';
import { messageOf, platform, useCapability } from '@arena/shared/platform';
import { formatMoney } from '@arena/shared/ui';
import { deleteRefusal, settingsRefusal } from './room-actions';
import { refreshRooms, removeRoom } from './rooms.queries';

export interface RoomSettingsDialogProps {
  readonly room: Room;
  readonly onClose: () => void;
}

async function askAndRemove(room: Room): Promise<void> {
  if (room.id === null) return;
  const { confirm, notify } = platform();
  const players = [room.creator?.name, room.opponent?.name].filter((name) => typeof name === 'string');
  const agreed = await confirm({
    title: `Delete room ${room.id}?`,
    body: `The room disappears for good. The entry fee of ${formatMoney(room.entryFee)} goes back to ${players.join(' and ') || 'everyone who paid it'}.`,
    confirmLabel: 'Delete room',
    tone: 'danger',
  });
  if (!agreed) return;
  try {
    const notice = await removeRoom(room.id);
    notify({ message: notice.message ?? `Room ${room.id} was deleted`, tone: 'success' });
  } catch (error) {
    notify({ message: messageOf(error), tone: 'error' });
  }
  void refreshRooms();
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
      onDelete: (chosen: Room) => void askAndRemove(chosen),
    }),
    dialog: Dialog !== null && editing !== null ? <Dialog key={editing.id} room={editing} onClose={() => setEditing(null)} /> : null,
  };
}
