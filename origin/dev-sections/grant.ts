import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { DevSection } from '@arena/shared/contract';

/** The longest that a section runs from a developer's machine (milliseconds). */
export const GRANT_MS = 8 * 60 * 60_000;

/** What an administrator has agreed to, bound to the session in which that was done. */
export interface Grant extends DevSection {
  /** The hash of the session's token: the grant alone is worth nothing. */
  readonly session: string;
}

/** What a grant says of the session: nobody gets the token out of it. */
export function sessionOf(authorization: string): string {
  const token = authorization.slice(authorization.lastIndexOf(' ') + 1);
  return createHash('sha256').update(token).digest('base64url');
}

const signatureOf = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest();

/** The grant as the browser keeps it. */
export function sign(grant: Grant, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${text}.${signatureOf(text, key).toString('base64url')}`;
}

/** The grant that this server has signed and that has not ended; null for anything else. */
export function verify(value: string, key: Buffer, now: number): Grant | null {
  const [text = '', signature = '', ...rest] = value.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(text, key);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // Only what this server has written gets here.
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Grant;
  return grant.until > now && grant.until <= now + GRANT_MS ? grant : null;
}
