import { eq, sql } from 'drizzle-orm';
import type { DecisionAnswer, RequestState } from '@arena/shared/contract';
import { type AuditEntry, type PayingAct, recordDecision } from '../audit/record';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { redeems, topups } from '../db/schema/money';
import { users } from '../db/schema/people';
import { badRequest } from '../errors';
import { formatTime } from '../time/platform-time';
import { markRelated } from '../attention/attention';
import { bookBy, MADE_REQUEST, type Movement, OWN_REQUEST, requireOtherThan } from './ledger';
import * as t from './money.messages';

interface Decided {
  readonly by: number;
  readonly at: Date;
  readonly key: string | null;
}

const TABLES = { topup: topups, redeem: redeems } as const;
type Subject = keyof typeof TABLES;

/** Locks a request's row and reads whose it is. Not the user's row: other movements of the balance need not wait for this lock. */
function lockRequest(tx: Database, subject: Subject, id: number) {
  const table = TABLES[subject] as typeof topups;
  return tx
    .select({ request: table, playerName: users.name })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(eq(table.id, id))
    .for('update', { of: table });
}

const saveApproval = (tx: Database, subject: Subject, id: number, { by, at, key }: Decided, movement: Movement) =>
  bookBy(
    tx,
    movement,
    sql`
    update ${TABLES[subject]} set status = 'APPROVED', decided_by = ${by}::bigint, decided_at = ${at.toISOString()}::timestamptz,
      decision_key = ${key}::text, transaction_id = booked.id
    from booked where ${TABLES[subject].id} = ${id}::bigint
    returning booked.id, booked.balance`,
  );

const saveRejection = (tx: Database, subject: Subject, id: number, { by, at, key }: Decided) =>
  tx.execute(sql`
    update ${TABLES[subject]} set status = 'REJECTED', decided_by = ${by}::bigint, decided_at = ${at.toISOString()}::timestamptz,
      decision_key = ${key}::text
    where id = ${id}::bigint`);

/** The parts that top-up and redeem requests share. */
export interface MoneyRequest {
  readonly id: number;
  readonly userId: number;
  readonly amountCents: number;
  readonly status: RequestState;
  readonly requestedBy: number | null;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
  readonly decisionKey: string | null;
}

interface LockedRequest<Request extends MoneyRequest> {
  readonly request: Request;
  readonly playerName: string;
}

export interface RequestKind<Request extends MoneyRequest> {
  readonly subject: Extract<AuditEntry['subject'], 'topup' | 'redeem'>;
  /** `Top-up` */
  readonly title: string;
  /** What the platform calls a request that isn't there, and its id. */
  readonly missing: readonly [thing: string, key: string];
  /** The amount that an approval adds to the balance; negative takes from it. */
  centsOf(request: Request): number;
  /** Refuses an approval that cannot be carried out, with a sentence. */
  requireApprovable(tx: Database, request: Request): Promise<void>;
  /** What an approval did, for administrators: `$19.00 was added to Omar’s balance` */
  effectOf(request: Request, playerName: string): string;
  notificationText(request: Request, approved: boolean): string;
}

type DecisionStatus = Exclude<RequestState, 'PENDING'>;

export interface Decision extends PayingAct {
  readonly id: number;
  readonly status: DecisionStatus;
}

const wordOf = (status: string) => status.toLowerCase();

interface DecisionText {
  readonly status: DecisionStatus;
  /** `was approved`, or `was already approved by Amara on 2026-03-04 10:20 (UTC)` */
  readonly what: string;
  readonly alreadyDecided: boolean;
}

function answerOf<R extends MoneyRequest>(
  kind: RequestKind<R>,
  { request, playerName }: LockedRequest<R>,
  decision: DecisionText,
): DecisionAnswer {
  const effect = decision.status === 'APPROVED' ? kind.effectOf(request, playerName) : t.noMoneyMoved;
  const { status, alreadyDecided } = decision;
  return { message: `${kind.title} ${request.id} ${decision.what}: ${effect}.`, status, alreadyDecided };
}

