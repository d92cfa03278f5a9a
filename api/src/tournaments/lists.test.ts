import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { addEntry, addTournament } from '../../test/tournaments';
import { users } from '../db/schema/people';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

async function organizer(): Promise<TestUser> {
  const admin = await addUser(server, 'Amara', { admin: true, cents: 1250 });
  await server.db.update(users).set({ mobile: '+911234', handle: 'amara1234', pubgId: '77' }).where(eq(users.id, admin.id));
  return admin;
}

type List = { postId: number; gameID: string | null; user: { email: string | null } }[];
const idsOf = (body: unknown) => (body as List).map(({ postId }) => postId);

describe('the lists of tournaments', () => {
  async function some(): Promise<void> {
    const admin = await organizer();
    const minutesAgo = (minutes: number) => new Date(server.now.getTime() - minutes * 60_000);
    const add = (title: string, status: string, gameId: number, minutes: number, description = 'Fun') =>
      addTournament(server, { organizer: admin, title, status, gameId, description, createdAt: minutesAgo(minutes) });
    await add('Bermuda Ökoté', 'COMPLETED', 2, 40);
    await add('Solo 100% Rush', 'ONGOING', 1, 30, 'snipers_only');
    await add('Duo Rush', 'PENDING', 1, 20);
    await add('Night', 'PENDING', 2, 20, 'A RUSH at midnight');
  }

  it('are pages, newest first, in all statuses or one, in any case', async () => {
    await some();
    const ids = async (path: string) => idsOf(((await server.call(`GET ${path}`)).body as { content: unknown }).content);
    assert.deepEqual(await ids('/posts'), [4, 3, 2, 1]);
    for (const empty of ['/posts/status/', '/posts/status']) assert.deepEqual(await ids(empty), [4, 3, 2, 1]);
    assert.deepEqual(await ids('/posts/status/PENDING'), [4, 3]);
    assert.deepEqual(await ids('/posts/status/ongoing'), [2]);
    assert.deepEqual(await ids('/posts?pageSize=3&pageNumber=1'), [1]);
    assert.deepEqual(await ids('/posts/status/?pageSize=1&pageNumber=2'), [2]);
    const { body } = await server.call('GET /posts?pageSize=3');
    const { totalElements, totalPages, lastPage } = body as Record<string, unknown>;
    assert.deepEqual({ totalElements, totalPages, lastPage }, { totalElements: 4, totalPages: 2, lastPage: false });
    const unknown = await server.call('GET /posts/status/APPROVED');
    assert.equal(unknown.status, 400);
    assert.match(messageOf(unknown), /^The path parameter 'status' must be one of PENDING, ONGOING, COMPLETED/);
  });

  it('are searched in title and description, in any case, and letter by letter', async () => {
    await some();
    const found = async (keywords: string) => idsOf((await server.call(`GET /posts/search?keywords=${encodeURIComponent(keywords)}`)).body);
    assert.deepEqual(await found('rush'), [4, 3, 2]);
    assert.deepEqual(await found(' RUSH '), [4, 3, 2]);
    assert.deepEqual(await found('us'), [4, 3, 2]);
    assert.deepEqual(await found('0%'), [2]);
    assert.deepEqual(await found('%'), [2]);
    assert.deepEqual(await found('_'), [2]);
    assert.deepEqual(await found('\\'), []);
    assert.deepEqual(await found('ökot'), [1]);
    assert.deepEqual(await found('Rush Fun'), [], 'not across title and description');
    assert.deepEqual(await found('a\0b'), []);
    assert.deepEqual(await found(''), [4, 3, 2, 1]);
    assert.deepEqual(idsOf((await server.call('GET /posts/search')).body), [4, 3, 2, 1]);
  });

  it('are listed by game, in all statuses', async () => {
    await some();
    assert.deepEqual(idsOf((await server.call('GET /game/2/posts')).body), [4, 1]);
    const unknown = await server.call('GET /game/9/posts');
    assert.deepEqual([unknown.status, messageOf(unknown)], [404, 'Game not found with gameId : 9']);
  });

  it('end after 200 entries where the wire has no pages', async () => {
    const admin = await organizer();
    const id = await addTournament(server, { organizer: admin });
    const columns =
      'status, title, description, entry_fee_cents, prize_pool_cents, access_id, password, game_id, mode_id, map_id, organizer_id, starts_at, created_at';
    await server.db.execute(
      `insert into tournaments (${columns}) select ${columns} from tournaments, generate_series(1, 250) where id = ${id}`,
    );
    for (const path of ['/posts/search', '/game/1/posts']) {
      const ids = idsOf((await server.call(`GET ${path}`)).body);
      assert.deepEqual([ids.length, ids[0]], [200, 251]);
    }
  });
});

describe('the figures', () => {
  it('add up the prizes of open tournaments, and all approved players', async () => {
    const admin = await organizer();
    const omar = await addUser(server, 'Omar', { cents: 1000 });
    const ids: number[] = [];
    for (const [status, prizePoolCents] of [
      ['PENDING', 1050],
      ['ONGOING', 2000],
      ['COMPLETED', 4000],
      ['REJECTED', 8000],
    ] as const) {
      ids.push(await addTournament(server, { organizer: admin, status, prizePoolCents }));
    }
    await addEntry(server, ids[0] ?? 0, omar, 'CREATOR_APPROVED');
    await addEntry(server, ids[2] ?? 0, omar, 'CREATOR_APPROVED');
    await addEntry(server, ids[1] ?? 0, omar);
    assert.deepEqual((await server.call('GET /posts/prizepool')).body, { amount: 20 });
    assert.deepEqual((await server.call('GET /')).body, { totalElements: 2 });
  });
});
