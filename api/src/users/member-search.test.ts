// cspell:ignore lukasz
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { addUser, type TestUser } from '../../test/builders';
import { messageOf, useTestServer } from '../../test/test-server';
import { users } from '../db/schema/people';

interface Answer {
  readonly content: readonly { readonly id: number; readonly name: string; readonly roles: readonly { name: string }[] }[];
  readonly next: string | null;
  readonly totalElements: number | null;
  readonly totalIsLeast: boolean;
}

const server = useTestServer();
let admin: TestUser;

const ask = async (query: string): Promise<Answer> => {
  const { status, body } = await server.call(`GET /users/search?${query}`, { as: admin });
  assert.equal(status, 200, JSON.stringify(body));
  return body as Answer;
};
const names = async (query: string) => (await ask(query)).content.map(({ name }) => name);
const readAll = async (query: string) => {
  const found: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: Answer = await ask(`${query}${after === '' ? '' : `&after=${after}`}`);
    found.push(...page.content.map(({ name }) => name));
    after = page.next;
  }
  return found;
};

/** Amara the administrator, and five players, of whom one has no number and one is banned. */
async function seed(): Promise<void> {
  admin = await addUser(server, 'Amara', { admin: true, cents: 500 });
  const people = [
    ['Zoë Nair', '+254 700 001', 1950],
    ['bo', '+91 98 7654', 0],
    ['Łukasz', null, 700],
    ['Percent 100%_', '+254 700 009', 0],
    ['Chidi', '+1 555 0100', 1950],
  ] as const;
  for (const [place, [name, mobile, cents]] of people.entries()) {
    const { id } = await addUser(server, name, { cents });
    const createdAt = new Date(server.now.getTime() + (place + 1) * 1000);
    await server.db
      .update(users)
      .set({ mobile, createdAt, email: `p${place}@mail.test` })
      .where(eq(users.id, id));
  }
  await server.db.update(users).set({ bannedAt: server.now }).where(eq(users.name, 'Chidi'));
}

