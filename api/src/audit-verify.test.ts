import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { withoutTriggers } from '../test/audit-logs';
import { type Program, runProgram } from '../test/program';
import { newServerDatabase, SERVER_URL } from '../test/server-database';
import type { Connection } from './db/database';
import { openEmbedded } from './db/embedded';
import { openPostgres } from './db/postgres';
import { auditEntries } from './db/schema/records';

const ADMIN = { email: 'boss@example.com', password: 'a long phrase of mine' };
const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, API_PORT: '0', ADMIN_PASSWORD: ADMIN.password, NODE_ENV: 'production' };

describe('npm run audit-verify', () => {
  const running: Program[] = [];
  let folder = '';
  let drop = async () => {};
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arena-audit-'));
    env.DATA_DIR = folder;
    if (SERVER_URL === null) return;
    const server = await newServerDatabase(SERVER_URL);
    env.DATABASE_URL = server.url;
    drop = server.drop;
  });
  after(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  const start = (name: Parameters<typeof runProgram>[0], args: string[] = []) => {
    const program = runProgram(name, args, env);
    running.push(program);
    return program;
  };
  const verify = async (...args: string[]) => start('audit-verify', args).ended;
  const open = (): Connection | Promise<Connection> => (env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openEmbedded(folder));

  /** A server that signs an administrator in and out, and has stopped. */
  async function useServer(): Promise<void> {
    const program = start('main');
    const [, base = ''] = await program.says(/listens at (\S+)/);
    const body = JSON.stringify({ username: ADMIN.email, password: ADMIN.password });
    const answer = await fetch(`${base}/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { token } = (await answer.json()) as { token: string };
    assert.equal((await fetch(`${base}/auth/logout`, { headers: { authorization: `Bearer ${token}` } })).status, 200);
    // An embedded database has one process at a time, and the command says so.
    if (SERVER_URL === null) assert.match((await verify()).out, /in use by another process. Stop that one first/);
    else assert.equal((await verify()).code, 0);
    program.child.kill('SIGTERM');
    assert.equal((await program.ended).code, 0);
  }

  it('shows that the chain holds, finds an altered entry, and explains itself', async () => {
    const without = await verify();
    assert.equal(without.code, 1);
    assert.match(without.out, /There is no embedded database|The tables are older than this program/);
    assert.equal((await start('create-admin', ['--email', ADMIN.email, '--name', 'Boss']).ended).code, 0);
    await useServer();
    const { code, out } = await verify();
    assert.equal(code, 0, out);
    // How the administrator was made, the sign-in, the sign-out.
    const [, hash = ''] = /^The chain holds: 3 entries are sealed, the last hash is\n([0-9a-f]{64})\n$/.exec(out) ?? [];
    assert.equal((await verify('--expect', hash)).code, 0);
    const other = await verify('--expect', hash.replaceAll(/[0-9]/g, 'a'));
    assert.deepEqual([other.code, other.out.split(':')[0]], [1, "The expected hash isn't in the chain"]);

    const connection = await open();
    await withoutTriggers(connection.db, (tx) => tx.update(auditEntries).set({ address: '203.0.113.1' }).where(eq(auditEntries.id, 2)));
    await connection.close();
    const broken = await verify();
    assert.equal(broken.code, 1);
    assert.match(broken.out, /^Entry 2 \(seal 2\) or its seal was altered\.$/m);
    assert.match(broken.out, /The chain holds up to here: 1 entries are sealed/);

    const help = await verify('--help');
    assert.deepEqual([help.code, help.out.split(' ')[0]], [0, 'Usage:']);
  });
});
