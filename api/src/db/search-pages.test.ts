import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { and, sql } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { users } from './schema/people';
import { type Orders, searchPage, type SearchQuery, searchRequest } from './search-pages';

const ORDERS: Orders = {
  id: users.id,
  known: {
    name: { by: sql`lower(${users.name})`, type: 'text' },
    joined: { by: users.createdAt, type: 'timestamptz' },
    balance: { by: users.balanceCents, type: 'bigint' },
  },
  usual: { sort: 'joined', order: 'desc' },
};

describe('the pages of a search', () => {
  const server = useTestServer();
  const NAMES = ['Zoë', 'amara', 'Amara', 'Łukasz', 'bo', 'Amara', 'Chidi'];
  const seed = async () => {
    const made = { passwordHash: 'no hash', createdAt: server.now };
    await server.db
      .insert(users)
      .values(NAMES.map((name, place) => ({ name, email: `${place}@example.com`, balanceCents: place % 3, ...made })));
  };
  const page = (query: SearchQuery) => {
    const request = searchRequest(ORDERS, query);
    const found = server.db.select({ id: users.id, name: users.name, cursor: request.cursor }).from(users);
    return found
      .where(and(request.following))
      .orderBy(...request.orderBy)
      .limit(request.limit)
      .then((rows) =>
        searchPage(server.db, request, rows, { itemOf: ({ id }) => id, matches: server.db.select({ id: users.id }).from(users) }),
      );
  };
  const madeUp = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
  const readAll = async (query: SearchQuery) => {
    const ids: number[] = [];
    for (let after: string | undefined; ;) {
      const { items, next } = await page({ ...query, ...(after === undefined ? {} : { after }) });
      ids.push(...items);
      if (next === null) return ids;
      after = next;
    }
  };

  it('have every row once, in each order and both ways, however many rows are equal in it', async () => {
    await seed();
    for (const sort of Object.keys(ORDERS.known)) {
      const up = await readAll({ sort, order: 'asc', size: 1000 });
      assert.equal(new Set(up).size, up.length);
      for (const size of [1, 2, 3]) {
        assert.deepEqual(await readAll({ sort, order: 'asc', size }), up, `${sort}, ${size}`);
        assert.deepEqual(await readAll({ sort, order: 'desc', size }), up.toReversed(), `${sort}, ${size}, downwards`);
      }
    }
  });

  it('are counted with the first one, and only there', async () => {
    await seed();
    const all = await server.db.$count(users);
    const first = await page({ size: 2 });
    assert.deepEqual([first.total, first.totalIsLeast], [all, false]);
    const second = await page({ size: 2, after: first.next ?? '' });
    assert.equal(second.total, null);
    assert.equal((await page({ size: 1000 })).total, all);
  });

  it('refuse what they cannot go by, with a sentence', async () => {
    await seed();
    const { next } = await page({ sort: 'name', size: 2 });
    for (const [query, sentence] of [
      [{ sort: 'password' }, /'sort' must be one of: name, joined, balance/],
      [{ sort: 'toString' }, /'sort'/],
      [{ size: 0 }, /'size'/],
      [{ after: 'x' }, /Run the search again/],
      [{ sort: 'balance', after: next ?? '' }, /Run the search again/],
      [{ sort: 'name', order: 'desc', after: next ?? '' }, /Run the search again/],
      [{ sort: 'balance', after: madeUp(['balance asc', '1 or 1', 1]) }, /Run the search again/],
      [{ sort: 'joined', after: madeUp(['joined asc', '2026-02-30 00:00:00+00', 1]) }, /Run the search again/],
      [{ sort: 'name', after: madeUp(['name asc', 'a\0b', 1]) }, /Run the search again/],
      [{ sort: 'name', after: madeUp(['name asc', 'a', 1.5]) }, /Run the search again/],
    ] as const)
      assert.throws(() => searchRequest(ORDERS, query), { statusCode: 400, message: sentence });
  });
});
