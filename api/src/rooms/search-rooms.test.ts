import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { addRoom, addUser } from '../../test/builders';
import { messageOf, useTestServer } from '../../test/test-server';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

interface Page {
  readonly content: readonly { readonly roomId: number }[];
  readonly next: string | null;
  readonly totalElements: number | null;
  readonly totalIsLeast: boolean;
}

const people = async () => ({
  admin: await addUser(server, 'Amara', { admin: true }),
  zoe: await addUser(server, 'Zoë Ünal', { cents: 100_000 }),
  omar: await addUser(server, 'Omar 100%', { cents: 100_000 }),
});
type People = Awaited<ReturnType<typeof people>>;
const minutesAgo = (minutes: number) => new Date(server.now.getTime() - minutes * 60_000);

async function search({ admin }: Pick<People, 'admin'>, query: Readonly<Record<string, string | number>>): Promise<Page> {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const { status, body } = await server.call(`GET /rooms/search?${text}`, { as: admin });
  assert.equal(status, 200, JSON.stringify(body));
  return body as Page;
}
const idsOf = ({ content }: Page) => content.map(({ roomId }) => roomId);

/** Every id of a search, page by page. */
async function readAll(all: People, query: Readonly<Record<string, string | number>>): Promise<number[]> {
  const ids: number[] = [];
  for (let after = {}; ;) {
    const page = await search(all, { ...query, ...after });
    ids.push(...idsOf(page));
    if (page.next === null) return ids;
    after = { after: page.next };
  }
}

/** Rooms that differ in their time only, the first the newest. */
const addMany = (count: number, creatorId: number) =>
  server.db.execute(sql`
    insert into rooms (status, game_type, entry_fee_cents, prize_cents, game_id, creator_id, created_at)
    select 'ALL_DONE', '1v1', 1000, 1900, 1, ${creatorId}, ${server.now.toISOString()}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${sql.raw(String(count))}) n`);

describe('GET /rooms/search', () => {
  it('finds rooms by their number, game, creator and opponent, in the status alone, newest first', async () => {
    const all = await people();
    const { zoe, omar } = all;
    const old = await addRoom(server, { creator: omar, status: 'PENDING', gameId: 2, createdAt: minutesAgo(9) });
    const young = await addRoom(server, { creator: zoe, opponent: omar, status: 'PENDING', createdAt: minutesAgo(1) });
    const same = await addRoom(server, { creator: zoe, status: 'PENDING', createdAt: minutesAgo(9) });
    await addRoom(server, { creator: zoe, opponent: omar, status: 'COIN_TIME' });
    const found = async (keywords: string) => idsOf(await search(all, { status: 'PENDING', keywords }));
    assert.deepEqual(await found(' '), [young, same, old]);
    assert.deepEqual(await found('OMAR'), [young, old]);
    assert.deepEqual(await found('ë ü'), [young, same]);
    assert.deepEqual(await found('100%'), [young, old]);
    assert.deepEqual(await found('0_%'), []);
    assert.deepEqual(await found('free fire'), [old]);
    assert.deepEqual(await found(String(same)), [same]);
    assert.deepEqual(await found('\0'), []);
    const oldest = await search(all, { status: 'PENDING', sort: 'created', order: 'asc', size: 1 });
    assert.deepEqual([idsOf(oldest), oldest.totalElements, oldest.totalIsLeast], [[old], 3, false]);
  });

  it('answers the very rooms that the list has, in pages that miss none', async () => {
    const all = await people();
    for (let minutes = 0; minutes < 7; minutes++)
      await addRoom(server, { creator: all.zoe, opponent: all.omar, createdAt: minutesAgo(minutes >> 1) });
    const { body } = await server.call('GET /rooms/status?status=COIN_TIME', { as: all.admin });
    assert.deepEqual((await search(all, { status: 'COIN_TIME' })).content, body);
    const ids = (body as Page['content']).map(({ roomId }) => roomId);
    for (const query of [{}, { keywords: 'omar' }, { keywords: 'zo' }] as Readonly<Record<string, string>>[])
      assert.deepEqual(await readAll(all, { status: 'COIN_TIME', size: 2, ...query }), ids);
    assert.deepEqual(await readAll(all, { status: 'COIN_TIME', size: 3, sort: 'created', order: 'asc' }), ids.toReversed());
  });

  it('finds what few of many rooms have by their people, and counts it whole', async () => {
    const all = await people();
    await addMany(6100, all.zoe.id);
    const rare = await addRoom(server, { creator: all.omar, status: 'ALL_DONE', createdAt: minutesAgo(99_999) });
    const played = await addRoom(server, { creator: all.zoe, opponent: all.omar, status: 'ALL_DONE', createdAt: minutesAgo(88_888) });
    const page = await search(all, { status: 'ALL_DONE', keywords: 'omar', size: 1 });
    assert.deepEqual([idsOf(page), page.totalElements, page.totalIsLeast], [[played], 2, false]);
    assert.deepEqual(await readAll(all, { status: 'ALL_DONE', keywords: 'omar', size: 1 }), [played, rare]);
    assert.deepEqual(idsOf(await search(all, { status: 'ALL_DONE', keywords: String(rare) })), [rare]);
    for (const few of ['R', 'ma', '0%', 'r 1'])
      assert.deepEqual(await readAll(all, { status: 'ALL_DONE', keywords: few }), [played, rare], few);
  });

  it('counts what very many rooms have only so far, and leaves none of them out', async () => {
    const all = await people();
    await addMany(6100, all.zoe.id);
    const page = await search(all, { status: 'ALL_DONE', keywords: 'zo', size: 1000 });
    assert.equal(page.totalElements, 6000);
    assert.equal(page.totalIsLeast, true);
    const ids = await readAll(all, { status: 'ALL_DONE', keywords: 'zo', size: 1000 });
    assert.deepEqual(
      ids,
      Array.from({ length: 6100 }, (_, place) => place + 1),
    );
  });

  it('is for administrators, and wants a status', async () => {
    const { admin, zoe } = await people();
    assert.equal((await server.call('GET /rooms/search?status=PENDING', { as: zoe })).status, 403);
    const answer = await server.call('GET /rooms/search', { as: admin });
    assert.equal(answer.status, 400);
    assert.match(messageOf(answer), /'status' is missing/);
    assert.equal((await server.call('GET /rooms/search?status=PENDING&sort=prize', { as: admin })).status, 400);
  });
});
