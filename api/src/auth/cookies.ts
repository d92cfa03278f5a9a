import type { IncomingHttpHeaders } from 'node:http';
import { createHmac, randomBytes } from 'node:crypto';
import { API_BASE, SESSION_HEADER, SESSION_IN_COOKIE, sessionCalls, sessionInMark, sessionMarkOf } from '@arena/shared/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Browser } from '../http/caller';
import type { Services } from '../services';

// A session whose token the browser keeps in a cookie, out of reach of every script (capability `cookie-session`). Scripts have a mark of
// it, and the cookie counts only together with its own mark in `Authorization`, which no other site can send: that is the protection
// against forged requests, for reads as well. Each session has a cookie of its own name, so that another tab cannot change the user for
// whom a call is answered.

interface Sent {
  readonly token: string;
  /** The session that the token must be of; null for a token that was sent itself. */
  readonly session: string | null;
}

const PREFIX = 'arena-session-';
/** Another site's page on the same domain cannot put a cookie of this name there. */
const SECURE_PREFIX = '__Host-';
const SESSION_COOKIE = new RegExp(`^(?:${SECURE_PREFIX})?${PREFIX}[\\w-]+$`);
/** Other sessions of this server. */
const OTHERS_KEPT = 3;
/** Sessions of other consoles on the same host name. */
const UNREADABLE_KEPT = 6;
const nameOf = (session: string) => PREFIX + session.slice(0, 8);
/** `Authorization: Bearer <token>`; any scheme word does, and none, since the platform's clients differ. */
const authorizationOf = ({ authorization = '' }: IncomingHttpHeaders) => /^(?:\S+\s+)?(\S+)\s*$/.exec(authorization)?.[1] ?? null;

/** The cookies of a request whose names are of a kind, the oldest first. */
function cookiesNamed(kind: RegExp, { cookie = '' }: IncomingHttpHeaders): ReadonlyMap<string, string> {
  const pairs = cookie.split(';').map((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    return [name, value] as const;
  });
  return new Map(pairs.filter(([name]) => kind.test(name)));
}

const sessionCookies = (headers: IncomingHttpHeaders) => cookiesNamed(SESSION_COOKIE, headers);
const namesOf = (session: string) => [SECURE_PREFIX + nameOf(session), nameOf(session)];

/** The credentials of a request; null for none. */
export function readSent(headers: IncomingHttpHeaders): Sent | null {
  const sent = authorizationOf(headers);
  const session = sent === null ? null : sessionInMark(sent);
  if (session === null) return sent === null ? null : { token: sent, session };
  // The browser's own word, where it gives one, that it is no page of the console that asks.
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return null;
  const cookies = sessionCookies(headers);
  const token = namesOf(session).flatMap((name) => cookies.get(name) ?? [])[0];
  return token === undefined ? null : { token, session };
}

export const asksForCookie = ({ headers }: Browser): boolean => headers[SESSION_HEADER] === SESSION_IN_COOKIE;

/** Clients can only make the cookie stricter. */
const isHttps = ({ headers, protocol }: Browser) =>
  protocol === 'https' || headers['x-forwarded-proto'] === 'https' || headers.origin?.startsWith('https:') === true;

