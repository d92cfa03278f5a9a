import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { addUser, type TestUser } from '../../test/builders';
import { addFullmap, addRequest } from '../../test/fullmaps';
import { messageOf, useTestServer } from '../../test/test-server';
import { addEntry, addTournament } from '../../test/tournaments';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

interface Application {
  readonly postAppId?: number;
  readonly fullmapAppId?: number;
}
interface Page {
  readonly content: readonly Application[];
  readonly next: string | null;
  readonly totalElements: number | null;
  readonly totalIsLeast: boolean;
}

/** Both kinds of matches, which are searched alike. */
const KINDS = [
  {
    name: 'tournament',
    add: (creator: TestUser) => addTournament(server, { organizer: creator }),
    apply: addEntry,
    path: '/turnmentApp/pending',
    table: 'tournament_applications',
    match: 'tournament_id',
  },
  {
    name: 'full-map room',
    add: (creator: TestUser) => addFullmap(server, { creator }),
    apply: addRequest,
    path: '/fullmapApp/fullmap',
    table: 'fullmap_applications',
    match: 'fullmap_id',
  },
] as const;

for (const { name, add, apply, path, table, match } of KINDS) {
  describe(`the applications to a ${name}`, () => {
    async function prepare() {
      const admin = await addUser(server, 'Amara', { admin: true });
      const [matchId, other] = [await add(admin), await add(admin)];
      const [zoe, omar, bo] = [
        await addUser(server, 'Zoë Nair', { cents: 9000 }),
        await addUser(server, 'Omar 100%', { cents: 9000 }),
        await addUser(server, 'bo', { cents: 9000 }),
      ];
      const ids = {
        zoe: await apply(server, matchId, zoe),
        omar: await apply(server, matchId, omar),
        bo: await apply(server, matchId, bo, 'CREATOR_APPROVED'),
      };
      await apply(server, other, zoe);
      const ask = async (query: string): Promise<Page> => {
        const { status, body } = await server.call(`GET ${path}/${matchId}/search?${query}`, { as: admin });
        assert.equal(status, 200, JSON.stringify(body));
        return body as Page;
      };
      return { admin, matchId, zoe, omar, ids, ask };
    }
    const idsOf = ({ content }: Page) => content.map((row) => row.postAppId ?? row.fullmapAppId);
    /** Adds `count` applications in the status, each a minute younger than the one before. */
    const addMany = (matchId: number, count: number) =>
      server.db.execute(sql`with people as (insert into users (name, email, password_hash, created_at)
          select 'Many ' || n, 'many' || n || '@x.test', 'no hash', now() from generate_series(1, ${sql.raw(String(count))}) n returning id)
        insert into ${sql.raw(table)} (${sql.raw(match)}, user_id, status, requested_at)
        select ${matchId}, id, 'PENDING', ${server.now.toISOString()}::timestamptz + id * interval '1 minute' from people`);

    it('are found by their person or their own id, in one status of one match, oldest first', async () => {
      const { ids, zoe, ask } = await prepare();
      for (const [keywords, found] of [
        [' ', [ids.zoe, ids.omar]],
        ['NAIR', [ids.zoe]],
        ['ë n', [ids.zoe]],
        ['0%', [ids.omar]],
        ['0_', []],
        ['bo', []],
        ['ma', [ids.omar]],
        [String(zoe.id), [ids.zoe]],
        ['\0', []],
      ] as const) {
        const page = await ask(`status=PENDING&keywords=${encodeURIComponent(keywords)}`);
        assert.deepEqual([idsOf(page), page.totalElements, page.totalIsLeast], [found, found.length, false], keywords);
      }
      assert.deepEqual(idsOf(await ask('status=CREATOR_APPROVED')), [ids.bo]);
      assert.deepEqual(idsOf(await ask(`id=${ids.bo}`)), [ids.bo]);
      assert.deepEqual(idsOf(await ask(`id=${ids.bo}&status=PENDING`)), []);
      assert.deepEqual(idsOf(await ask('id=x')), []);
    });

    it('are those of the whole list, each as it is there', async () => {
      const { admin, matchId, ask } = await prepare();
      const { body } = await server.call(`GET ${path}/${matchId}?status=PENDING`, { as: admin });
      const without = (rows: readonly Application[]) => rows.map((row) => ({ ...row, post: null }));
      const { content } = await ask('status=PENDING');
      assert.deepEqual(without(content), without(body as Application[]));
    });

    it('follow each other in pages that miss none, counted with the first', async () => {
      const { matchId, ask } = await prepare();
      await addMany(matchId, 25);
      for (const [keywords, count] of [
        ['', 27],
        ['many', 25],
      ] as const) {
        const found: (number | undefined)[] = [];
        let next: string | null = '';
        for (let pages = 0; next !== null; pages++) {
          const page: Page = await ask(`status=PENDING&keywords=${keywords}&size=10${next === '' ? '' : `&after=${next}`}`);
          assert.equal(page.totalElements, pages === 0 ? count : null);
          found.push(...idsOf(page));
          next = page.next;
        }
        assert.equal(new Set(found).size, count);
        assert.deepEqual(
          found,
          found.toSorted((one, other) => (one ?? 0) - (other ?? 0)),
        );
      }
    });

    it('are found also where very many people have the keywords in their names', async () => {
      const { matchId, ask } = await prepare();
      await addMany(matchId, 2010);
      const page = await ask('status=PENDING&keywords=many&size=2');
      assert.deepEqual([page.content.length, page.totalElements, page.totalIsLeast], [2, 2010, false]);
    });

    it('are for administrators, and want a status and a match', async () => {
      const { admin, matchId, zoe } = await prepare();
      assert.equal((await server.call(`GET ${path}/${matchId}/search?status=PENDING`, { as: zoe })).status, 403);
      const refused = await server.call(`GET ${path}/${matchId}/search`, { as: admin });
      assert.deepEqual([refused.status, messageOf(refused)], [400, "The query parameter 'status' is missing."]);
      assert.equal((await server.call(`GET ${path}/4711/search?status=PENDING`, { as: admin })).status, 404);
    });
  });
}
