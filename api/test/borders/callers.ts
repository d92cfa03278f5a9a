import { ADMIN_ROLE } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { makeTokens } from '../../src/auth/tokens';
import { APP_DEFAULTS } from '../../src/config';
import { users } from '../../src/db/schema/people';
import { addUser, type TestUser } from '../builders';
import { TOKEN_SECRET, type TestServer } from '../test-server';

/** A caller: the header they send, whether the server knows them, and their role. */
export interface CallerCase {
  readonly name: string;
  readonly kind: 'stranger' | 'player' | 'admin';
  readonly authorization: string | null;
  /** Whose session it would be. */
  readonly user: TestUser;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Every kind of caller that the server distinguishes: a visitor, a player, an administrator, and administrators whose session is no longer
 * valid or never was.
 */
export async function callers(server: TestServer): Promise<readonly CallerCase[]> {
  const { now, clock } = server;
  const bearer = (token: string) => `Bearer ${token}`;
  const issued = async (user: TestUser, tokens = server.tokens) => bearer(await tokens.issue(user));
  const longAgo = () => new Date(now.getTime() - (APP_DEFAULTS.tokenDays + 1) * DAY_MS);
  const change = (user: TestUser, set: Partial<typeof users.$inferInsert>) => server.db.update(users).set(set).where(eq(users.id, user.id));
  const player = await addUser(server, 'A player');
  const admin = await addUser(server, 'An admin', { admin: true });
  const out = async (name: string, authorizationOf: (user: TestUser) => Promise<string>, then?: Partial<typeof users.$inferInsert>) => {
    const user = await addUser(server, `Of ${name}`, { admin: true });
    const authorization = await authorizationOf(user);
    if (then !== undefined) await change(user, then);
    return { name, kind: 'stranger', user, authorization } satisfies CallerCase;
  };
  const revoked = await out('revoked token', issued);
  await server.call('GET /auth/logout', { headers: { authorization: revoked.authorization } });
  return [
    { name: 'signed out', kind: 'stranger', user: player, authorization: null },
    { name: 'player', kind: 'player', user: player, authorization: await issued(player) },
    { name: ADMIN_ROLE, kind: 'admin', user: admin, authorization: await issued(admin) },
    await out('banned', issued, { bannedAt: now }),
    await out('expired token', (user) => issued(user, makeTokens(TOKEN_SECRET, APP_DEFAULTS.tokenDays, longAgo))),
    revoked,
    await out('another secret', (user) =>
      issued(user, makeTokens('a secret that this server does not know', APP_DEFAULTS.tokenDays, clock)),
    ),
    await out('no signature', async (user) => bearer(unsigned(user, now))),
    await out('another algorithm', async (user) => bearer(await weaklySigned(user, now))),
    await out('before a new password', issued, { tokensValidAfter: new Date(now.getTime() + 1000) }),
    await out('an old address', issued, { email: 'another@example.com' }),
    await out('deleted', (user) => issued({ ...user, id: 999_999 })),
  ];
}

const claimsOf = ({ id, email }: TestUser, now: Date) => {
  const seconds = Math.floor(now.getTime() / 1000);
  return { uid: id, sub: email, iat: seconds, exp: seconds + 3600, jti: 'made-up' };
};
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (user: TestUser, now: Date) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf(user, now))}.`;
const weaklySigned = (user: TestUser, now: Date) =>
  new SignJWT(claimsOf(user, now)).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(TOKEN_SECRET));
