const ROOT = '/admin/audit-log';

/** Every address of this area. The patterns of the same pages are in `section.ts`. */
export const auditPaths = {
  list: (query = '') => `${ROOT}${query}`,
  /** The decisions about one thing. */
  historyOf: (subject: string, id: string | number) => `${ROOT}?subject=${subject}&search=${id}`,
};
