import type { SectionPage } from '@arena/shared/contract';

/** The shell's own screens. They are fetched when first visited, like any section's. */
export const OWN_PAGES = {
  login: { path: '/auth/login', load: () => import(/* webpackChunkName: "login" */ '../session/LoginPage') },
  register: { path: '/auth/register', load: () => import(/* webpackChunkName: "register" */ '../session/RegisterPage') },
  logout: { path: '/auth/logout', load: () => import(/* webpackChunkName: "logout" */ '../session/LogoutPage') },
  home: { path: '/', load: () => import(/* webpackChunkName: "home" */ '../pages/HomePage') },
} as const satisfies Record<string, SectionPage>;
