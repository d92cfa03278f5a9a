// Without the schemas: the document's first script needs these, and nothing else.

export const ADMIN_ROLE = 'ROLE_ADMIN';
/** The role that an expired session leaves behind (part 1 §6). */
export const EXPIRED_ROLE = 'ROLE_NORMAL';
/** The role of a user whose list of roles is empty (part 2 §3). */
export const DEFAULT_ROLE = 'ROLE_USER';
/** The one place that decides who is an administrator; three other words mean "no role" on the wire. */
export const isAdminRole = (name: string | null | undefined): boolean => name === ADMIN_ROLE;
