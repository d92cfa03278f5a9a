import { isAdminRole } from '@arena/shared/contract';

/**
 * Whether a role may enter what needs another: an administrator may enter everything. Written again in `boot.js`, which runs
 * before any program; a test holds the two together.
 */
export const mayEnter = (needed: string | null, role: string | null): boolean => needed === null || needed === role || isAdminRole(role);
