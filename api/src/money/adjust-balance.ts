import type { Movement } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import { readMovements } from '../audit/logs.store';
import { type KeyedAct, recordDecision } from '../audit/record';
import { centsOfField, formatAmount } from '../cents';
import type { Database } from '../db/database';
import { storedRow } from '../db/rows';
import { transactions } from '../db/schema/money';
import { badRequest } from '../errors';
import { lockUser } from '../users/users.store';
import { bookBy, requireBalance } from './ledger';
import { LARGEST_AMOUNT, textAsked } from './new-request';
import * as t from './money.messages';

interface Adjustment extends KeyedAct {
  readonly userId: number;
  /** Negative takes from the balance. */
  readonly amount: number;
  readonly reason: string;
  readonly timeZone: string;
}

/** Corrects a balance and answers the movement. Nothing else guards against a second one, so the call must have a key. */
export function adjustBalance(db: Database, { userId, amount, reason, timeZone, ...act }: Adjustment): Promise<Movement> {
  const { actorId, idempotencyKey, now: at } = act;
  const cents = centsOfField('amount', amount);
  if (cents === 0 || Math.abs(amount) > LARGEST_AMOUNT) throw badRequest(t.adjustmentRange(LARGEST_AMOUNT));
  if (idempotencyKey === null) throw badRequest(t.keyMissing);
  const text = textAsked('reason', reason);
  const bookedFor = `adjustment:${actorId}:${idempotencyKey}`;
  return db.transaction(async (tx) => {
    // Locked before the first look: of the same call sent twice at the same moment, the second finds the first one's movement.
    await lockUser(tx, userId);
    const booked = () => readMovements(tx, eq(transactions.bookedFor, bookedFor), timeZone);
    const [earlier] = await booked();
    if (earlier !== undefined) return earlier;
    if (cents < 0) await requireBalance(tx, userId, -cents, 'the adjustment');
    const cause = { kind: 'adjustment', actorId } as const;
    const movement = { userId, cents, cause, reason: t.adjustment(text), roomId: null, at, bookedFor };
    const { transactionId, balanceAfterCents } = await bookBy(tx, movement);
    const body = t.wasAdjusted(formatAmount(Math.abs(cents)), cents > 0, text);
    await recordDecision(tx, {
      news: { userId, type: cents < 0 ? 'alert' : 'other', title: t.balanceAdjusted, body, at },
      change: { subject: 'user', id: userId, status: null, actorId },
      entry: {
        ...{ at, actorId, action: 'user.adjust-balance', subject: 'user', subjectId: userId },
        before: { balanceCents: balanceAfterCents - cents },
        after: { balanceCents: balanceAfterCents, amountCents: cents, reason: text, transactionId, idempotencyKey },
      },
    });
    return storedRow(await booked());
  });
}
