import type { NewTournament } from '@arena/shared/contract';
import type { Database } from '../db/database';
import { tournaments } from '../db/schema/tournaments';
import { createMatch, type MatchCreation, startAsked } from '../matches/create-match';
import { centsOfField } from '../money/field-amount';
import { TOURNAMENT_MATCH } from './tournament-match';

/** Creates a tournament and answers its id. */
export function createTournament(db: Database, tournament: NewTournament, creation: MatchCreation, timeZone: string) {
  const { title, description, password, accessId, entryFee, prizePool, startsAt } = tournament;
  return createMatch(
    ...([db, TOURNAMENT_MATCH, tournaments, creation] as const),
    (common) => ({
      ...common,
      ...{ title, description, password, accessId: String(accessId) },
      entryFeeCents: centsOfField('entryFee', entryFee),
      prizePoolCents: centsOfField('winingPrices', prizePool),
      startsAt: startAsked(startsAt, creation.now, timeZone),
      organizerId: creation.ownerId,
    }),
    (_row, values) => values,
  );
}
