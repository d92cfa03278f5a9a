import { and, eq } from 'drizzle-orm';
import { type Act, recordAudit, recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { foundRow, storedRow } from '../db/rows';
import { announceChange } from '../events/announce';
import { badRequest } from '../errors';
import { formatAmount } from '../cents';
import { bookUnlessZero, requireBalance } from '../money/ledger';
import { notifyAdmins, notifyUser } from '../notifications/notify';
import { requireUser } from '../users/users.store';
import { APPLICATION, applicationsOf, countPlayers, type Match, type MatchKind, matchName } from './match-kind';
import * as t from './matches.messages';

/** Named in the refusal when the balance is too low. */
const ENTRY_FEE = t.theEntryFee;

interface EntryFee {
  readonly userId: number;
  readonly cents: number;
  /** `full-map room 7` */
  readonly of: string;
  readonly at: Date;
}

/** Takes an entry fee and answers its row in the books; none for a free entry. Call it within a transaction. */
export async function takeEntryFee(tx: Database, { userId, cents, of, at }: EntryFee): Promise<number | null> {
  await requireBalance(tx, userId, cents, ENTRY_FEE);
  return bookUnlessZero(tx, { userId, cents: -cents, cause: { kind: 'entry-fee' }, reason: t.entryFeeOf(of), roomId: null, at });
}

interface NewApplication extends Act {
  readonly matchId: number;
  /** The signed-in user is the player, or an administrator for them. */
  readonly userId: number;
}

/** Asks to join a match and answers the request's id. No money moves before the request is accepted. */
export function applyFor(db: Database, kind: MatchKind, { matchId, userId, actorId, now }: NewApplication): Promise<number> {
  const table = applicationsOf(kind);
  return db.transaction(async (tx) => {
    const match = await kind.lock(tx, matchId);
    const { name } = await requireUser(tx, userId);
    if (match.status !== kind.open) throw badRequest(kind.closed(match));
    if (match.startsAt <= now) throw badRequest(`${kind.name} ${matchId} has already started.`);
    const [earlier] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.matchId, matchId), eq(table.userId, userId)));
    if (earlier !== undefined) throw badRequest(`${name} asked to ${kind.join} ${matchName(kind, matchId)} before.`);
    if ((await countPlayers(tx, kind, matchId)) >= match.maxPlayers) throw badRequest(`${kind.name} ${matchId} is full.`);
    await requireBalance(tx, userId, match.entryFeeCents, ENTRY_FEE);
    const rows = await tx
      .insert(table)
      .values({ matchId, userId, status: APPLICATION.requested, requestedAt: now })
      .returning({ id: table.id });
    const { id } = storedRow(rows);
    // A player's own request is its own record. Accepted, one that an administrator made takes a fee that the player never agreed to.
    if (actorId !== userId) {
      const entry = { at: now, actorId, action: `${kind.subject}.request`, subject: kind.subject, subjectId: matchId } as const;
      await recordAudit(tx, { ...entry, before: null, after: { applicationId: id, userId, status: APPLICATION.requested } });
    }
    await notifyAdmins(tx, { ...kind.requestNews(name, match), at: now });
    await announceChange(tx, { subject: kind.subject, id: matchId, status: match.status, actorId });
    return id;
  });
}

interface Decision extends Act {
  readonly applicationId: number;
  readonly status: 'CREATOR_APPROVED' | 'REJECTED';
}

async function readApplication(tx: Database, kind: MatchKind, id: number) {
  const table = applicationsOf(kind);
  const [thing, key] = kind.missing;
  return foundRow(await tx.select().from(table).where(eq(table.id, id)), thing, id, key);
}

/** There is room, nothing has begun and the player can pay: takes the fee. */
async function acceptPlayer(tx: Database, kind: MatchKind, match: Match, userId: number, now: Date): Promise<number | null> {
  const { id, status, maxPlayers, entryFeeCents } = match;
  if (status !== kind.open) {
    const accepted = kind.accept === 'accept' ? 'accepted' : 'approved';
    throw badRequest(`${kind.name} ${id} is ${status}: players can only be ${accepted} while it is ${kind.open}.`);
  }
  const players = await countPlayers(tx, kind, id);
  if (players >= maxPlayers) throw badRequest(`${kind.name} ${id} is full: ${players} of ${maxPlayers} players.`);
  return takeEntryFee(tx, { userId, cents: entryFeeCents, of: matchName(kind, id), at: now });
}

/** The player's notification about a decision. */
function decisionNews(kind: MatchKind, { title, entryFeeCents }: Match, accepted: boolean) {
  if (!accepted) {
    const body = t.joinRejected(kind.join, title);
    return { type: 'alert', title: t.requestRejected, body } as const;
  }
  const fee = entryFeeCents === 0 ? t.entryIsFree : t.feeTaken(formatAmount(entryFeeCents));
  return { type: 'other', title: t.youAreIn, body: t.youWereSelected(title, fee) } as const;
}

/** Accepts or rejects a request, once. Locks the match's row: of two decisions at the same moment the second waits and is refused. */
export function decideApplication(db: Database, kind: MatchKind, { applicationId, status, actorId, now }: Decision): Promise<void> {
  const table = applicationsOf(kind);
  return db.transaction(async (tx) => {
    const match = await kind.lock(tx, (await readApplication(tx, kind, applicationId)).matchId);
    // Read again: only a read under the lock is reliable.
    const { userId, status: before } = await readApplication(tx, kind, applicationId);
    if (before !== APPLICATION.requested) {
      const outcome = before === APPLICATION.accepted ? 'accepted' : before.toLowerCase();
      throw badRequest(t.alreadyDecided(applicationId, outcome));
    }
    const accepted = status === APPLICATION.accepted;
    const feeTransactionId = accepted ? await acceptPlayer(tx, kind, match, userId, now) : null;
    await tx.update(table).set({ status, feeTransactionId, decidedBy: actorId, decidedAt: now }).where(eq(table.id, applicationId));
    await notifyUser(tx, { userId, ...decisionNews(kind, match, accepted), at: now });
    await recordChange(tx, {
      ...{ subject: kind.subject, id: match.id, status: match.status, actorId, now },
      verb: `${accepted ? kind.accept : 'reject'}-player`,
      before: { applicationId, status: before },
      after: { applicationId, userId, status, feeCents: accepted ? match.entryFeeCents : 0, feeTransactionId },
    });
  });
}
