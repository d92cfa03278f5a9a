import type { NewFullMapRoom } from '@arena/shared/contract';
import type { Database } from '../db/database';
import { fullmapRooms } from '../db/schema/fullmap-rooms';
import { createMatch, type MatchCreation, startAsked } from '../matches/create-match';
import { centsOfField } from '../money/field-amount';
import { FULLMAP_MATCH } from './fullmap-match';
import { tierCents } from './reward-tiers';

/** Creates a full-map room and answers its id. */
export function createFullmap(db: Database, { entryFee, prizePool, rewards, startsAt, ...facts }: NewFullMapRoom, creation: MatchCreation) {
  const { ownerId: creatorId, now } = creation;
  return createMatch(
    ...([db, FULLMAP_MATCH, fullmapRooms, creation] as const),
    (common) => {
      const prizePoolCents = centsOfField('pricePool', prizePool);
      const tiers = tierCents(rewards, prizePoolCents);
      const entryFeeCents = centsOfField('entryFee', entryFee);
      return { ...facts, ...common, ...tiers, entryFeeCents, prizePoolCents, startsAt: startAsked(startsAt, now, 'UTC'), creatorId };
    },
    (row) => row,
  );
}
