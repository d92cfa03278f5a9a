/** Where the list was left: its query, such as `?tab=ongoing&search=cup`. It travels in the history entry, not in the address. */
export interface FromList {
  readonly list?: string;
}

const ROOT = '/admin/tournaments';

/** Every address of this section. The patterns of the same pages are in `section.ts`. */
export const tournamentPaths = {
  list: (query = '') => `${ROOT}${query}`,
  active: () => `${ROOT}/active-tournaments`,
  upcoming: () => `${ROOT}/upcoming-tournaments`,
  participants: () => `${ROOT}/total-participants`,
  prizePool: () => `${ROOT}/prize-pool`,
  view: (tournamentId: number) => `${ROOT}/view/${tournamentId}`,
  manage: (tournamentId: number) => `${ROOT}/manage/${tournamentId}`,
};

/** An id out of an address, or null: `12`, but not `0`, `-1` or `twelve`. */
export function idOf(param: string | undefined): number | null {
  return param !== undefined && /^[1-9]\d{0,14}$/.test(param) ? Number(param) : null;
}