/** The request's first decision: the answer to the same call sent again; every other call is refused. */
async function firstDecision<R extends MoneyRequest>(
  tx: Database,
  kind: RequestKind<R>,
  locked: LockedRequest<R>,
  { status, key, timeZone }: { status: string; key: string | null; timeZone: string },
): Promise<DecisionAnswer | null> {
  const { status: reached, decidedBy, decidedAt, decisionKey } = locked.request;
  if (reached === 'PENDING' || decidedBy === null || decidedAt === null) return null;
  const [decider] = await tx.select({ name: users.name }).from(users).where(eq(users.id, decidedBy));
  const what = `was already ${wordOf(reached)} by ${decider?.name ?? `user ${decidedBy}`} on ${formatTime(decidedAt, timeZone)}`;
  const answer = answerOf(kind, locked, { status: reached, what, alreadyDecided: true });
  if (key === null || key !== decisionKey || status !== reached) throw badRequest(answer.message ?? what);
  return answer;
}

/** Approves a request and moves its money; answers its row in the books and the balance before and after. */
async function approve<R extends MoneyRequest>(tx: Database, kind: RequestKind<R>, request: R, decided: Decided, bannedConfirmed: boolean) {
  await kind.requireApprovable(tx, request);
  const { id, userId } = request;
  const cents = kind.centsOf(request);
  const cause = { kind: 'payout', actorId: decided.by, bannedConfirmed } as const;
  const movement = {
    userId,
    cents,
    cause,
    reason: `${kind.title} ${id}`,
    roomId: null,
    at: decided.at,
    bookedFor: `${kind.subject}:${id}`,
  };
  const { transactionId, balanceAfterCents } = await saveApproval(tx, kind.subject, id, decided, movement);
  return { transactionId, before: { balanceCents: balanceAfterCents - cents }, after: { balanceCents: balanceAfterCents } };
}

/** Approves or rejects a request, once, under the lock of its row: a second decision waits, then finds the first one's outcome. */
export function decideRequest<R extends MoneyRequest>(db: Database, kind: RequestKind<R>, decision: Decision): Promise<DecisionAnswer> {
  return db.transaction(async (tx) => {
    const { id, status, actorId, idempotencyKey, now, timeZone } = decision;
    const decisionKey = idempotencyKey === null ? null : `${actorId}:${idempotencyKey}`;
    const [thing, key] = kind.missing;
    const { request: row, playerName } = foundRow(await lockRequest(tx, kind.subject, id), thing, id, key);
    // `lockRequest` reads the table of this kind.
    const request = row as MoneyRequest as R;
    const locked = { request, playerName };
    const earlier = await firstDecision(tx, kind, locked, { status, key: decisionKey, timeZone });
    if (earlier !== null) return earlier;
    requireOtherThan(request.userId, actorId, OWN_REQUEST);
    const approved = status === 'APPROVED';
    if (approved) requireOtherThan(request.requestedBy, actorId, MADE_REQUEST);
    const decided = { by: actorId, at: now, key: decisionKey };
    const moved = approved ? await approve(tx, kind, request, decided, decision.bannedConfirmed) : null;
    if (moved === null) {
      await saveRejection(tx, kind.subject, id, decided);
      // A rejected request is no duplicate of the others.
      await markRelated(tx, TABLES[kind.subject], request);
    }
    const { userId, amountCents } = request;
    const news = { title: `${kind.title} ${wordOf(status)}`, body: kind.notificationText(request, approved), at: now };
    await recordDecision(tx, {
      news: { userId, type: approved ? 'other' : 'alert', ...news },
      change: { subject: kind.subject, id, status, actorId },
      entry: {
        at: now,
        actorId,
        action: `${kind.subject}.${approved ? 'approve' : 'reject'}`,
        subject: kind.subject,
        subjectId: id,
        before: { status: request.status, ...moved?.before },
        after: { status, userId, amountCents, ...moved?.after, transactionId: moved?.transactionId ?? null, idempotencyKey },
      },
    });
    return answerOf(kind, locked, { status, what: `was ${wordOf(status)}`, alreadyDecided: false });
  });
}
