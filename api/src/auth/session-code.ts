import { createHash } from 'node:crypto';

/** What the audit log calls a session: enough to tell sessions apart, and of no use to present one. */
export const sessionCode = (tokenId: string): string => createHash('sha256').update(tokenId).digest('hex').slice(0, 16);
