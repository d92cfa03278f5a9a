import { eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { atPrimary } from '../db/request-scope';
import { revokedTokens, roles, userRoles, users, userVisits } from '../db/schema/people';
import type { Caller } from '../http/caller';
import { readSent } from './cookies';
import type { Tokens } from './tokens';
import * as t from './auth.messages';

/** A user of the console makes hundreds of calls; one write in this time is enough to know that they were here. */
const EVERY_MS = 5 * 60_000;
const oldest = (now: Date) => new Date(now.getTime() - EVERY_MS);
const isOldVisit = (seenAt: Date | null, now: Date): boolean => seenAt === null || seenAt < oldest(now);

/** Stores that a user is here; of parallel calls only the first one writes. */
export async function noteVisit(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .insert(userVisits)
    .values({ userId, seenAt: now })
    .onConflictDoUpdate({ target: userVisits.userId, set: { seenAt: now }, setWhere: lt(userVisits.seenAt, oldest(now)) });
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  validAfter: users.tokensValidAfter,
  bannedAt: users.bannedAt,
  seenAt: userVisits.seenAt,
  role: roles.name,
  revokedId: revokedTokens.id,
};

/** A row for each role. Every call reads it, so it is prepared. */
const prepareCaller = (db: Database) =>
  db
    .select(columns)
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(roles, eq(roles.id, userRoles.roleId))
    .leftJoin(userVisits, eq(userVisits.userId, users.id))
    .leftJoin(revokedTokens, eq(revokedTokens.id, sql.placeholder('tokenId')))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('caller');

/** Told only to those who know the password or have a token, so that strangers don't learn which accounts exist. */
export const BANNED = t.banned;

/** `visits: false` is for a request without a user's action: the session is checked, and the user does not count as being here. */
export function callerFinder(db: Database, tokens: Tokens, clock: () => Date) {
  const caller = prepareCaller(db);
  return async (request: FastifyRequest, { visits = true } = {}): Promise<Caller | null> => {
    const sent = readSent(request.headers);
    const claims = sent === null ? null : await tokens.read(sent.token);
    if (sent === null || claims === null || (sent.session !== null && sent.session !== claims.id)) return null;
    // A user who was banned, or has just signed out, is no caller.
    const rows = await atPrimary(() => caller.execute({ userId: claims.userId, tokenId: claims.id }));
    const [first] = rows;
    if (first === undefined || first.email !== claims.email) return null;
    request.ended =
      first.bannedAt !== null ? BANNED : first.validAfter !== null && claims.issuedAt < first.validAfter ? t.accountChanged : null;
    if (request.ended !== null || first.revokedId !== null) return null;
    const { id, name, email, seenAt } = first;
    if (visits && isOldVisit(seenAt, clock())) await atPrimary(() => noteVisit(db, id, clock()));
    return {
      ...{ id, name, email, roles: rows.flatMap((row) => row.role ?? []) },
      ...{ token: sent.token, tokenId: claims.id, signedInUntil: claims.expiresAt, byCookie: sent.session !== null },
    };
  };
}
