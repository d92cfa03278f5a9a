/** Every address of this area. The patterns of the same pages are in `section.ts`. */
export const redeemPaths = {
  list: (query = '') => `/admin/redeem-management${query}`,
};
