import type { Database } from '../db/database';
import { redeems } from '../db/schema/money';
import { formatAmount } from '../money/cents';
import type { RequestKind } from '../money/decide-request';
import { requireBalance } from '../money/ledger';
import { type RequestAct, requireFewPending, storeRequest } from '../money/new-request';
import { redeemRequestNews } from '../notifications/notify';

export const REDEEM: RequestKind<typeof redeems.$inferSelect> = {
  subject: 'redeem',
  title: 'Redeem request',
  missing: ['Redeem request', 'redeemId'],
  centsOf: ({ amountCents }) => -amountCents,
  // Nothing was taken when it was asked for: the balance may have been spent since.
  requireApprovable: (tx, { userId, amountCents }) => requireBalance(tx, userId, amountCents, 'the redeem request'),
  effectOf: ({ amountCents }, name) => `${formatAmount(amountCents)} were taken from the balance of ${name}`,
  notificationText({ amountCents, method }, approved) {
    const what = `Your redeem request of ${formatAmount(amountCents)} (${method})`;
    return approved ? `${what} was approved and taken from your balance.` : `${what} was rejected. No money was moved.`;
  },
};

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
