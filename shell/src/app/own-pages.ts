import type { SectionPage } from '@arena/shared/contract';
import { loadPage } from '../sections/pages';

/** The shell's own screens. They are fetched when first visited, like any section's. */
export const OWN_PAGES = {
  login: { path: '/auth/login', load: () => import(/* webpackChunkName: "login" */ '../session/LoginPage') },
  register: { path: '/auth/register', load: () => import(/* webpackChunkName: "register" */ '../session/RegisterPage') },
  logout: { path: '/auth/logout', load: () => import(/* webpackChunkName: "logout" */ '../session/LogoutPage') },
  profile: { path: '/profile/edit', load: () => import(/* webpackChunkName: "profile" */ '../profile/ProfilePage') },
  dashboard: { path: '/admin', load: () => import(/* webpackChunkName: "dashboard" */ '../dashboard/DashboardPage') },
  notifications: {
    path: '/admin/notification',
    load: () => import(/* webpackChunkName: "notifications" */ '../notifications/NotificationPage'),
  },
  analytics: { path: '/admin/analytics', load: () => import(/* webpackChunkName: "analytics" */ '../analytics/AnalyticsPage') },
  home: { path: '/', load: () => import(/* webpackChunkName: "home" */ '../pages/HomePage') },
} as const satisfies Record<string, SectionPage>;

/** Fetches one of the shell's screens before its link is clicked. */
export function prefetchOwn(path: string): void {
  const page = Object.values(OWN_PAGES).find((own) => own.path === path);
  if (page !== undefined) void loadPage(page);
}
