import { createHash } from 'node:crypto';
import type { DevSection } from '@arena/shared/contract/publishing';
import { signed, textOf } from '../signed.ts';

/** The longest that a section runs from a developer's machine (milliseconds). */
export const GRANT_MS = 8 * 60 * 60_000;

/** The id of a preview. The registry says how long it runs; the grant outlives it, so that a browser learns of its end. */
interface GrantedPreview extends Pick<DevSection, 'until'> {
  readonly preview: string;
}

/** An administrator's consent, bound to the session in which it was given. */
export type Grant = (DevSection | GrantedPreview) & {
  /** The hash of the session's token: the grant alone is worth nothing. */
  readonly session: string;
};

/** What a grant says of the session: the token can't be derived from it. */
export function sessionOf(authorization: string): string {
  const token = authorization.slice(authorization.lastIndexOf(' ') + 1);
  return createHash('sha256').update(token).digest('base64url');
}

export const sign = (grant: Grant, key: Buffer): string => signed(Buffer.from(JSON.stringify(grant)).toString('base64url'), key);

/** The grant that this server has signed and that has not ended; null for anything else. */
export function verify(value: string, key: Buffer, now: number): Grant | null {
  const text = textOf(value, key);
  if (text === null) return null;
  // Only what this server has written gets here.
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Grant;
  return grant.until > now && ('preview' in grant || grant.until <= now + GRANT_MS) ? grant : null;
}
