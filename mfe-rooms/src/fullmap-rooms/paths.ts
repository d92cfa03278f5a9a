const ROOT = '/admin/full-map-rooms';

/** Every address of this area. `section.ts` has the patterns of the same pages, below `root`. */
export const fullMapPaths = {
  root: ROOT,
  list: (query = '') => `${ROOT}${query}`,
  completed: () => `${ROOT}?tab=completed`,
  approvals: (fullmapId: number) => `${ROOT}/approvals/${fullmapId}`,
  results: (fullmapId: number) => `${ROOT}/results/${fullmapId}`,
  rewards: (fullmapId: number) => `${ROOT}/results/rewards/${fullmapId}`,
};
