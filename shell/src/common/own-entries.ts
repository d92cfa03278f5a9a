import { ADMIN_ROLE } from '@arena/shared/contract';
import { Bell, ChartNoAxesCombined, LayoutDashboard } from 'lucide';
import type { ShownEntry } from './navigation';
import { OWN_PATHS } from './own-paths';

/** The shell's own sidebar entries (part 1 §2). */
export const OWN_ENTRIES: readonly ShownEntry[] = [
  { id: 'overview', label: 'Overview', path: OWN_PATHS.dashboard, group: null, order: 0, role: ADMIN_ROLE, icon: LayoutDashboard },
  { id: 'notification', label: 'Notification', path: OWN_PATHS.notifications, group: 'People', order: 900, role: ADMIN_ROLE, icon: Bell },
  {
    id: 'analytics',
    label: 'Analytics',
    path: OWN_PATHS.analytics,
    group: 'Insight',
    order: 910,
    role: ADMIN_ROLE,
    icon: ChartNoAxesCombined,
  },
];
