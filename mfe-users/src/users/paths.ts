/** Where the list was left: its query, such as `?search=khan&sort=-balance`. It travels in the history entry, not in the address. */
export interface FromList {
  readonly list?: string;
}

const ROOT = '/admin/user-management';

/** Every address of this area. The patterns of the same pages are in `section.ts`. */
export const userPaths = {
  list: (query = '') => `${ROOT}${query}`,
  profile: (userId: number) => `${ROOT}/users/${userId}/profile`,
};
