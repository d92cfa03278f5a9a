const ROOT = '/admin/full-map-rooms';

/** `section.ts` has the matching route patterns. */
export const fullMapPaths = {
  root: ROOT,
  list: (query = '') => `${ROOT}${query}`,
  completed: () => `${ROOT}?tab=completed`,
  approvals: (fullmapId: number) => `${ROOT}/approvals/${fullmapId}`,
  results: (fullmapId: number) => `${ROOT}/results/${fullmapId}`,
  rewards: (fullmapId: number) => `${ROOT}/results/rewards/${fullmapId}`,
};
