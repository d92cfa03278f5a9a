import type { Database } from '../db/database';
import { redeems } from '../db/schema/finance';
import { requireBalance } from '../money/balance';
import { type RequestAct, storeRequest } from '../money/new-request';
import { requireFewPending } from '../money/pending-requests';
import { redeemRequestNews } from '../notifications/admin-news';

/** The least that is paid out, in currency units. */
export const LEAST_REDEEM = 121;

type RedeemFacts = Pick<typeof redeems.$inferSelect, 'userId' | 'amountCents' | 'method' | 'account'>;

/** Asks for a payout and answers its id. The balance must cover it together with the player's requests that wait. */
export const requestRedeem = (db: Database, facts: RedeemFacts, act: RequestAct): Promise<number> =>
  storeRequest(
    db,
    {
      ...{ subject: 'redeem', table: redeems, facts },
      valuesOf: (common) => ({ ...facts, ...common }),
      async requireAllowed(tx, player) {
        const reservedCents = await requireFewPending(tx, redeems, player, act.mostPending);
        await requireBalance(tx, player.id, facts.amountCents, 'the redeem request', reservedCents);
      },
      newsOf: (player) => redeemRequestNews(player, facts),
    },
    act,
  );
