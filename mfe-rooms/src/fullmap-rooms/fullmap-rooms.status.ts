import type { StatusTone } from '@arena/shared/ui';
import * as t from './fullmap-rooms.messages';

/** The tabs and the status of their rooms (part 1 §2). Rooms in other statuses are in no tab. */
export const FULLMAP_TABS = [
  {
    value: 'scheduled',
    label: t.scheduled,
    status: 'PENDING',
    empty: t.noScheduledRooms,
    emptyHint: t.scheduledHint,
  },
  {
    value: 'completed',
    label: t.completedTab,
    status: 'PRIVATE',
    empty: t.noCompletedRooms,
    emptyHint: t.completedHint,
  },
] as const;
export type FullMapTab = (typeof FULLMAP_TABS)[number];

/** Statuses without a tab are shown unchanged. */
export function statusOf(status: string | null): { readonly label: string; readonly tone: StatusTone } {
  const tab = FULLMAP_TABS.find((entry) => entry.status === status);
  if (tab === undefined) return { label: status ?? t.unknown, tone: 'other' };
  return { label: tab.label, tone: tab.value === 'scheduled' ? 'wait' : 'done' };
}
