import { useState } from 'react';
import type { Room } from '@arena/shared/contract';
import { platform, useCapability } from '@arena/shared/platform';
import { lazyDialog } from '@arena/shared/ui';
import { deleteRefusal, settingsRefusal } from './rooms.status';
import * as t from './rooms.messages';

const RoomSettingsDialog = lazyDialog(async () => (await import('./settings/RoomSettingsDialog')).RoomSettingsDialog, t.settingsFailed);

/** Loads the code at the first press. */
const remove = (room: Room): Promise<void> =>
  import('./delete-room').then(
    ({ askToDelete }) => askToDelete(room),
    () => platform().notify({ message: t.confirmationFailed, tone: 'error' }),
  );

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
