const ROOT = '/admin/top-up-manage';

/** Every address of this area. The patterns of the same pages are in `section.ts`. */
export const topUpPaths = {
  list: (query = '') => `${ROOT}${query}`,
  search: (id: string | number) => `${ROOT}?search=${id}`,
};
