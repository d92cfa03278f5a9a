import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The user who makes a call, as the database has them now: a role that was granted or revoked counts immediately. */
export interface Caller {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly token: string;
  readonly tokenId: string;
  readonly byCookie: boolean;
  readonly signedInUntil: Date;
}

/** The parts of a request that describe the browser, and the cookies that a call may set. */
export interface Browser {
  readonly headers: IncomingHttpHeaders;
  readonly protocol: string;
  setCookie(cookie: string): void;
}

/** The audit log's name of a session: enough to tell sessions apart, and useless as a token. */
export const sessionCode = (tokenId: string): string => createHash('sha256').update(tokenId).digest('hex').slice(0, 16);
