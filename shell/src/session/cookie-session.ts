import { type Call, COOKIE_SESSION, isSessionMark, SESSION_HEADER, SESSION_IN_COOKIE, sessionCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { auth } from './auth-store';

/** A browser that takes no cookies keeps the token itself, as it does on a backend that has no such cookies. */
const isOffered = () => navigator.cookieEnabled && platform().capabilities.has(COOKIE_SESSION);

/** Asks for the cookie at sign-in: the answer then has a mark in place of the token, which no script ever sees. */
export const signInHeaders = (call: Call): Readonly<Record<string, string>> =>
  call === sessionCalls.login && isOffered() ? { [SESSION_HEADER]: SESSION_IN_COOKIE } : {};

/** A token that was stored by an earlier shell, or before the server had said what it has, goes into a cookie. Never fails. */
export async function keepInCookie(): Promise<void> {
  const token = auth.tokenOf();
  if (token === null || isSessionMark(token) || !isOffered()) return;
  const kept = await platform()
    .api.call(sessionCalls.keepInCookie, {})
    .catch(() => null);
  if (kept !== null && auth.tokenOf() === token) auth.renew({ token: kept.token });
}
