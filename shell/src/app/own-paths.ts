import { WIDGETS_AT } from '@arena/shared/contract';

/** Alone in a file: the document's first script imports it too. */
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

export interface FirstReads {
  readonly reads?: readonly string[] | undefined;
  readonly readsWith?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The first reads of the shell's own screens, like `reads` and `readsWith` in `section.ts`. `:userId` is the signed-in user. */
export const OWN_READS: Readonly<Record<string, FirstReads>> = {
  [OWN_PATHS.dashboard]: {
    reads: ['/redeem/admin/pending', '/revenue/monthly', '/users/', '/rooms/status?status=ALL_DONE', '/posts'],
    readsWith: {
      counts: ['/counts', '/revenue/monthly'],
      'dashboard-statistics': ['/dashboard/statistics'],
      'request-search': ['/redeem/admin/search?status=PENDING&size=4'],
    },
  },
  [OWN_PATHS.notifications]: { readsWith: { notifications: ['/notifications?pageNumber=0&pageSize=20'] } },
  [OWN_PATHS.profile]: { reads: ['/users/:userId'] },
  [OWN_PATHS.analytics]: { readsWith: { analytics: ['/analytics/daily?days=30'], counts: ['/counts', '/revenue/monthly'] } },
};
