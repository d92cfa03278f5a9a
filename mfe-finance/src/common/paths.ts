/** Where the screens of this section are. */
export const PATHS = {
  topUps: '/admin/top-up-manage',
  redeems: '/admin/redeem-management',
  auditLog: '/admin/audit-log',
} as const;
