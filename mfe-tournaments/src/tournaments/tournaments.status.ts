import type { StatusTone } from '@arena/shared/ui';
import * as t from './tournaments.messages';

/** The tabs and the status they request (part 2 §2). */
export const STATUS_TABS = [
  { value: 'all', label: t.allTournaments, status: null },
  { value: 'upcoming', label: t.upcoming, status: 'PENDING' },
  { value: 'ongoing', label: t.ongoing, status: 'ONGOING' },
  { value: 'completed', label: t.completed, status: 'COMPLETED' },
] as const;
export type StatusTab = (typeof STATUS_TABS)[number];

/** PENDING yellow, APPROVED green, anything else red, including ONGOING and COMPLETED (part 2 §4). */
export function toneOf(status: string | null): StatusTone {
  if (status === 'PENDING') return 'wait';
  return status === 'APPROVED' ? 'done' : 'refused';
}
