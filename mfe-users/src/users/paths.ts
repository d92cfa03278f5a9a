const ROOT = '/admin/user-management';

/** Every address of this area. The patterns of the same pages are in `section.ts`. */
export const userPaths = {
  list: (query = '') => `${ROOT}${query}`,
  profile: (userId: number) => `${ROOT}/users/${userId}/profile`,
};
