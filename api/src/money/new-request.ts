import { and, count, eq, sum } from 'drizzle-orm';
import { type KeyedAct, recordAudit } from '../audit/record';
import type { Database } from '../db/database';
import { createdBefore, creationKeyOf, insertOnce } from '../db/rows';
import type { redeems, topups } from '../db/schema/money';
import { announceChange } from '../events/announce';
import { badRequest, HttpError } from '../errors';
import { refuseUnstorable } from '../http/decode';
import { type AdminNews, notifyAdmins } from '../notifications/notify';
import { lockUser } from '../users/users.store';
import { toCents } from '../cents';
import { markRelated } from '../attention/attention';
import * as t from './money.messages';

export const LARGEST_AMOUNT = 1_000_000;

/** The refusal of a request for another player's balance. */
export const OWN_BALANCE = t.ownBalanceOnly;

/** The cents of the query parameter `amount`, which is from `least` to `most` currency units. */
export function centsAsked(amount: number | null | undefined, least: number, most = LARGEST_AMOUNT): number {
  if (amount === undefined) throw badRequest(t.amountMissing);
  if (amount === null || amount < least || amount > most) {
    throw badRequest(t.amountFromTo(least, most));
  }
  const cents = toCents(amount);
  if (cents === null) throw badRequest(t.twoDecimals);
  return cents;
}

/** They turn the text around them, or show nothing: an administrator would pay to another account than the one that is stored. */
const MISLEADING = /[\p{Bidi_Control}\p{Cc}\u00AD\u200B\u2060\uFEFF]/u;

/** A text that has to be there, and that reads as it is stored. */
export function textAsked(name: string, value: string | undefined): string {
  const text = value ?? '';
  if (text === '') throw badRequest(t.parameterMissing(name));
  refuseUnstorable(`The query parameter '${name}'`, text);
  if (MISLEADING.test(text)) throw badRequest(t.invisibleCharacter(name));
  return text;
}

interface Player {
  readonly id: number;
  readonly name: string;
}

/** Refuses a player who already has the maximum of pending requests; returns the cents of those. Lock the player's row first. */
export async function requireFewPending(
  tx: Database,
  table: typeof topups | typeof redeems,
  { id, name }: Player,
  most: number,
): Promise<number> {
  const requests = table as typeof topups;
  const [pending] = await tx
    .select({ number: count(), cents: sum(requests.amountCents).mapWith(Number) })
    .from(requests)
    .where(and(eq(requests.userId, id), eq(requests.status, 'PENDING')));
  if (pending !== undefined && pending.number >= most) {
    throw new HttpError(409, t.tooManyPending(name, pending.number));
  }
  return pending?.cents ?? 0;
}

/** The signed-in user is the player, or an administrator for them. */
export interface RequestAct extends KeyedAct {
  readonly mostPending: number;
}

type CommonValues = Pick<typeof topups.$inferInsert, 'status' | 'requestedAt' | 'requestedBy' | 'creationKey'>;

interface NewRequest<T extends typeof topups | typeof redeems> {
  readonly subject: 'topup' | 'redeem';
  readonly table: T;
  /** The kind of request, as the audit log names it. */
  readonly facts: { readonly userId: number; readonly account?: string };
  valuesOf(common: CommonValues): T['$inferInsert'];
  requireAllowed(tx: Database, player: Player): Promise<unknown>;
  newsOf(player: string): AdminNews;
}

/** Asks to move money and answers the request's id; the same call sent again, by its key, answers the first one's. No money moves. */
export function storeRequest<T extends typeof topups | typeof redeems>(
  db: Database,
  { subject, table, facts, valuesOf, requireAllowed, newsOf }: NewRequest<T>,
  { actorId, idempotencyKey, now }: KeyedAct,
): Promise<number> {
  const creationKey = creationKeyOf(actorId, idempotencyKey);
  const values = valuesOf({ status: 'PENDING', requestedAt: now, requestedBy: actorId, creationKey });
  return db.transaction(async (tx) => {
    // Locked before the first look: the same call sent twice at the same moment must not count its first request as another one.
    const player = await lockUser(tx, facts.userId);
    const earlier = await createdBefore(tx, table, creationKey);
    if (earlier !== null) return earlier;
    await requireAllowed(tx, player);
    const { id, row } = await insertOnce(tx, table, values);
    if (row === null) return id;
    // A player's own request is its own record; that an administrator made it for them is not in it.
    if (actorId !== facts.userId) {
      const entry = { at: now, actorId, action: `${subject}.request`, subject, subjectId: id } as const;
      await recordAudit(tx, { ...entry, before: null, after: { status: 'PENDING', ...facts } });
    }
    await markRelated(tx, table, facts);
    await notifyAdmins(tx, { ...newsOf(player.name), at: now });
    await announceChange(tx, { subject, id, status: 'PENDING', actorId });
    return id;
  });
}
