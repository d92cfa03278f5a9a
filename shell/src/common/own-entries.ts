import { ADMIN_ROLE } from '@arena/shared/contract';
import { Bell, ChartNoAxesCombined, LayoutDashboard } from 'lucide';
import type { ShownEntry } from './navigation';
import { OWN_PATHS } from './own-paths';
import * as t from './common.messages';

/** The shell's own sidebar entries (part 1 §2). */
export const OWN_ENTRIES: readonly ShownEntry[] = [
  { id: 'overview', label: t.overview, path: OWN_PATHS.dashboard, group: null, order: 0, role: ADMIN_ROLE, icon: LayoutDashboard },
  { id: 'notification', label: t.notification, path: OWN_PATHS.notifications, group: t.people, order: 900, role: ADMIN_ROLE, icon: Bell },
  {
    id: 'analytics',
    label: t.analytics,
    path: OWN_PATHS.analytics,
    group: t.insight,
    order: 910,
    role: ADMIN_ROLE,
    icon: ChartNoAxesCombined,
  },
];
