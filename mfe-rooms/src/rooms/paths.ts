const ROOT = '/admin/room-management';

/** Every address of this area. `section.ts` has the patterns of the same pages, below `root`. */
export const roomPaths = {
  root: ROOT,
  list: (query = '') => `${ROOT}${query}`,
  completed: () => `${ROOT}?tab=completed`,
  detail: (roomId: number) => `${ROOT}/room-detail/${roomId}`,
  rewards: (roomId: number) => `${ROOT}/room-rewards/${roomId}`,
  winner: (roomId: number, userId: number) => `${ROOT}/room-payment/${roomId}/winner/${userId}`,
};
