import { eq, lt } from 'drizzle-orm';
import { type AuditEntry, recordAudit } from '../audit/record';
import type { Database } from '../db/database';
import { atPrimary } from '../db/request-scope';
import { revokedTokens, users } from '../db/schema/people';
import { announceSession } from '../events/announce';
import { badRequest } from '../errors';
import type { Services } from '../services';
import { attemptKey, countInWindow } from './attempts';
import { type Caller, sessionCode } from '../http/caller';
import * as t from './auth.messages';

/** The number of entries about one account, and about all unknown accounts together: further attempts don't fill the log. */
const RECORDED = { attempts: 100, minutes: 60 };
export const WRONG = t.incorrectSignIn;

interface SessionAct {
  readonly act: 'sign-in' | 'sign-in-failed' | 'sign-out';
  /** null: there is no such account. The typed name is not recorded, since it may be a password. */
  readonly userId: number | null;
  /** Of the session that begins or ends; otherwise the entry has the request's own. */
  readonly tokenId?: string | undefined;
  readonly now: Date;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** The audit entry of an act, or null once the window's entries are used up; the last one says until when. */
async function sessionEntry(db: Database, { act, userId, tokenId, now, after }: SessionAct): Promise<AuditEntry | null> {
  const subjectId = userId ?? 0;
  const { count, windowEndsAt } = await countInWindow(db, attemptKey('recorded', act, subjectId), RECORDED, now);
  if (count > RECORDED.attempts) return null;
  return {
    at: now,
    actorId: act === 'sign-in-failed' ? null : userId,
    action: `user.${act}`,
    subject: 'user',
    subjectId,
    before: null,
    after: count < RECORDED.attempts ? (after ?? null) : { ...after, moreNotRecordedUntil: windowEndsAt },
    ...(tokenId === undefined ? {} : { session: sessionCode(tokenId) }),
  };
}

export async function recordSession(db: Database, act: SessionAct): Promise<void> {
  const entry = await sessionEntry(db, act);
  if (entry !== null) await recordAudit(db, entry);
}

interface Beginning {
  readonly id: number;
  readonly email: string;
  readonly passwordHash?: string;
  /** The end of all earlier sessions, which this one is not among. */
  readonly since?: Date | null;
}

/** Whether the user still has the password after a token was issued. The lock waits for a change of it; a later one ends the token. */
async function stillHas(db: Database, { id, passwordHash }: Pick<Beginning, 'id'> & { readonly passwordHash: string }): Promise<boolean> {
  const [user] = await atPrimary(() => db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id)).for('share'));
  return user?.passwordHash === passwordHash;
}

/** A token of a new session, which is in the audit log before anyone has it. 400 where the password was changed in the meantime. */
export async function beginSession(
  { db, tokens, clock }: Services,
  { id, email, passwordHash, since }: Beginning,
  after?: SessionAct['after'],
): Promise<string> {
  const token = await tokens.issue({ id, email }, since);
  if (passwordHash !== undefined && !(await stillHas(db, { id, passwordHash }))) {
    await recordSession(db, { act: 'sign-in-failed', userId: id, now: clock(), after: { reason: 'password changed' } });
    throw badRequest(WRONG);
  }
  const tokenId = (await tokens.read(token))?.id;
  await recordSession(db, { act: 'sign-in', userId: id, tokenId, now: clock(), ...(after === undefined ? {} : { after }) });
  return token;
}

/** Ends one session immediately, with its open event streams. The entry is stored until the token would have expired anyway. */
export async function revokeToken(db: Database, { id, tokenId, signedInUntil }: Caller, now: Date): Promise<void> {
  const entry = await sessionEntry(db, { act: 'sign-out', userId: id, tokenId, now });
  await db.transaction(async (tx) => {
    await tx.delete(revokedTokens).where(lt(revokedTokens.expiresAt, now));
    await tx.insert(revokedTokens).values({ id: tokenId, expiresAt: signedInUntil }).onConflictDoNothing();
    if (entry !== null) await recordAudit(tx, entry);
    await announceSession(tx, id);
  });
}
