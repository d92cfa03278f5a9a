const ROOT = '/admin/tournaments';

/** `section.ts` has the matching route patterns. */
export const tournamentPaths = {
  list: (query = '') => `${ROOT}${query}`,
  active: () => `${ROOT}/active-tournaments`,
  upcoming: () => `${ROOT}/upcoming-tournaments`,
  participants: () => `${ROOT}/total-participants`,
  prizePool: () => `${ROOT}/prize-pool`,
  view: (tournamentId: number) => `${ROOT}/view/${tournamentId}`,
  manage: (tournamentId: number) => `${ROOT}/manage/${tournamentId}`,
};
