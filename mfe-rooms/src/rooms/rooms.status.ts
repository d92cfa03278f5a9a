import type { Room } from '@arena/shared/contract';
import { isOwnMoney } from '@arena/shared/platform';
import type { StatusTone } from '@arena/shared/ui';

/** The three tabs of the list, and the status of the rooms in each (part 2 §2 and §4). */
export const ROOM_TABS = [
  {
    value: 'scheduled',
    label: 'Scheduled',
    status: 'PENDING',
    title: 'Scheduled Rooms',
    empty: 'No scheduled rooms',
    emptyHint: 'New rooms will appear here.',
  },
  {
    value: 'completed',
    label: 'Completed',
    status: 'ALL_DONE',
    title: 'Completed Rooms',
    empty: 'No completed rooms',
    emptyHint: 'Paid rooms will appear here.',
  },
  {
    value: 'cointime',
    label: 'CoinTime',
    status: 'COIN_TIME',
    title: 'CoinTime',
    empty: 'No coin transactions found',
    emptyHint: 'Finished rooms awaiting payout will appear here.',
  },
] as const;
export type RoomTab = (typeof ROOM_TABS)[number];

export const toneOf = (status: string | null): StatusTone => (status === 'ALL_DONE' ? 'done' : 'wait');

type Acted = Pick<Room, 'id' | 'status'>;
type Refunded = Acted & Pick<Room, 'creator' | 'opponent' | 'entryFee'>;

const NO_SETTINGS = 'Room settings are not available yet: this backend doesn’t support them.';
const NO_DELETE = 'Deleting rooms is not available yet: this backend doesn’t support it.';
const OWN_FEE = "You can't refund your own entry fee. Ask another administrator.";
const NO_ID = 'This room has no ID.';

/** Why a room's settings cannot be changed, or null when they can. `available`: the backend announces the function. */
export function settingsRefusal(room: Acted, available: boolean): string | null {
  if (!available) return NO_SETTINGS;
  if (room.id === null) return NO_ID;
  return room.status === 'ALL_DONE' ? 'Paid rooms can’t be edited.' : null;
}

/** Why a room cannot be deleted, or null when it can. */
export function deleteRefusal(room: Refunded, available: boolean): string | null {
  if (!available) return NO_DELETE;
  if (room.id === null) return NO_ID;
  if (room.status !== 'PENDING') return 'Only a scheduled room can be deleted.';
  const plays = isOwnMoney(room.creator?.id) || isOwnMoney(room.opponent?.id);
  return plays && (room.entryFee ?? 0) > 0 ? OWN_FEE : null;
}
