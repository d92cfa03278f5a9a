import { WIDGETS_AT } from '@arena/shared/contract/section';

/** In its own file, because the document's first script imports it too. */
export const OWN_PATHS = {
  login: '/auth/login',
  register: '/auth/register',
  logout: '/auth/logout',
  profile: '/profile/edit',
  dashboard: WIDGETS_AT,
  notifications: '/admin/notification',
  analytics: '/admin/analytics',
  sections: '/admin/sections',
  home: '/',
} as const;
