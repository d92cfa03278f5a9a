import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asc, eq, gt, type SQLWrapper, sql } from 'drizzle-orm';
import { addRoom, addUser } from '../../test/builders';
import { useTestServer } from '../../test/test-server';
import type { Database } from './database';
import { prepareSelects } from './prepared-select';
import { users } from './schema/people';
import { roomApprovals, rooms } from './schema/rooms';

describe('a prepared select', () => {
  const server = useTestServer();
  const build = (db: Database, after: SQLWrapper | number) =>
    db
      .select({
        room: rooms,
        opponent: { id: users.id, name: users.name },
        shout: sql<string>`upper(${rooms.status})`,
        fee: rooms.entryFeeCents,
      })
      .from(rooms)
      .leftJoin(roomApprovals, eq(roomApprovals.roomId, rooms.id))
      .leftJoin(users, eq(users.id, roomApprovals.userId))
      .where(gt(rooms.id, after))
      .orderBy(asc(rooms.id));

  it('reads what drizzle reads, with nothing for what an outer join did not find', async () => {
    const [creator, opponent] = [await addUser(server, 'Amara', { cents: 5000 }), await addUser(server, 'Omar', { cents: 5000 })];
    const first = await addRoom(server, { creator, opponent });
    await addRoom(server, { creator, prizeCents: null });
    const read = prepareSelects((db) => build(db, sql.placeholder('after')));
    for (const after of [0, first, first + 1]) {
      const expected = await build(server.db, after);
      assert.deepEqual(await read(server.db, [], { after }), expected);
      assert.equal(expected.length, first + 1 - after);
    }
  });
});
