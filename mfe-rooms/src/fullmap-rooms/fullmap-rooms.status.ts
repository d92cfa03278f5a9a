import type { StatusTone } from '@arena/shared/ui';

/** The tabs and the status of their rooms (part 1 §2). Rooms in other statuses are in no tab. */
export const FULLMAP_TABS = [
  {
    value: 'scheduled',
    label: 'Scheduled',
    status: 'PENDING',
    empty: 'No scheduled rooms',
    emptyHint: 'Create a room to get started.',
  },
  {
    value: 'completed',
    label: 'Completed',
    status: 'PRIVATE',
    empty: 'No completed rooms',
    emptyHint: 'Completed rooms appear here so you can choose winners.',
  },
] as const;
export type FullMapTab = (typeof FULLMAP_TABS)[number];

/** Statuses without a tab are shown unchanged. */
export function statusOf(status: string | null): { readonly label: string; readonly tone: StatusTone } {
  const tab = FULLMAP_TABS.find((entry) => entry.status === status);
  if (tab === undefined) return { label: status ?? 'Unknown', tone: 'other' };
  return { label: tab.label, tone: tab.value === 'scheduled' ? 'wait' : 'done' };
}
