import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { isNull, sql } from 'drizzle-orm';
import { addUser } from '../../test/builders';
import { messageOf, useTestServer } from '../../test/test-server';
import { users } from '../db/schema/people';
import { looksOf } from './names';

const server = useTestServer();
const PATIENCE_MS = 20_000;

/** Users as a release before look-alikes stored them. */
const addOlderUsers = (number: number) =>
  server.db.execute(sql`insert into users (name, email, password_hash, created_at)
    select 'Olga ' || n, 'olga' || n || '@example.com', 'no hash', now() from generate_series(1, ${number}) n`);
const unfilled = () => server.db.$count(users, isNull(users.emailLooks));

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await condition()); await setImmediate()) assert.ok(Date.now() < end, 'waited in vain');
}

const imitate = () =>
  server.call('POST /auth/register', { body: { name: 'Оlga 7', email: 'other@example.com', password: 'a long enough one' } });

describe('users of an earlier release', () => {
  it('are prepared for the search for look-alikes while several copies of the server run', async () => {
    await addOlderUsers(1200);
    const copies = [await server.copy(), await server.copy()];
    await Promise.all(copies.map((copy) => copy.listen({ port: 0 })));
    await until(async () => (await unfilled()) === 0);
    const wrong = (await server.db.select().from(users)).filter((user) => user.nameLooks !== looksOf(user.name));
    assert.deepEqual(wrong, []);
    await Promise.all(copies.map((copy) => copy.close()));
    assert.equal((await imitate()).status, 400);
  });

  it('are imitated by no new user in the meantime: a name that cannot be compared yet is refused, and any other is not', async () => {
    await addOlderUsers(7);
    const refused = await imitate();
    assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '60']);
    assert.match(messageOf(refused), /can’t be checked yet.*Try again in a few minutes\.$/);
    await addUser(server, 'Omar');
    assert.equal(await unfilled(), 7);
  });

  it('are counted at /ready and in the metrics until all are prepared', async () => {
    await addOlderUsers(3);
    await server.db.execute(sql`create function skip() returns trigger language plpgsql as 'begin return null; end'`);
    await server.db.execute(sql`create trigger skipped before update on users for each row execute function skip()`);
    const copy = await server.copy();
    await copy.listen({ port: 0 });
    const ready = async () => (await copy.inject('/ready')).json<unknown>();
    await until(async () => JSON.stringify(await ready()) === JSON.stringify({ status: 'ok', usersToPrepare: 3 }));
    assert.match((await copy.inject('/metrics')).body, /^arena_users_to_prepare 3$/m);
    await server.db.execute(sql`drop function skip cascade`);
    await copy.close();
    assert.deepEqual((await server.app.inject('/ready')).json(), { status: 'ok' });
  });
});
