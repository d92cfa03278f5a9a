import type { Capability } from '../call';

// Capability `cookie-session`: the token of a browser's session stays in a cookie that no script can read, and the answer has a mark. A
// mark has a token's form, to be stored, sent and checked for expiry as one; it names the session, and opens nothing without that session's
// cookie.

/** Not listed in `Capability`: sections don't need it, and one more name there is another contract. */
export const COOKIE_SESSION = 'cookie-session' as Capability;
/** A browser's sign-in asks for a cookie with this header, by this value. */
export const SESSION_HEADER = 'arena-session';
export const SESSION_IN_COOKIE = 'cookie';
const MARK = /^cookie\.([\w-]+)\.session$/;
const SESSION_ID = /^[\w-]{16,64}$/;

/** Whether it stands for a token in the browser's cookie. */
export const isSessionMark = (token: string): boolean => MARK.test(token);

export const sessionMarkOf = ({ id, expiresAt }: { readonly id: string; readonly expiresAt: Date }): string => {
  const claims = btoa(JSON.stringify({ jti: id, exp: Math.floor(expiresAt.getTime() / 1000) }));
  return `cookie.${claims.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.session`;
};

/** The session that a mark names; null for anything else. */
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
