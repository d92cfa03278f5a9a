import { isAdminRole } from '@arena/shared/contract';

/** Whether a role may enter what needs another: an administrator may enter everything. */
export const mayEnter = (needed: string | null, role: string | null): boolean => needed === null || needed === role || isAdminRole(role);
