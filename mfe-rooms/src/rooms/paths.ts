const ROOT = '/admin/room-management';

/** Every address of this section. The patterns of the same pages are in `section.ts`. */
export const roomPaths = {
  list: (query = '') => `${ROOT}${query}`,
  completed: () => `${ROOT}?tab=completed`,
  detail: (roomId: number) => `${ROOT}/room-detail/${roomId}`,
  rewards: (roomId: number) => `${ROOT}/room-rewards/${roomId}`,
  winner: (roomId: number, userId: number) => `${ROOT}/room-payment/${roomId}/winner/${userId}`,
};
