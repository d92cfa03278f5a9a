import { isAdminRole } from '@arena/shared/contract';

/** Administrators may enter everything. */
export const mayEnter = (needed: string | null, role: string | null): boolean => needed === null || needed === role || isAdminRole(role);
