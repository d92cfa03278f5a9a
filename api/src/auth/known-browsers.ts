import { createHmac, randomBytes } from 'node:crypto';
import { API_BASE, sessionCalls } from '@arena/shared/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { type Browser, cookiesNamed, isHttps } from './session-cookie';

/*
 * The browsers from which an account was signed in to before. An account that is under attack refuses sign-ins from all others, so
 * that its owner can still come in. Each account has a cookie of its own in a browser; it opens nothing, and only sign-ins send it.
 */

interface Account {
  /** As `accountName` writes it. */
  readonly email: string;
  readonly passwordHash: string;
}

/** A browser that an account was signed in from. */
export interface KnownBrowser {
  readonly id: string;
  /** Whether the account still has the password that it was signed in with. */
  readonly knows: (passwordHash: string) => boolean;
}

export interface KnownBrowsers {
  /** Marks the browser as one that this account was signed in from. */
  remember(browser: Browser, account: Account): Promise<void>;
  /** The browser that a request comes from, if the account was signed in from it; otherwise null. */
  find(browser: Pick<Browser, 'headers'>, email: string): Promise<KnownBrowser | null>;
}

const ALGORITHM = 'HS256';
const PREFIX = 'arena-known-';
/** A page of another host on the same domain cannot set a cookie of this name. */
const SECURE_PREFIX = '__Secure-';
const KNOWN_COOKIE = new RegExp(`^(?:${SECURE_PREFIX})?${PREFIX}[\\w-]+$`);
const DAYS = 180;
/** Of a browser that many people use. Without a limit the request's headers would grow too large. */
const ACCOUNTS_KEPT = 10;

const cookieOf = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Path=${API_BASE}${sessionCalls.login.path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${name.startsWith(SECURE_PREFIX) ? '; Secure' : ''}`;

export function makeKnownBrowsers(secret: string, clock: () => Date): KnownBrowsers {
  const mac = (kind: string, text: string) => createHmac('sha256', secret).update(`known-browser ${kind} ${text}`).digest();
  const shortOf = (kind: string, text: string) => mac(kind, text).toString('base64url').slice(0, 16);
  const nameOf = (email: string) => PREFIX + shortOf('name', email);
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
      const name = (isHttps(browser) ? SECURE_PREFIX : '') + nameOf(email);
      browser.setCookie(cookieOf(name, value, seconds));
      const others = [...cookiesNamed(KNOWN_COOKIE, browser.headers).keys()].filter((other) => other !== name);
      for (const other of others.slice(0, -(ACCOUNTS_KEPT - 1))) browser.setCookie(cookieOf(other, '', 0));
    },
    async find({ headers }, email) {
      const cookies = cookiesNamed(KNOWN_COOKIE, headers);
      const name = nameOf(email);
      const value = cookies.get(SECURE_PREFIX + name) ?? cookies.get(name);
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
