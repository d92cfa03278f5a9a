import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { addTopUp, decide, messageOf } from '../../test/finance';
import { redeems } from '../db/schema/money';
import { users } from '../db/schema/people';

interface Page {
  readonly content: readonly Record<string, unknown>[];
  readonly next: string | null;
  readonly totalElements: number | null;
  readonly totalIsLeast: boolean;
}

const server = useTestServer();

async function people() {
  const admin = await addUser(server, 'Amara', { admin: true });
  const omar = await addUser(server, 'Omar Zed');
  const zoe = await addUser(server, 'Zoë');
  await server.db.update(users).set({ mobile: '+977 4711' }).where(eq(users.id, zoe.id));
  return { admin, omar, zoe };
}
async function search(admin: TestUser, query: string, path = '/topup/search'): Promise<Page> {
  const { status, body } = await server.call(`GET ${path}?${query}`, { as: admin });
  assert.equal(status, 200, JSON.stringify(body));
  return body as Page;
}
const ids = ({ content }: Page) => content.map(({ topupId, redeemId }) => topupId ?? redeemId);

/** 1 to 12, of Omar and Zoë in turn, of three games and amounts, paid in two ways. */
async function addMany(omar: TestUser, zoe: TestUser): Promise<void> {
  for (let number = 1; number <= 12; number++) {
    await addTopUp(server, number % 2 === 1 ? omar : zoe, {
      gameId: 1 + (number % 3),
      amountCents: 100 * (1 + (number % 4)),
      payment: number % 5 === 0 ? 'upi' : 'eSewa',
      requestedAt: new Date(server.now.getTime() - ((number * 5) % 12) * 60_000),
    });
  }
}

describe('the search of top-ups', () => {
  it('finds by a part of a name, an email address, a mobile number or an id, of one letter or many', async () => {
    const { admin, omar, zoe } = await people();
    await addMany(omar, zoe);
    const found = async (keywords: string) =>
      ids(await search(admin, `status=pending&sort=id&keywords=${encodeURIComponent(keywords)}`)) as number[];
    const [omars, zoes] = [
      [1, 3, 5, 7, 9, 11],
      [2, 4, 6, 8, 10, 12],
    ];
    for (const text of ['OMAR Z', 'omar', 'r', 'ar']) assert.deepEqual(await found(text), omars);
    for (const text of ['zoë', 'zo', '471', '+977', '97']) assert.deepEqual(await found(text), zoes, text);
    assert.deepEqual(await found('2'), [2, 12]);
    assert.deepEqual(await found('12'), [12]);
    assert.deepEqual(await found('1'), [1, 2, 4, 6, 8, 10, 11, 12], 'in their ids or in a mobile number');
    for (const text of ['%', '_', 'zq', 'q', 'unknown', '\0', "o' or 1", 'd z']) assert.deepEqual(await found(text), [], text);
  });

  it('has every request once, in every order and both ways, page by page', async () => {
    const { admin, omar, zoe } = await people();
    await addMany(omar, zoe);
    const all = async (query: string) => {
      const found: unknown[] = [];
      for (let after = ''; ;) {
        const page = await search(admin, `status=PENDING&size=5&${query}${after}`);
        found.push(...ids(page));
        if (page.next === null) return found;
        assert.equal(page.content.length, 5);
        after = `&after=${page.next}`;
      }
    };
    const byValue: Record<string, (number: number) => number | string> = {
      id: () => 0,
      status: () => 0,
      amount: (number) => number % 4,
      payment: (number) => (number % 5 === 0 ? 'upi' : 'esewa'),
      user: (number) => (number % 2 === 1 ? 'omar' : 'zoe'),
      game: (number) => ['pubg mobile', 'free fire', 'bgmi'][number % 3] ?? '',
      time: (number) => -((number * 5) % 12),
    };
    for (const [sort, valueOf] of Object.entries(byValue)) {
      const expected = Array.from({ length: 12 }, (_, place) => place + 1).sort((a, b) => {
        const [one, other] = [valueOf(a), valueOf(b)];
        return one === other ? a - b : one < other ? -1 : 1;
      });
      for (const keywords of ['', '&keywords=o', '&keywords=example']) {
        assert.deepEqual(await all(`sort=${sort}${keywords}`), expected, sort + keywords);
        assert.deepEqual(await all(`sort=${sort}&order=desc${keywords}`), expected.toReversed(), `${sort}${keywords}, downwards`);
      }
    }
  });

  it('counts the matches, filters by a game’s exact title, and puts the longest wait and the latest decision first', async () => {
    const { admin, omar, zoe } = await people();
    await addMany(omar, zoe);
    assert.deepEqual(ids(await search(admin, 'status=PENDING&size=3')), [7, 2, 9]);
    const page = await search(admin, 'status=PENDING&size=3&keywords=omar');
    assert.deepEqual([page.totalElements, page.totalIsLeast], [6, false]);
    assert.deepEqual(ids(await search(admin, 'status=PENDING&sort=id&game=BGMI')), [2, 5, 8, 11]);
    assert.deepEqual(ids(await search(admin, 'status=PENDING&sort=user&game=BGMI&keywords=zo')), [2, 8]);
    for (const game of ['bgmi', 'BGM', '%00']) assert.deepEqual(ids(await search(admin, `status=PENDING&game=${game}`)), []);
    for (const id of [4, 9, 2]) {
      server.advance(1);
      await decide(server, 'topup', id, id === 9 ? 'reject' : 'approve', admin);
    }
    assert.deepEqual(ids(await search(admin, 'status=Approved')), [2, 4]);
    const [row] = (await search(admin, 'status=REJECTED')).content;
    assert.deepEqual([row?.topupId, row?.status, row?.processedBy], [9, 'REJECTED', 'Amara']);
  });

  it('finds one request by its id, in any status', async () => {
    const { admin, omar } = await people();
    await addTopUp(server, omar);
    await addTopUp(server, omar);
    const statusOf = async (id: string) => (await search(admin, `id=${id}`)).content.map(({ status }) => status);
    assert.deepEqual(await statusOf('2'), ['PENDING']);
    await decide(server, 'topup', 2, 'approve', admin);
    assert.deepEqual(await statusOf('2'), ['APPROVED']);
    for (const id of ['3', 'x', '1.5', '-1', '99999999999999999999']) assert.deepEqual(await statusOf(id), [], id);
    assert.deepEqual(ids(await search(admin, 'id=2&status=PENDING')), []);
  });

  it('refuses what it cannot go by, and is for administrators', async () => {
    const { admin, omar } = await people();
    const refusal = async (query: string) => {
      const answer = await server.call(`GET /topup/search?${query}`, { as: admin });
      return [answer.status, messageOf(answer)];
    };
    assert.deepEqual(await refusal(''), [400, "The query parameter 'status' is missing."]);
    for (const query of ['status=DONE', 'status=PENDING&sort=method', 'status=PENDING&size=0', 'status=PENDING&after=x'])
      assert.equal((await refusal(query))[0], 400, query);
    for (const path of ['/topup/search?status=PENDING', '/redeem/admin/search?status=PENDING']) {
      assert.equal((await server.call(`GET ${path}`, { as: omar })).status, 403);
      assert.equal((await server.call(`GET ${path}`)).status, 401);
    }
  });
});

