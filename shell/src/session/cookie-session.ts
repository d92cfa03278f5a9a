import { type Call, COOKIE_SESSION, isSessionMark, SESSION_HEADER, SESSION_IN_COOKIE, sessionCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { auth } from './auth-store';

/** Without cookies, the browser stores the token itself, as for backends without cookie sessions. */
const isOffered = () => navigator.cookieEnabled && platform().capabilities.has(COOKIE_SESSION);

/** Requests a cookie at sign-in, so that no script ever sees the token. */
export const signInHeaders = (call: Call): Readonly<Record<string, string>> =>
  call === sessionCalls.login && isOffered() ? { [SESSION_HEADER]: SESSION_IN_COOKIE } : {};

/** Moves a stored token into a cookie. Never fails. */
export async function keepInCookie(): Promise<void> {
  const token = auth.tokenOf();
  if (token === null || isSessionMark(token) || !isOffered()) return;
  const kept = await platform()
    .api.call(sessionCalls.keepInCookie, {})
    .catch(() => null);
  if (kept !== null && auth.tokenOf() === token) auth.renew({ token: kept.token });
}
