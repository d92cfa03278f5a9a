import type { Database } from '../db/database';
import { topups } from '../db/schema/finance';
import { requireGame } from '../matches/venue';
import { type RequestAct, storeRequest } from '../money/new-request';
import { requireFewPending } from '../money/pending-requests';
import { topUpRequestNews } from '../notifications/admin-news';

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
