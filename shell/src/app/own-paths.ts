/** The addresses of the shell's own screens. Alone in a file: the document's first script knows them too. */
export const OWN_PATHS = {
  login: '/auth/login',
  register: '/auth/register',
  logout: '/auth/logout',
  profile: '/profile/edit',
  dashboard: '/admin',
  notifications: '/admin/notification',
  analytics: '/admin/analytics',
  home: '/',
} as const;
