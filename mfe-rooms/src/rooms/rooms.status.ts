import type { Room } from '@arena/shared/contract';
import { isOwnMoney } from '@arena/shared/platform';
import type { StatusTone } from '@arena/shared/ui';
import * as t from './rooms.messages';

/** The three tabs of the list, and the status of the rooms in each (part 2 §2 and §4). */
export const ROOM_TABS = [
  {
    value: 'scheduled',
    label: t.scheduled,
    status: 'PENDING',
    title: t.scheduledRooms,
    empty: t.noScheduledRooms,
    emptyHint: t.scheduledHint,
  },
  {
    value: 'completed',
    label: t.completed,
    status: 'ALL_DONE',
    title: t.completedRooms,
    empty: t.noCompletedRooms,
    emptyHint: t.completedHint,
  },
  {
    value: 'cointime',
    label: t.coinTime,
    status: 'COIN_TIME',
    title: t.coinTime,
    empty: t.noCoinTransactions,
    emptyHint: t.coinTimeHint,
  },
] as const;
export type RoomTab = (typeof ROOM_TABS)[number];

export const toneOf = (status: string | null): StatusTone => (status === 'ALL_DONE' ? 'done' : 'wait');

type Acted = Pick<Room, 'id' | 'status'>;
type Refunded = Acted & Pick<Room, 'creator' | 'opponent' | 'entryFee'>;

/** Why a room's settings cannot be changed, or null when they can. `available`: the backend announces the function. */
export function settingsRefusal(room: Acted, available: boolean): string | null {
  if (!available) return t.settingsNotSupported;
  if (room.id === null) return t.roomHasNoId;
  return room.status === 'ALL_DONE' ? t.paidRoomsAreFinal : null;
}

/** Why a room cannot be deleted, or null when it can. */
export function deleteRefusal(room: Refunded, available: boolean): string | null {
  if (!available) return t.deletingNotSupported;
  if (room.id === null) return t.roomHasNoId;
  if (room.status !== 'PENDING') return t.onlyScheduledDeleted;
  const plays = isOwnMoney(room.creator?.id) || isOwnMoney(room.opponent?.id);
  return plays && (room.entryFee ?? 0) > 0 ? t.ownRefund : null;
}
