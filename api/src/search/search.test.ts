// cspell:ignore aarav arav riverz sharma shrama shrma wintr wnter
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { addRoom, addUser, type TestUser } from '../../test/builders';
import { addRedeem, addTopUp } from '../../test/finance';
import { addFullmap } from '../../test/fullmaps';
import { useTestServer } from '../../test/test-server';
import { addTournament } from '../../test/tournaments';

interface Found {
  readonly kind: string;
  readonly id: number;
  readonly title: string;
  readonly detail: string | null;
  readonly status: string | null;
  readonly amount: number | null;
  readonly at: readonly number[] | null;
}

const server = useTestServer();
let admin: TestUser;

async function find(keywords: string): Promise<readonly Found[]> {
  const { status, body } = await server.call(`GET /search?keywords=${encodeURIComponent(keywords)}`, { as: admin });
  assert.equal(status, 200, JSON.stringify(body));
  return body as readonly Found[];
}
const found = async (keywords: string) => (await find(keywords)).map(({ kind, id }) => `${kind} ${id}`);

/** Users 1 to 4; a tournament, a full-map room, and of Aarav a room, two top-ups and a redeem request. */
async function seed(): Promise<void> {
  admin = await addUser(server, 'Amara', { admin: true });
  const aarav = await addUser(server, 'Aarav Sharma');
  await addUser(server, 'Lena Rivers');
  const zoe = await addUser(server, 'Zoë Nair');
  await addTournament(server, { organizer: admin, title: 'Winter Cup', description: 'Open to all, also to rivers' });
  await addFullmap(server, { creator: admin, title: 'Winter Siege' });
  await addRoom(server, { creator: zoe, opponent: aarav, takeFees: false });
  await addTopUp(server, aarav, {
    ...{ status: 'REJECTED', decidedBy: admin.id, decidedAt: server.now },
  });
  await addTopUp(server, aarav, { amountCents: 2550 });
  await addRedeem(server, aarav);
}

describe('GET /search', () => {
  it('finds people by name, email address and mobile number, with their open rooms and requests', async () => {
    await seed();
    const aarav = ['user 2', 'topup 2', 'redeem 1', 'room 1', 'topup 1'];
    assert.deepEqual((await found('aarav')).sort(), aarav.sort());
    assert.equal((await found('aarav'))[0], 'user 2');
    for (const keywords of ['SHARMA', 'aarav sh', 'aarav.sharma@']) assert.equal((await found(keywords))[0], 'user 2', keywords);
    await server.db.execute(sql`update users set mobile = '+254 700 0042' where id = 4`);
    assert.deepEqual(await found('0042'), ['user 4', 'room 1']);
    assert.equal((await found('zoe'))[0], 'user 4');
  });

  it('finds tournaments and full-map rooms by title, the best first', async () => {
    await seed();
    assert.deepEqual(await found('winter'), ['tournament 1', 'fullmap 1']);
    for (const keywords of ['siege', 'ge']) assert.deepEqual(await found(keywords), ['fullmap 1']);
    // The name before the description.
    assert.deepEqual(await found('rivers'), ['user 3', 'tournament 1']);
  });

  it('finds a misspelled name, after those with the very words', async () => {
    await seed();
    for (const [keywords, first] of [
      ['Arav', 'user 2'],
      ['arav shrma', 'user 2'],
      ['shrama', 'user 2'],
      ['wintr cup', 'tournament 1'],
      ['wnter siege', 'fullmap 1'],
      ['Riverz', 'user 3'],
    ] as const)
      assert.equal((await found(keywords))[0], first, keywords);
    for (const none of ['zzzz', 'qu', '%', '__', '?']) assert.deepEqual(await found(none), [], none);
  });

  it('finds what exists with a number, of the kinds that the words before it name', async () => {
    await seed();
    for (const [keywords, expected] of [
      ['1', ['user 1', 'room 1', 'fullmap 1', 'tournament 1', 'topup 1', 'redeem 1']],
      ['#2', ['user 2', 'topup 2']],
      ['room 1', ['room 1', 'fullmap 1']],
      ['full map 1', ['fullmap 1']],
      ['R-1', ['room 1', 'fullmap 1', 'redeem 1']],
      ['user 0003', ['user 3']],
      ['top-up 2', ['topup 2']],
      ['topup2', ['topup 2']],
      ['999999', []],
      ['room 999999', []],
      ['999999999999999', []],
      ['0', []],
    ] as const)
      assert.deepEqual((await found(keywords)).slice(0, Math.max(expected.length, 1)), expected, keywords);
  });

  it('says what tells items apart', async () => {
    await seed();
    const items = await find('1');
    const of = (kind: string) => items.find((item) => item.kind === kind);
    assert.deepEqual(of('user'), {
      kind: 'user',
      id: 1,
      title: 'Amara',
      detail: 'amara@example.com',
      status: null,
      amount: null,
      at: null,
    });
    const { title, detail, status, amount, at } = of('room') ?? {};
    assert.deepEqual([title, detail, status, amount], ['PUBG Mobile 1v1', 'Zoë Nair', 'COIN_TIME', 19]);
    assert.deepEqual(at?.slice(0, 3), [2026, 3, 4]);
    const [topUp] = await find('top-up 2');
    assert.deepEqual([topUp?.title, topUp?.status, topUp?.amount], ['Aarav Sharma', 'PENDING', 25.5]);
  });

  it('names at most twelve, and puts an exact name before many that begin with it', async () => {
    await seed();
    const addMany = (first: number) =>
      server.db.execute(sql`
        insert into users (name, email, password_hash, created_at)
        select 'Kofi ' || n, 'kofi' || n || '@example.com', 'no hash', now() from generate_series(${first}::int, ${first + 599}::int) n`);
    await addMany(1);
    const kofi = await addUser(server, 'Kofi');
    await addMany(1001);
    const items = await found('kofi');
    assert.equal(items[0], `user ${kofi.id}`);
    assert.ok(items.length <= 12, String(items.length));
  });

  it('is for administrators', async () => {
    await seed();
    const player = await addUser(server, 'Player');
    assert.equal((await server.call('GET /search?keywords=amara', { as: player })).status, 403);
    assert.equal((await server.call('GET /search?keywords=amara')).status, 401);
    assert.deepEqual(await find(''), []);
  });
});
