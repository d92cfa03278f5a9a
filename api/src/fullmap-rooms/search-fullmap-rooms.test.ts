import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { addUser, type TestUser } from '../../test/builders';
import { addFullmap } from '../../test/fullmaps';
import { messageOf, useTestServer } from '../../test/test-server';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

interface Page {
  readonly content: readonly { readonly fullmapId: number }[];
  readonly next: string | null;
  readonly totalElements: number | null;
  readonly totalIsLeast: boolean;
}
const idsOf = ({ content }: Page) => content.map(({ fullmapId }) => fullmapId);

async function search(admin: TestUser, query: string): Promise<Page> {
  const { status, body } = await server.call(`GET /fullmaps/search?${query}`, { as: admin });
  assert.equal(status, 200, JSON.stringify(body));
  return body as Page;
}
async function readAll(admin: TestUser, query: string): Promise<number[]> {
  const ids: number[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: Page = await search(admin, `${query}${next === '' ? '' : `&after=${next}`}`);
    ids.push(...idsOf(page));
    next = page.next;
  }
  return ids;
}
const minutesAgo = (minutes: number) => new Date(server.now.getTime() - minutes * 60_000);

describe('GET /fullmaps/search', () => {
  it('finds rooms by title, ids, game, map, mode and creator, in the status alone, newest first', async () => {
    const amara = await addUser(server, 'Amara', { admin: true });
    const zoe = await addUser(server, 'Zoë Ünal', { admin: true });
    const old = await addFullmap(server, { creator: zoe, title: 'Sunday 100%', gameId: 2, accessId: 'AX-77', createdAt: minutesAgo(9) });
    const young = await addFullmap(server, { creator: amara, createdAt: minutesAgo(1), modeId: 1, mapId: 1 });
    const same = await addFullmap(server, { creator: amara, createdAt: minutesAgo(9), modeId: 1, mapId: 1 });
    await addFullmap(server, { creator: zoe, status: 'PRIVATE' });
    const {
      rows: [named],
    } = await server.db.execute<{ map: string; mode: string }>(
      sql`select lower(m.title) as map, lower(o.name) as mode from maps m, modes o where m.id = 3 and o.id = 2`,
    );
    for (const [keywords, found] of [
      [' ', [young, same, old]],
      ['SUNDAY', [old]],
      ['0%', [old]],
      ['0_', []],
      ['ax-7', [old]],
      ['free fire', [old]],
      ['ë ü', [old]],
      ['amara', [young, same]],
      [named?.map ?? '', [old]],
      [named?.mode ?? '', [old]],
      ['\0', []],
    ] as const) {
      const page = await search(amara, `status=PENDING&keywords=${encodeURIComponent(keywords)}`);
      assert.deepEqual([idsOf(page), page.totalElements, page.totalIsLeast], [found, found.length, false], keywords);
    }
  });

  it('answers the very rooms that the list has', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    for (let minutes = 0; minutes < 4; minutes++) await addFullmap(server, { creator: admin, createdAt: minutesAgo(minutes >> 1) });
    const { body } = await server.call('GET /fullmaps/status/PENDING', { as: admin });
    assert.deepEqual((await search(admin, 'status=PENDING')).content, (body as Page).content);
    assert.deepEqual(await readAll(admin, 'status=PENDING&keywords=cup&size=1'), idsOf(body as Page));
    assert.deepEqual(await readAll(admin, 'status=PENDING&size=3&sort=created&order=asc'), idsOf(body as Page).toReversed());
  });

  it('looks through all of them, however many there are', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    await server.db.execute(sql`
      insert into fullmap_rooms (status, title, rules, entry_fee_cents, prize_pool_cents, duration_minutes, max_players, access_id, password,
                                 game_id, mode_id, map_id, creator_id, starts_at, created_at)
      select 'PRIVATE', case when n in (5, 11000, 20500) then 'Rare' else 'Common' end, '', 0, 0, 30, 4, 'x', 'y', 1, 1, 1, ${admin.id},
             now(), ${server.now.toISOString()}::timestamptz - n * interval '1 minute' from generate_series(1, 20600) n`);
    assert.deepEqual(await readAll(admin, 'status=PRIVATE&keywords=rare&size=1'), [5, 11_000, 20_500]);
    const rare = await search(admin, 'status=PRIVATE&keywords=rare');
    assert.deepEqual([rare.totalElements, rare.totalIsLeast], [3, false]);
    const common = await search(admin, 'status=PRIVATE&keywords=common&size=2');
    assert.deepEqual([idsOf(common), common.totalElements, common.totalIsLeast], [[1, 2], 10_000, true]);
  });

  it('is for administrators, and wants a status', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const player = await addUser(server, 'Omar');
    assert.equal((await server.call('GET /fullmaps/search?status=PENDING', { as: player })).status, 403);
    const refused = await server.call('GET /fullmaps/search', { as: admin });
    assert.deepEqual([refused.status, messageOf(refused)], [400, "The query parameter 'status' is missing."]);
  });
});
