import type { Database } from '../db/database';
import { topups } from '../db/schema/money';
import { requireGame } from '../matches/create-match';
import { formatAmount } from '../money/cents';
import type { RequestKind } from '../money/decide-request';
import { type RequestAct, requireFewPending, storeRequest } from '../money/new-request';
import { topUpRequestNews } from '../notifications/notify';

export const TOP_UP: RequestKind<typeof topups.$inferSelect> = {
  subject: 'topup',
  title: 'Top-up',
  missing: ['Top-up', 'topupId'],
  centsOf: ({ amountCents }) => amountCents,
  requireApprovable: () => Promise.resolve(),
  effectOf: ({ amountCents }, name) => `${formatAmount(amountCents)} were added to the balance of ${name}`,
  notificationText({ amountCents, payment }, approved) {
    const what = `Your top-up of ${formatAmount(amountCents)} (${payment})`;
    return approved ? `${what} was approved and is on your balance.` : `${what} was rejected. No money was moved.`;
  },
};

type TopUpFacts = Pick<typeof topups.$inferSelect, 'userId' | 'gameId' | 'amountCents' | 'payment'>;

/** Asks for a top-up and answers its id. */
export const requestTopUp = (db: Database, facts: TopUpFacts, act: RequestAct): Promise<number> =>
  storeRequest(
    db,
    {
      ...{ subject: 'topup', table: topups, facts },
      valuesOf: (common) => ({ ...facts, ...common }),
      async requireAllowed(tx, player) {
        await requireGame(tx, facts.gameId);
        await requireFewPending(tx, topups, player, act.mostPending);
      },
      newsOf: (player) => topUpRequestNews(player, facts),
    },
    act,
  );
