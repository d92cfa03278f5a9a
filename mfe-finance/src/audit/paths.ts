const ROOT = '/admin/audit-log';

/** `section.ts` has the matching route patterns. */
export const auditPaths = {
  list: (query = '') => `${ROOT}${query}`,
  historyOf: (subject: string, id: string | number) => `${ROOT}?subject=${subject}&search=${id}`,
};
