import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { count, sql } from 'drizzle-orm';
import pg from 'pg';
import { type Program, runProgram } from '../../test/program';
import { newServerDatabase, SERVER_URL } from '../../test/server-database';
import { useTestServer } from '../../test/test-server';
import { recordAudit } from '../audit/record';
import { sealEntries, verifyChain } from '../audit/seal';
import type { Database } from './database';
import { grantTo } from './migrate';
import { auditEntries } from './schema/records';

const newRole = () => `arena_test_${randomBytes(6).toString('hex')}`;
const CHANGES = ['update audit_entries set action = null', 'delete from audit_entries', 'truncate audit_entries'].flatMap((text) => [
  text,
  text.replace('audit_entries', 'audit_seals').replace('action', 'hash'),
]);
/** Without rights, PostgreSQL refuses before any trigger does. */
const isDenied = (error: Error) => /permission denied|must be owner/.test(String(error.cause ?? error));

describe('a role of the API', () => {
  const server = useTestServer();
  const role = newRole();

  const as = <T>(work: (tx: Database) => Promise<T>): Promise<T> =>
    server.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local role ${role}`));
      return work(tx);
    });

  it('adds, seals and checks audit entries, and cannot change or remove them', async (t) => {
    await server.db.execute(sql.raw(`create role ${role}`));
    t.after(async () => {
      for (const end of ['drop owned by', 'drop role']) await server.db.execute(sql.raw(`${end} ${role}`));
    });
    await grantTo(server.db, role);
    await as(async (tx) => {
      const entry = { action: 'user.update', subject: 'user', subjectId: 1, before: null, after: null } as const;
      await recordAudit(tx, { at: server.now, actorId: null, ...entry });
      await sealEntries(tx);
      assert.equal((await verifyChain(tx)).last.seq, 1);
    });
    const disabling = 'alter table audit_entries disable trigger all';
    for (const change of [...CHANGES, disabling])
      await assert.rejects(
        as((tx) => tx.execute(sql.raw(change))),
        isDenied,
        change,
      );
    assert.deepEqual(await server.db.select({ rows: count() }).from(auditEntries), [{ rows: 1 }]);
  });

  it('is not granted to a role that can change entries in another way, nor to a missing role', async () => {
    const [owner] = (await server.db.execute<{ name: string }>(sql`select current_user as name`)).rows;
    await assert.rejects(grantTo(server.db, owner?.name ?? ''), /could still change audit_entries/);
    await assert.rejects(grantTo(server.db, 'no-such-role'), /There is no role 'no-such-role'/);
  });
});

const serverUrl = SERVER_URL;
if (serverUrl !== null)
  describe('an API whose role does not own the tables', () => {
    const names = { owner: newRole(), api: newRole() };
    const running: Program[] = [];
    let drop = async () => {};
    let urlOf: (role: keyof typeof names) => string = () => '';
    const env = () => ({ PATH: process.env.PATH, API_PORT: '0', ADMIN_PASSWORD: 'a long phrase of mine' });
    const start = (name: Parameters<typeof runProgram>[0], role: keyof typeof names, args: string[] = []) => {
      const program = runProgram(name, args, { ...env(), DATABASE_URL: urlOf(role) });
      running.push(program);
      return program;
    };
    const inDatabase = async (url: string, statement: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client.query(statement).finally(() => client.end());
    };

    before(async () => {
      for (const name of Object.values(names)) await inDatabase(serverUrl, `create role ${name} login password 'secret'`);
      const database = await newServerDatabase(serverUrl);
      await inDatabase(serverUrl, `alter database ${database.name} owner to ${names.owner}`);
      urlOf = (role) => {
        const url = new URL(database.url);
        [url.username, url.password] = [names[role], 'secret'];
        return url.href;
      };
      drop = async () => {
        await database.drop();
        for (const name of Object.values(names)) await inDatabase(serverUrl, `drop role ${name}`);
      };
    });
    after(async () => {
      for (const { child } of running) child.kill('SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
      await drop();
    });

    it('says which role has to migrate, then works on the owner’s schema, and cannot change the log', async () => {
      const early = await start('main', 'api').ended;
      assert.equal(early.code, 1);
      assert.match(early.out, /This role may not create or use all tables.*migrate\.js --grant/);

      const migrated = await start('migrate', 'owner', ['--grant', names.api]).ended;
      assert.deepEqual(migrated, { code: 0, out: `The tables are up to date, and ${names.api} has its rights.\n` });

      const admin = { email: 'boss@example.com', password: 'a long phrase of mine' };
      assert.equal((await start('create-admin', 'api', ['--email', admin.email, '--name', 'Boss']).ended).code, 0);
      const program = start('main', 'api');
      const [, base = ''] = await program.says(/listens at (\S+)/);
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ username: admin.email, password: admin.password });
      const signedIn = await fetch(`${base}/auth/login`, { method: 'POST', headers, body });
      assert.equal(signedIn.status, 200);
      const { token } = (await signedIn.json()) as { token: string };
      assert.equal((await fetch(`${base}/dashboard/statistics`, { headers: { authorization: `Bearer ${token}` } })).status, 200);
      program.child.kill('SIGTERM');
      assert.deepEqual((await program.ended).code, 0);

      for (const change of CHANGES) await assert.rejects(inDatabase(urlOf('api'), change), isDenied, change);
      const checked = await start('audit-verify', 'api').ended;
      assert.equal(checked.code, 0, checked.out);
      assert.match(checked.out, /^The chain holds: 2 entries are sealed/);
    });
  });
