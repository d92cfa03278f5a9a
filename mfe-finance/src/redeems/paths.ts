/** `section.ts` has the matching route patterns. */
export const redeemPaths = {
  list: (query = '') => `/admin/redeem-management${query}`,
};
