import { eq } from 'drizzle-orm';
import { type Act, recordChange } from '../audit/record-change';
import type { Database } from '../db/database';
import { fullmapRooms } from '../db/schema/fullmap-rooms';
import { badRequest } from '../http/errors';
import { countPlayers } from '../matches/match-kind';
import { FULLMAP_MATCH } from './fullmap-match';
import { type FullmapRow, lockFullmap } from './fullmap-rooms.store';
import { FULLMAP } from './fullmap-status';

function refuse({ id, status, maxPlayers }: FullmapRow, players: number): void {
  if (status === FULLMAP.completed) throw badRequest(`Full-map room ${id} is completed already.`);
  if (status !== FULLMAP.scheduled)
    throw badRequest(`Full-map room ${id} is ${status}: only a ${FULLMAP.scheduled} room can be completed.`);
  // Half of an odd number is no whole number: 25 places need 13 players.
  if (players < maxPlayers / 2) {
    throw badRequest(
      `Full-map room ${id} has ${players} of ${maxPlayers} players: ${Math.ceil(maxPlayers / 2)} are needed to complete it.`,
    );
  }
}

/** Final: from now on nobody joins, and the winners can be registered. Requests that were not decided can only be rejected. */
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
