import type { FullMapStatus } from '@arena/shared/contract';
import type { StatusTone } from '@arena/shared/ui';

/** A tab and the status of its rooms (part 1 §2). Rooms in other statuses are in no tab. */
export interface FullMapTab {
  readonly id: 'scheduled' | 'completed';
  readonly label: 'Scheduled' | 'Completed';
  readonly status: FullMapStatus;
  readonly empty: string;
  readonly emptyHint: string;
}

export const FULLMAP_TABS: readonly [FullMapTab, FullMapTab] = [
  {
    id: 'scheduled',
    label: 'Scheduled',
    status: 'PENDING',
    empty: 'No scheduled rooms',
    emptyHint: 'Create a room to get started.',
  },
  {
    id: 'completed',
    label: 'Completed',
    status: 'PRIVATE',
    empty: 'No completed rooms',
    emptyHint: 'Completed rooms appear here so you can choose winners.',
  },
];

/** Defaults to the first tab. */
export const tabOf = (id: string): FullMapTab => FULLMAP_TABS.find((tab) => tab.id === id) ?? FULLMAP_TABS[0];

/** Statuses without a tab are shown unchanged. */
export function statusOf(status: string | null): { readonly label: string; readonly tone: StatusTone } {
  const tab = FULLMAP_TABS.find((entry) => entry.status === status);
  if (tab === undefined) return { label: status ?? 'Unknown', tone: 'other' };
  return { label: tab.label, tone: tab.id === 'scheduled' ? 'wait' : 'done' };
}