/** Browsers only take and delete a cookie of a `__Host-` or `__Secure-` name as a secure one. */
const cookieOf = (name: string, value: string, seconds: number, path = '/') =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${name.startsWith('__') ? '; Secure' : ''}`;

function endCookies({ headers, setCookie }: Browser, ends: (name: string) => boolean): void {
  for (const name of sessionCookies(headers).keys()) if (ends(name)) setCookie(cookieOf(name, '', 0));
}

/** Takes the cookie of the session that a request names out of the browser. */
export function endCookie(browser: Browser): void {
  const session = sessionInMark(authorizationOf(browser.headers) ?? '');
  if (session !== null) endCookies(browser, (name) => namesOf(session).includes(name));
}

/** Stores a valid token in place of the session that the request names; returns its mark. Ends cookies that are over or too many. */
export async function keepInCookie(
  browser: Browser,
  token: string,
  { tokens, clock }: Pick<Services, 'tokens' | 'clock'>,
): Promise<string> {
  const claims = await tokens.read(token);
  if (claims === null) throw new Error('Only a valid token can be stored');
  const secure = isHttps(browser) ? SECURE_PREFIX : '';
  const seconds = Math.max(1, Math.floor((claims.expiresAt.getTime() - clock().getTime()) / 1000));
  browser.setCookie(cookieOf(secure + nameOf(claims.id), token, seconds));

  const own = namesOf(claims.id);
  const replaced = namesOf(sessionInMark(authorizationOf(browser.headers) ?? '') ?? '');
  const others = [...sessionCookies(browser.headers)].filter(([name]) => !own.includes(name) && !replaced.includes(name));
  const read = await Promise.all(others.map(async ([name, value]) => ({ name, claims: await tokens.readSigned(value) })));
  const valid = read.flatMap(({ name, claims }) => (claims !== null && claims.expiresAt > clock() ? [{ name, claims }] : []));
  const newest = valid.sort((a, b) => b.claims.issuedAt.getTime() - a.claims.issuedAt.getTime()).slice(0, OTHERS_KEPT);
  const unreadable = read.filter(({ claims }) => claims === null).slice(-UNREADABLE_KEPT);
  const kept = [...newest, ...unreadable].map(({ name }) => name);
  endCookies(browser, (name) => !own.includes(name) && !kept.includes(name));
  return sessionMarkOf(claims);
}

// The browsers from which an account was signed in to before. An account that is under attack refuses sign-ins from all others, so that its
// owner can still come in. Each account has a cookie of its own in a browser; it opens nothing, and only sign-ins send it.

interface Account {
  /** As `accountName` writes it. */
  readonly email: string;
  readonly passwordHash: string;
}

export interface KnownBrowser {
  readonly id: string;
  /** Whether the account still has the password that it was signed in with. */
  readonly knows: (passwordHash: string) => boolean;
}

export interface KnownBrowsers {
  remember(browser: Browser, account: Account): Promise<void>;
  /** The browser that a request comes from, if the account was signed in from it; otherwise null. */
  find(browser: Pick<Browser, 'headers'>, email: string): Promise<KnownBrowser | null>;
}

const ALGORITHM = 'HS256';
const KNOWN_PREFIX = 'arena-known-';
/** A page of another host on the same domain cannot set a cookie of this name. */
const SECURE_KNOWN_PREFIX = '__Secure-';
const KNOWN_COOKIE = new RegExp(`^(?:${SECURE_KNOWN_PREFIX})?${KNOWN_PREFIX}[\\w-]+$`);
const DAYS = 180;
/** Of a browser that many people use. Without a limit the request's headers would grow too large. */
const ACCOUNTS_KEPT = 10;
const knownCookie = (name: string, value: string, seconds: number) => cookieOf(name, value, seconds, API_BASE + sessionCalls.login.path);

export function makeKnownBrowsers(secret: string, clock: () => Date): KnownBrowsers {
  const mac = (kind: string, text: string) => createHmac('sha256', secret).update(`known-browser ${kind} ${text}`).digest();
  const shortOf = (kind: string, text: string) => mac(kind, text).toString('base64url').slice(0, 16);
  const nameOf = (email: string) => KNOWN_PREFIX + shortOf('name', email);
  // A key for each account: the cookie of one is none of another, and no session's token.
  const keyOf = (email: string) => mac('key', email);

  return {
    async remember(browser, { email, passwordHash }) {
      const seconds = DAYS * 24 * 60 * 60;
      const value = await new SignJWT({ pw: shortOf('password', passwordHash) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setJti(randomBytes(12).toString('base64url'))
        .setExpirationTime(Math.floor(clock().getTime() / 1000) + seconds)
        .sign(keyOf(email));
      const name = (isHttps(browser) ? SECURE_KNOWN_PREFIX : '') + nameOf(email);
      browser.setCookie(knownCookie(name, value, seconds));
      const others = [...cookiesNamed(KNOWN_COOKIE, browser.headers).keys()].filter((other) => other !== name);
      for (const other of others.slice(0, -(ACCOUNTS_KEPT - 1))) browser.setCookie(knownCookie(other, '', 0));
    },
    async find({ headers }, email) {
      const cookies = cookiesNamed(KNOWN_COOKIE, headers);
      const name = nameOf(email);
      const value = cookies.get(SECURE_KNOWN_PREFIX + name) ?? cookies.get(name);
      if (value === undefined) return null;
      try {
        const { payload } = await jwtVerify(value, keyOf(email), {
          algorithms: [ALGORITHM],
          requiredClaims: ['exp', 'jti', 'pw'],
          currentDate: clock(),
        });
        return { id: payload.jti ?? '', knows: (passwordHash) => payload.pw === shortOf('password', passwordHash) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
