import { ADMIN_ROLE } from '@arena/shared/contract';
import { useSession } from '@arena/shared/platform';
import { Bell, ChartNoAxesCombined, LayoutDashboard } from 'lucide';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { NavigationItem, ShownEntry } from '../layout/navigation';
import { unread, unreadText } from '../notifications/unread';
import { mayEnter } from '../sections/may-enter';
import { useNavigation } from '../sections/navigation';
import { OWN_PAGES } from './own-pages';

/** The shell's own places in the sidebar (part 1 §2), among those that the sections bring. */
const OWN_ENTRIES: readonly ShownEntry[] = [
  { id: 'overview', label: 'Overview', path: OWN_PAGES.dashboard.path, group: null, order: 0, role: ADMIN_ROLE, icon: LayoutDashboard },
  {
    id: 'notification',
    label: 'Notification',
    path: OWN_PAGES.notifications.path,
    group: 'People',
    order: 900,
    role: ADMIN_ROLE,
    icon: Bell,
  },
  {
    id: 'analytics',
    label: 'Analytics',
    path: OWN_PAGES.analytics.path,
    group: 'Insight',
    order: 910,
    role: ADMIN_ROLE,
    icon: ChartNoAxesCombined,
  },
];

/** What the sidebar and the command palette offer to the signed-in person. */
export function useConsoleNavigation(): readonly NavigationItem[] {
  const sections = useNavigation();
  const { role } = useSession();
  const waiting = useStore(unread, unreadText);
  const own = useMemo(
    () =>
      OWN_ENTRIES.filter((entry) => mayEnter(entry.role, role)).map((entry): NavigationItem => ({
        entry,
        failed: false,
        ...(entry.id === 'notification' && { pending: waiting }),
      })),
    [role, waiting],
  );
  return [...own, ...sections];
}
