import type { TournamentStatus } from '@arena/shared/contract';
import type { StatusTone } from '@arena/shared/ui';

/** A tab and the status it requests (part 2 §2). */
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

/** Defaults to the first tab. */
export const tabOf = (id: string): StatusTab => STATUS_TABS.find((tab) => tab.id === id) ?? STATUS_TABS[0];

/** PENDING yellow, APPROVED green, anything else red, including ONGOING and COMPLETED (part 2 §4). */
export function toneOf(status: string | null): StatusTone {
  if (status === 'PENDING') return 'wait';
  return status === 'APPROVED' ? 'done' : 'refused';
}
