import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../db/database';
import { settings } from '../db/schema/records';

const generate = () => randomBytes(64).toString('base64');

/** One secret for all servers on a database: the first to come writes it, the others read it. */
export async function secretInDatabase(db: Database): Promise<string> {
  await db.insert(settings).values({ key: 'jwt-secret', value: generate() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, 'jwt-secret'));
  if (row === undefined) throw new Error('The token secret is missing from the settings');
  return row.value;
}

/** The embedded database has one server; its secret is stored next to the data, readable by its owner only. */
export async function secretInFolder(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  try {
    await writeFile(path, generate(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`${path} holds no usable secret; delete it to get a new one (every user has to sign in again).`);
  return secret;
}

interface TokenClaims {
  readonly id: string;
  readonly userId: number;
  readonly email: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export interface Tokens {
  /** `since`: it counts as issued then, where that is later than now. */
  issue(user: { id: number; email: string }, since?: Date | null): Promise<string>;
  /** null for anything that is not a valid token of this server. */
  read(token: string): Promise<TokenClaims | null>;
  /** Reads expired tokens too; null for anything that this server has not signed. */
  readSigned(token: string): Promise<TokenClaims | null>;
}

// A signed value that is no id is no user's, and the database would not even compare it.
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
/** How many tokens are remembered; each is a few hundred bytes. */
const MOST_KNOWN = 5000;
const ALGORITHM = 'HS512';
const DAY = 24 * 60 * 60;

export function makeTokens(secret: string, days: number, clock: () => Date): Tokens {
  const key = new TextEncoder().encode(secret);
  // A signature that was good stays good; only its time runs out. Whether the session was ended is always asked of the database.
  const known = new Map<string, TokenClaims>();
  const readSigned = async (token: string): Promise<TokenClaims | null> => {
    const before = known.get(token);
    if (before !== undefined) return before;
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        requiredClaims: ['jti', 'sub', 'uid', 'iat', 'exp'],
        currentDate: new Date(0),
      });
      const { uid, sub, iat, exp, jti } = payload;
      if (!isId(uid) || jti === undefined || sub === undefined || iat === undefined || exp === undefined) return null;
      const claims = { id: jti, userId: uid, email: sub, issuedAt: new Date(Math.round(iat * 1000)), expiresAt: new Date(exp * 1000) };
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(token, claims);
      return claims;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
  return {
    readSigned,
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
      const claims = await readSigned(token);
      return claims !== null && claims.expiresAt > clock() ? claims : null;
    },
  };
}
