import type { SectionPage } from '@arena/shared/contract/section';
import { loadPage } from '../sections/pages';
import { OWN_PATHS } from '../common/own-paths';

/** The shell's screens, loaded on the first visit like a section's. */
export const OWN_PAGES = {
  login: { path: OWN_PATHS.login, load: () => import(/* webpackChunkName: "login" */ '../session/LoginPage') },
  register: { path: OWN_PATHS.register, load: () => import(/* webpackChunkName: "register" */ '../session/RegisterPage') },
  logout: { path: OWN_PATHS.logout, load: () => import(/* webpackChunkName: "logout" */ '../session/LogoutPage') },
  profile: { path: OWN_PATHS.profile, load: () => import(/* webpackChunkName: "profile" */ '../profile/ProfilePage') },
  dashboard: { path: OWN_PATHS.dashboard, load: () => import(/* webpackChunkName: "dashboard" */ '../dashboard/DashboardPage') },
  notifications: {
    path: OWN_PATHS.notifications,
    load: () => import(/* webpackChunkName: "notifications" */ '../notifications/NotificationPage'),
  },
  // In the dashboard's chunk, with which it shares most of its code.
  analytics: { path: OWN_PATHS.analytics, load: () => import(/* webpackChunkName: "dashboard" */ '../analytics/AnalyticsPage') },
  sections: { path: OWN_PATHS.sections, load: () => import(/* webpackChunkName: "sections" */ '../dev-sections/SectionsPage') },
  home: { path: OWN_PATHS.home, load: () => import(/* webpackChunkName: "home" */ '../pages/HomePage') },
  notFound: { path: '*', load: () => import(/* webpackChunkName: "not-found" */ './NotFound') },
} as const satisfies Record<string, SectionPage>;

/** Prefetches the screen behind a hovered link. */
export async function prefetchOwn(path: string): Promise<void> {
  const page = Object.values(OWN_PAGES).find((own) => own.path === path);
  if (page !== undefined) await loadPage(page);
}
