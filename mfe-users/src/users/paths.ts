const ROOT = '/admin/user-management';

/** `section.ts` has the matching route patterns. */
export const userPaths = {
  list: (query = '') => `${ROOT}${query}`,
  profile: (userId: number) => `${ROOT}/users/${userId}/profile`,
};