describe('GET /users/search', () => {
  it('finds a part of a name, an email address or a mobile number, in any case, and nothing over the edge of two', async () => {
    await seed();
    for (const [keywords, found] of [
      ['NAIR', ['Zoë Nair']],
      ['zoë', ['Zoë Nair']],
      [' bo ', ['bo']],
      ['P4@MAIL', ['Chidi']],
      ['98 76', ['bo']],
      ['%', ['Percent 100%_']],
      ['0%_', ['Percent 100%_']],
      ['bop1@', []],
      ['unknown', []],
      ['łuk', ['Łukasz']],
      ['lukasz', ['Łukasz']],
      ['Zoe\u0308', ['Zoë Nair']],
      ['zo\u00ADë\u00A0\u00A0n', ['Zoë Nair']],
      ['\u200Bｎａｉｒ', ['Zoë Nair']],
      ['９８ 76', ['bo']],
      ['a', ['Chidi', 'Percent 100%_', 'Łukasz', 'bo', 'Zoë Nair', 'Amara']],
    ] as const) {
      const { content, totalElements, totalIsLeast } = await ask(`keywords=${encodeURIComponent(keywords)}`);
      assert.deepEqual(
        content.map(({ name }) => name),
        found,
        keywords,
      );
      assert.deepEqual([totalElements, totalIsLeast], [found.length, false], keywords);
    }
  });

  it('returns every user in each sort order, both ways, with users without a number last', async () => {
    await seed();
    for (const [sort, found] of [
      ['name', ['Amara', 'bo', 'Chidi', 'Łukasz', 'Percent 100%_', 'Zoë Nair']],
      ['-name', ['Zoë Nair', 'Percent 100%_', 'Łukasz', 'Chidi', 'bo', 'Amara']],
      ['mobile', ['Chidi', 'Zoë Nair', 'Percent 100%_', 'bo', 'Amara', 'Łukasz']],
      ['-mobile', ['bo', 'Percent 100%_', 'Zoë Nair', 'Chidi', 'Łukasz', 'Amara']],
      ['balance', ['bo', 'Percent 100%_', 'Amara', 'Łukasz', 'Zoë Nair', 'Chidi']],
      ['-balance', ['Chidi', 'Zoë Nair', 'Łukasz', 'Amara', 'Percent 100%_', 'bo']],
      ['email', ['Amara', 'Zoë Nair', 'bo', 'Łukasz', 'Percent 100%_', 'Chidi']],
      ['-joined', ['Chidi', 'Percent 100%_', 'Łukasz', 'bo', 'Zoë Nair', 'Amara']],
    ] as const) {
      const order = sort.startsWith('-') ? `sort=${sort.slice(1)}&order=desc` : `sort=${sort}&order=asc`;
      assert.deepEqual(await names(order), found, sort);
      for (const size of [1, 2]) {
        assert.deepEqual(await readAll(`${order}&size=${size}`), found, `${sort}, ${size}`);
        assert.deepEqual(await readAll(`${order}&size=${size}&keywords=a`), found, `${sort}, ${size}, searched`);
      }
    }
  });

  it('narrows down by role and by ban, together with the text', async () => {
    await seed();
    assert.deepEqual(await names('role=ROLE_ADMIN'), ['Amara']);
    assert.equal((await ask('role=ROLE_NORMAL')).totalElements, 6);
    assert.deepEqual(await names('role=ROLE_NONE'), []);
    assert.deepEqual(await names('banned=true'), ['Chidi']);
    assert.equal((await ask('banned=false')).totalElements, 5);
    assert.deepEqual(await names('banned=false&role=ROLE_NORMAL&keywords=254'), ['Percent 100%_', 'Zoë Nair']);
    const refused = await server.call('GET /users/search?banned=yes', { as: admin });
    assert.equal(refused.status, 400);
    assert.match(messageOf(refused) ?? '', /'banned'/);
  });

  it('refuses a page that comes after a time that no calendar has', async () => {
    await seed();
    for (const time of ['0000-01-01 00:00:00+00', '2026-01-01 00:00:00+99', '2026-01-01 00:00:00+15:99']) {
      const after = Buffer.from(JSON.stringify(['joined desc', time, 1])).toString('base64url');
      assert.equal((await server.call(`GET /users/search?sort=joined&order=desc&after=${after}`, { as: admin })).status, 400, time);
    }
  });

  it('answers each user as their own entry does', async () => {
    await seed();
    const { content } = await ask('');
    for (const entry of content) {
      const { body } = await server.call(`GET /users/${entry.id}`, { as: admin });
      assert.deepEqual(entry, body);
    }
    assert.deepEqual(
      content.at(-1)?.roles.map(({ name }) => name),
      ['ROLE_ADMIN', 'ROLE_NORMAL'],
    );
  });

  it('is for administrators', async () => {
    await seed();
    const player = await addUser(server, 'Diego');
    assert.equal((await server.call('GET /users/search', { as: player })).status, 403);
    assert.equal((await server.call('GET /users/search')).status, 401);
  });

  it('finds the same along an index of the order as it does by gathering all', async () => {
    await seed();
    // So many that the planner expects more than are gathered; those that match come last in the order.
    await server.db.execute(sql`
      insert into users (name, email, mobile, password_hash, created_at)
      select 'Many ' || lpad(n::text, 6, '0'), 'm' || n || '@x.test', case when n > 35000 then '+7 111' end, 'no hash', now() - n * interval '1 hour'
      from generate_series(1, 50000) n`);
    await server.db.execute(sql`analyze users`);
    const common = await ask('keywords=MANY&sort=name&size=2');
    assert.deepEqual(
      common.content.map(({ name }) => name),
      ['Many 000001', 'Many 000002'],
    );
    assert.deepEqual([common.totalElements, common.totalIsLeast], [10_000, true]);
    const late = await ask('keywords=%2B7%20111&sort=name&size=2');
    assert.deepEqual(
      late.content.map(({ name }) => name),
      ['Many 035001', 'Many 035002'],
    );
    assert.deepEqual([late.totalElements, late.totalIsLeast], [10_000, true]);
    const next = await ask(`keywords=%2B7%20111&sort=name&size=2&after=${late.next}`);
    assert.deepEqual(
      next.content.map(({ name }) => name),
      ['Many 035003', 'Many 035004'],
    );
    assert.equal(next.totalElements, null);
    assert.equal((await ask('size=5000')).content.length, 1000);
  });
});