describe('the search of redeem requests', () => {
  it('is the same, and orders by the method', async () => {
    const { admin, omar, zoe } = await people();
    const at = server.now.toISOString();
    await server.db.execute(sql`
      insert into redeems (user_id, amount_cents, status, requested_at, method, account)
      select case when n % 2 = 1 then ${omar.id}::bigint else ${zoe.id}::bigint end, 100 * n, 'PENDING',
             ${at}::timestamptz + n * interval '1 minute', (array['upi', 'Khalti', 'eSewa'])[1 + n % 3], n::text
      from generate_series(1, 6) n`);
    const found = async (query: string) => ids(await search(admin, `status=PENDING&${query}`, '/redeem/admin/search'));
    assert.deepEqual(await found('keywords=zo'), [2, 4, 6]);
    assert.deepEqual(await found('sort=method'), [2, 5, 1, 4, 3, 6]);
    assert.deepEqual(await found('sort=amount&order=desc&keywords=omar'), [5, 3, 1]);
    await server.db.delete(redeems).where(eq(redeems.id, 2));
    assert.deepEqual(await found('keywords=zo&sort=user'), [4, 6]);
    assert.deepEqual(await found('id=4'), [4]);
  });
});

describe('more users than a search looks up', () => {
  it('are found, counted and paged by looking at the requests', async () => {
    const { admin } = await people();
    const at = server.now.toISOString();
    await server.db.execute(sql`
      insert into users (id, name, email, password_hash, created_at)
      select n, 'Crowd ' || n, 'crowd' || n || '@example.com', 'none', now() from generate_series(20001, 32001) n`);
    await server.db.execute(sql`
      insert into topups (id, user_id, game_id, amount_cents, payment, status, requested_at)
      select n, n, 1, 100, 'UPI', 'PENDING', ${at}::timestamptz + n * interval '1 minute' from generate_series(20001, 20300) n`);
    const page = await search(admin, 'status=PENDING&keywords=crowd&size=100');
    assert.deepEqual([page.content.length, page.totalElements, page.totalIsLeast, ids(page)[0]], [100, 300, false, 20001]);
    const next = await search(admin, `status=PENDING&keywords=crowd&size=100&after=${page.next}`);
    assert.equal(ids(next)[0], 20101);
    const byName = await search(admin, 'status=PENDING&keywords=crowd&size=2&sort=user&order=desc');
    assert.deepEqual(ids(byName), [20300, 20299]);
  });
});
