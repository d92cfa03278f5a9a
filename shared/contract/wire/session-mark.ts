import type { Capability } from '../call';

// Capability `cookie-session`: the session's token stays in a cookie that scripts can't read, and the answer has a mark instead. A mark has
// the form of a token, so it is stored, sent and checked for expiry like one. It names the session and is useless without the cookie.

/** Not part of `Capability`: sections don't need it, and an additional name would change the contract. */
export const COOKIE_SESSION = 'cookie-session' as Capability;
/** The request header by which a sign-in asks for a cookie session. */
export const SESSION_HEADER = 'arena-session';
/** The value of `SESSION_HEADER`. */
export const SESSION_IN_COOKIE = 'cookie';
const MARK = /^cookie\.([\w-]+)\.session$/;
const SESSION_ID = /^[\w-]{16,64}$/;

/** Whether a stored token is the mark of a cookie session. */
export const isSessionMark = (token: string): boolean => MARK.test(token);

/** The mark of a session, in the form of a token with `jti` and `exp`. */
export const sessionMarkOf = ({ id, expiresAt }: { readonly id: string; readonly expiresAt: Date }): string => {
  const claims = btoa(JSON.stringify({ jti: id, exp: Math.floor(expiresAt.getTime() / 1000) }));
  return `cookie.${claims.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.session`;
};

/** The id of the session that a mark names; null for any other text. */
export function sessionInMark(token: string): string | null {
  const claims = MARK.exec(token)?.[1];
  if (claims === undefined) return null;
  try {
    const { jti } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { jti?: unknown };
    return typeof jti === 'string' && SESSION_ID.test(jti) ? jti : null;
  } catch {
    return null;
  }
}
