// Free of schemas, because the document's first script imports it alone.

/** The administrator's role (part 2 §6). */
export const ADMIN_ROLE = 'ROLE_ADMIN';
/** The role after a session expires (part 1 §6). */
export const EXPIRED_ROLE = 'ROLE_NORMAL';
/** The role of a user without roles (part 2 §3). */
export const DEFAULT_ROLE = 'ROLE_USER';
/** Whether a role is the administrator's. All admin checks use it. */
export const isAdminRole = (name: string | null | undefined): boolean => name === ADMIN_ROLE;
