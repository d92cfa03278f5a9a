import type { TournamentStatus } from '@arena/shared/contract';
import type { StatusTone } from '@arena/shared/ui';

/** The tabs of the list, and the status that each asks the server for (part 2 §2). */
export interface StatusTab {
  readonly id: 'all' | 'upcoming' | 'ongoing' | 'completed';
  readonly label: string;
  readonly status: TournamentStatus | null;
}

export const STATUS_TABS: readonly [StatusTab, ...StatusTab[]] = [
  { id: 'all', label: 'All Tournaments', status: null },
  { id: 'upcoming', label: 'Upcoming', status: 'PENDING' },
  { id: 'ongoing', label: 'Ongoing', status: 'ONGOING' },
  { id: 'completed', label: 'Completed', status: 'COMPLETED' },
];

/** The tab of an address; the first one for a word that is none. */
export const tabOf = (id: string): StatusTab => STATUS_TABS.find((tab) => tab.id === id) ?? STATUS_TABS[0];

/** PENDING yellow, APPROVED green, anything else red (part 2 §4): so ONGOING and COMPLETED are red too. The word says which. */
export function toneOf(status: string | null): StatusTone {
  if (status === 'PENDING') return 'wait';
  return status === 'APPROVED' ? 'done' : 'refused';
}
