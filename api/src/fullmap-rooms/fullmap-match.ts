import { fullMapCalls, type NewFullMapRoom } from '@arena/shared/contract';
import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Act, recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { fullmapApplications, fullmapRooms } from '../db/schema/matches';
import { users } from '../db/schema/people';
import { badRequest } from '../errors';
import { timeText } from '../http/raw-json-list';
import { applicationLists } from '../matches/application-lists';
import { createMatch, type MatchCreation, startAsked } from '../matches/create-match';
import { countPlayers, type MatchKind } from '../matches/match-kind';
import { centsOfField } from '../cents';
import { fullmapRequestNews } from '../notifications/notify';
import { wallClock } from '../time/platform-time';
import { type FullmapRow, lockFullmap } from './fullmap-rooms.store';
import { tierCents } from './reward-tiers';
import * as t from './fullmap-rooms.messages';

/** Statuses of a full-map room that have rules here. */
export const FULLMAP = { scheduled: 'PENDING', completed: 'PRIVATE' } as const;

export const FULLMAP_MATCH: MatchKind = {
  subject: 'fullmap',
  name: t.fullmapRoom,
  join: 'join',
  accept: 'accept',
  open: FULLMAP.scheduled,
  applications: fullmapApplications,
  lock: lockFullmap,
  closed: ({ id }) => t.noLongerAccepts(id),
  missing: ['Fullmap application', 'fullmapAppId'],
  requestNews: fullmapRequestNews,
};

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

function refuse({ id, status, maxPlayers }: FullmapRow, players: number): void {
  if (status === FULLMAP.completed) throw badRequest(t.alreadyCompleted(id));
  if (status !== FULLMAP.scheduled) throw badRequest(t.onlyScheduled(id, status, FULLMAP.scheduled));
  // Half of an odd number is no whole number: 25 places need 13 players.
  if (players < maxPlayers / 2) {
    throw badRequest(t.tooFewPlayers(id, players, maxPlayers));
  }
}

/** Final: no player can join any more, and the winners can be registered. Requests that were not decided can only be rejected. */
export function completeFullmap(db: Database, id: number, act: Act): Promise<void> {
  return db.transaction(async (tx) => {
    const room = await lockFullmap(tx, id);
    const players = await countPlayers(tx, FULLMAP_MATCH, id);
    refuse(room, players);
    await tx.update(fullmapRooms).set({ status: FULLMAP.completed }).where(eq(fullmapRooms.id, id));
    const after = { status: FULLMAP.completed, players, maxPlayers: room.maxPlayers };
    const change = { subject: 'fullmap', id, status: FULLMAP.completed, verb: 'complete', ...act } as const;
    await recordChange(tx, { ...change, before: { status: room.status }, after });
  });
}

const applicant = alias(users, 'applicant');
const creator = alias(users, 'creator');
const { id, status, requestedAt, matchId, userId } = fullmapApplications;

const selectApplications = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...{ id, status, requestedAt, time: timeText(requestedAt) },
      applicant: { id: applicant.id, name: applicant.name },
      creator: { id: creator.id, name: creator.name },
    })
    .from(fullmapApplications)
    .innerJoin(applicant, eq(applicant.id, userId))
    .innerJoin(fullmapRooms, eq(fullmapRooms.id, matchId))
    .innerJoin(creator, eq(creator.id, fullmapRooms.creatorId))
    .where(where)
    .orderBy(asc(requestedAt), asc(id));

export const fullmapApplicationLists = applicationLists({
  kind: FULLMAP_MATCH,
  item: fullMapCalls.applications.response.item,
  select: selectApplications,
  describe: (_db, rows, timeZone) =>
    rows.map(({ creator: of, ...row }) => ({ ...row, requestedAt: wallClock(row.requestedAt, timeZone), room: { creator: of } })),
});
