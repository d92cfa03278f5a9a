const ROOT = '/admin/room-management';

/** `section.ts` has the matching route patterns. */
export const roomPaths = {
  root: ROOT,
  list: (query = '') => `${ROOT}${query}`,
  completed: () => `${ROOT}?tab=completed`,
  detail: (roomId: number) => `${ROOT}/room-detail/${roomId}`,
  rewards: (roomId: number) => `${ROOT}/room-rewards/${roomId}`,
  winner: (roomId: number, userId: number) => `${ROOT}/room-payment/${roomId}/winner/${userId}`,
};
