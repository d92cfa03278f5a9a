/** Where the list was left: its query, such as `?tab=cointime&search=malik`. It travels in the history entry, not in the address. */
export interface FromList {
  readonly list?: string;
  /** The winner that was picked before, so that closing the payment panel loses nothing. */
  readonly winner?: number;
}

const ROOT = '/admin/room-management';

/** Every address of this section. The patterns of the same pages are in `section.ts`. */
export const roomPaths = {
  list: (query = '') => `${ROOT}${query}`,
  completed: () => `${ROOT}?tab=completed`,
  detail: (roomId: number) => `${ROOT}/room-detail/${roomId}`,
  rewards: (roomId: number) => `${ROOT}/room-rewards/${roomId}`,
  winner: (roomId: number, userId: number) => `${ROOT}/room-payment/${roomId}/winner/${userId}`,
};

/** An id out of an address, or null: `12`, but not `0`, `-1` or `twelve`. */
export function idOf(param: string | undefined): number | null {
  return param !== undefined && /^[1-9]\d{0,14}$/.test(param) ? Number(param) : null;
}
