const ROOT = '/admin/full-map-rooms';

/** Every address of full-map rooms. The patterns of the same pages are in `section.ts`. */
export const fullMapPaths = {
  list: (query = '') => `${ROOT}${query}`,
  completed: () => `${ROOT}?tab=completed`,
  approvals: (fullmapId: number) => `${ROOT}/approvals/${fullmapId}`,
  results: (fullmapId: number) => `${ROOT}/results/${fullmapId}`,
  rewards: (fullmapId: number) => `${ROOT}/results/rewards/${fullmapId}`,
};
