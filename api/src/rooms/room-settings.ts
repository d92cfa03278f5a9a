import type { RoomSettings } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import { changesNothing } from '../audit/changes-nothing';
import { type Act, recordChange } from '../audit/record-change';
import type { Database } from '../db/database';
import { rooms } from '../db/schema/rooms';
import { badRequest } from '../http/errors';
import { OWN_PRIZE, requireOtherThan } from '../money/beneficiary';
import { toCents } from '../money/cents';
import { lockRoom, playersOf } from './room-row';
import { ROOM } from './room-status';

function prizeCents(prize: number | undefined): number | undefined {
  if (prize === undefined) return undefined;
  const cents = toCents(prize);
  if (cents === null) throw badRequest('The prize can have at most two decimals.');
  return cents;
}

/** What is left out of the settings stays as it is. */
function changesOf({ prize, ...settings }: RoomSettings): Partial<typeof rooms.$inferInsert> {
  const changes = { ...settings, prizeCents: prizeCents(prize) };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** Changes the settings of a room that is not paid: afterwards its prize is a fact. */
export function changeRoom(db: Database, roomId: number, settings: RoomSettings, act: Act): Promise<void> {
  const changes = changesOf(settings);
  return db.transaction(async (tx) => {
    const before = await lockRoom(tx, roomId);
    if (before.status === ROOM.paid) throw badRequest(`Room ${roomId} is paid: its settings cannot be changed any more.`);
    if (changesNothing(before, { ...before, ...changes })) return;
    if ((changes.prizeCents ?? before.prizeCents) !== before.prizeCents)
      for (const playerId of await playersOf(tx, before)) requireOtherThan(playerId, act.actorId, OWN_PRIZE);
    const [after] = await tx.update(rooms).set(changes).where(eq(rooms.id, roomId)).returning();
    await recordChange(tx, { subject: 'room', id: roomId, status: before.status, ...act, verb: 'update', before, after });
  });
}
