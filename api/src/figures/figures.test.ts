import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { addRoom, addUser, type TestUser } from '../../test/builders';
import { type AnalyticsWire, get, some } from '../../test/figures';
import { addRedeem, addTopUp } from '../../test/finance';
import { confirmed } from '../../test/confirmed';
import { addFullmap, addRequest, addWinner } from '../../test/fullmaps';
import { plainFigures, ZONE } from '../../test/plain-figures';
import { type TestServer, useTestServer } from '../../test/test-server';
import { addEntry, addTournament } from '../../test/tournaments';
import { figureChanges } from '../db/schema/figures';
import { fullmapRooms } from '../db/schema/matches';
import { roles } from '../db/schema/people';
import { rooms } from '../db/schema/rooms';
import { seededRandom } from '../demo/demo';
import { foldFigures } from './figures';

type Row = Record<string, unknown>;
const pick = (from: Row, names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, from[name]]));

/** The server's answers, in the form of `plainFigures`. */
async function answers(server: TestServer, admin: TestUser, like: Awaited<ReturnType<typeof plainFigures>>) {
  const counts = await get<Row>(server, '/counts', admin);
  const daily = await get<AnalyticsWire>(server, '/dashboard/daily?days=366', admin);
  const statistics = await get<Row>(server, '/dashboard/statistics', admin);
  const [month] = await get<{ amount: number }[]>(server, '/revenue/monthly', admin);
  const inOrder = (figures: AnalyticsWire['rooms']) => some(figures).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const sorted = (list: readonly unknown[][]) => [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const byRole = new Map<string, number>();
  for (const { name } of like.usersByRole) byRole.set(name, (byRole.get(name) ?? 0) + 1);
  const roles = counts.usersByRole as { name: string; count: number }[];
  assert.deepEqual(new Map(roles.map(({ name, count }) => [name, count])), byRole);
  return {
    wanted: {
      ...like,
      usersByRole: null,
      daily: {
        revenue: sorted(like.daily.revenue),
        rooms: sorted(like.daily.rooms),
        registrations: sorted(like.daily.registrations),
      },
    },
    given: {
      daily: { revenue: inOrder(daily.revenue), rooms: inOrder(daily.rooms), registrations: inOrder(daily.registrations) },
      revenue: { amount: month?.amount },
      counts: pick(counts, like.counts),
      roomsByStatus: counts.roomsByStatus,
      usersByRole: null,
      users: await get(server, '/users/statistics', admin),
      topups: pick(await get<Row>(server, '/topup/statistics', admin), like.topups),
      redeems: pick(statistics, like.redeems),
      games: statistics.games,
    },
  };
}

async function expectSame(server: TestServer, admin: TestUser, when: string): Promise<void> {
  // A call is a visit, which counts as well.
  await get(server, '/counts', admin);
  const { given, wanted } = await answers(server, admin, await plainFigures(server.db, server.now));
  assert.deepEqual(given, wanted, when);
}

/** Random activity on the platform: some of it may be refused, which must not count either. */
function happenings(server: TestServer, admin: TestUser, random: () => number) {
  const people: TestUser[] = [];
  const ids = { room: [] as number[], fullmap: [] as number[], tournament: [] as number[], topup: [] as number[], redeem: [] as number[] };
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const anyUser = () => any(people) ?? admin;
  const call = (line: string, body?: unknown) => server.call(line, { as: admin, ...(body === undefined ? {} : { body }) });
  const game = () => 1 + Math.floor(random() * 2);
  const gameOf = (id: number) => ({ gameId: id, mapId: id === 1 ? 1 : 6 });
  return [
    async () => void people.push(await addUser(server, `Player ${people.length}`, { cents: 5_000_000 })),
    () => call(`PUT /users/${anyUser().id}/${random() < 0.5 ? 'ban' : 'unban'}`),
    async () => server.call(`POST /users/addRole/email/${anyUser().email}/role/ROLE_ADMIN`, await confirmed(server, admin)),
    async () => {
      const status = any(['PENDING', 'COIN_TIME', 'COIN_TIME']) ?? 'PENDING';
      ids.room.push(await addRoom(server, { creator: anyUser(), opponent: anyUser(), gameId: game(), status }));
    },
    async () => {
      const id = any(ids.room) ?? 1;
      const [room] = await server.db.select().from(rooms).where(eq(rooms.id, id));
      await call(`POST /room/${id}/winners`, { userIds: [room?.creatorId], position: 1, message: '' });
    },
    () => call(`DELETE /rooms/${any(ids.room) ?? 1}`),
    async () => void ids.fullmap.push(await addFullmap(server, { creator: admin, ...gameOf(game()), maxPlayers: 2 })),
    async () => {
      const id = any(ids.fullmap);
      if (id === undefined) return;
      const application = await addRequest(server, id, await addUser(server, `Guest ${random()}`, { cents: 1000 }));
      await call(`PUT /fullmapApp/approve/${application}?status=${random() < 0.7 ? 'CREATOR_APPROVED' : 'REJECTED'}`);
    },
    () => call(`PUT /fullmap/${any(ids.fullmap) ?? 1}/complete`),
    async () => {
      const id = any(ids.fullmap);
      if (id === undefined) return;
      const winner = await addUser(server, `Winner ${random()}`);
      await addWinner(server, id, winner);
      await call(`PUT /winners/${winner.id}`, { position: 1, message: '' });
    },
    async () => void ids.tournament.push(await addTournament(server, { organizer: admin, ...gameOf(game()) })),
    async () => {
      const id = any(ids.tournament);
      if (id === undefined) return;
      const application = await addEntry(server, id, await addUser(server, `Entrant ${random()}`, { cents: 1000 })).catch(() => 0);
      await call(`PUT /turnmentApp/approve/${application}`);
    },
    () => call(`DELETE /posts/${any(ids.tournament) ?? 1}`),
    () => call(`PUT /posts/${any(ids.tournament) ?? 1}/status?status=ONGOING`),
    () => call(`POST /posts/${any(ids.tournament) ?? 1}/rewards`, { userId: anyUser().id, position: 1, prize: 12.5 }),
    async () => void ids.topup.push(await addTopUp(server, anyUser())),
    () => call(`PUT /topup/${any(ids.topup) ?? 1}/${random() < 0.7 ? 'approve' : 'reject'}`),
    async () => void ids.redeem.push(await addRedeem(server, anyUser())),
    () => call(`PUT /redeem/${any(ids.redeem) ?? 1}/${random() < 0.7 ? 'approve' : 'reject'}`),
    // By hand, past the server: also a match that turns out to have been of the other game.
    () =>
      server.db
        .update(rooms)
        .set({ gameId: game() })
        .where(eq(rooms.id, any(ids.room) ?? 1)),
    () =>
      server.db
        .update(fullmapRooms)
        .set({ gameId: game() })
        .where(eq(fullmapRooms.id, any(ids.fullmap) ?? 1)),
    () => server.advance(random() * 600),
    () => foldFigures(server.db),
  ] as const;
}

const SEED = Number(process.env.FIGURES_SEED ?? Math.floor(Math.random() * 1e9));

describe(`the figures, after anything (FIGURES_SEED=${SEED})`, () => {
  const server = useTestServer({ timeZone: ZONE });

  it('are those of the tables, folded or not, and counted again', async () => {
    const random = seededRandom(SEED).next;
    // The last days of a month and the first of the next one.
    server.now = new Date('2026-02-26T10:00:00Z');
    const admin = await addUser(server, 'Amara', { admin: true, cents: 5_000_000 });
    const happens = happenings(server, admin, random);
    for (let turn = 1; turn <= 300; turn += 1) {
      await happens[Math.floor(random() * happens.length)]?.();
      if (turn % 60 === 0) await expectSame(server, admin, `after ${turn} happenings`);
    }
    await foldFigures(server.db);
    assert.equal(await server.db.$count(figureChanges), 0);
    await expectSame(server, admin, 'folded');
    await server.db.execute(sql`select recount_figures()`);
    await expectSame(server, admin, 'counted again');
  });

  it('are right although many decisions happen at the same moment while several servers fold', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const player = await addUser(server, 'Diego');
    await server.db.insert(roles).values({ id: 600, name: 'ROLE_REFEREE' });
    const ids = [];
    for (let number = 0; number < 20; number += 1) ids.push(await addTopUp(server, player));
    const session = await confirmed(server, admin);
    const grant = (role: string) => server.call(`POST /users/addRole/email/${player.email}/role/${role}`, session);
    await Promise.all([
      ...ids.map((id) => server.call(`PUT /topup/${id}/approve`, { as: admin })),
      ...ids.map((id) => server.call(`PUT /topup/${id}/reject`, { as: admin })),
      ...['ROLE_REFEREE', 'ROLE_ADMIN', 'ROLE_ADMIN', 'ROLE_REFEREE'].map(grant),
      ...[1, 2, 3, 4, 5].map(() => foldFigures(server.db)),
    ]);
    await expectSame(server, admin, 'all at once');
    await foldFigures(server.db);
    await expectSame(server, admin, 'folded');
  });
});
