import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

interface TokenClaims {
  /** What tells this token from every other. */
  readonly id: string;
  readonly userId: number;
  readonly email: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export interface Tokens {
  /** `since`: it counts as issued then, where that is later than now. */
  issue(user: { id: number; email: string }, since?: Date): Promise<string>;
  /** null for anything that is not a valid token of this server. */
  read(token: string): Promise<TokenClaims | null>;
}

// What is none, though signed, is nobody's id, and the database would not even compare it.
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** How many tokens are remembered; each is a few hundred bytes. */
const MOST_KNOWN = 5000;

const ALGORITHM = 'HS512';
const DAY = 24 * 60 * 60;

export function makeTokens(secret: string, days: number, clock: () => Date): Tokens {
  const key = new TextEncoder().encode(secret);
  // A browser sends its token with every call, and a signature that was good stays good; only its time runs out. Whether the
  // session was ended meanwhile is asked of the database in any case.
  const known = new Map<string, TokenClaims>();
  return {
    issue(user, since) {
      // With fractions of a second, so that a token and the end of all sessions within one second keep their order.
      const now = Math.max(clock().getTime(), since?.getTime() ?? 0) / 1000;
      return new SignJWT({ uid: user.id })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(user.email)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now) + days * DAY)
        .sign(key);
    },
    async read(token) {
      const before = known.get(token);
      if (before !== undefined && before.expiresAt > clock()) return before;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          requiredClaims: ['jti', 'sub', 'uid', 'iat', 'exp'],
          currentDate: clock(),
        });
        const { uid, sub, iat, exp, jti } = payload;
        if (!isId(uid) || jti === undefined || sub === undefined || iat === undefined || exp === undefined) return null;
        const claims = {
          id: jti,
          userId: uid,
          email: sub,
          issuedAt: new Date(Math.round(iat * 1000)),
          expiresAt: new Date(exp * 1000),
        };
        if (known.size >= MOST_KNOWN) known.clear();
        known.set(token, claims);
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
