import type { Room } from '@arena/shared/contract';

type Acted = Pick<Room, 'id' | 'status'>;

const NO_SETTINGS = 'Room settings are not available yet: this backend has no such function.';
const NO_DELETE = 'Deleting rooms is not available yet: this backend has no such function.';
const NO_ID = 'The server sent this room without an id.';

/** Why a room's settings cannot be changed, or null when they can. `available`: the backend announces the function. */
export function settingsRefusal(room: Acted, available: boolean): string | null {
  if (!available) return NO_SETTINGS;
  if (room.id === null) return NO_ID;
  return room.status === 'ALL_DONE' ? 'This room is paid. Its settings can no longer be changed.' : null;
}

/** Why a room cannot be deleted, or null when it can. */
export function deleteRefusal(room: Acted, available: boolean): string | null {
  if (!available) return NO_DELETE;
  if (room.id === null) return NO_ID;
  return room.status === 'PENDING' ? null : 'Only a scheduled room can be deleted.';
}
