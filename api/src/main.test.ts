import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { newServerDatabase, SERVER_URL } from '../test/server-database';
import { runProgram } from '../test/program';
import { toPrint } from './program';

const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, API_PORT: '0', ADMIN_PASSWORD: 'a password of mine' };
const running = new Set<ChildProcess>();

function run(name: Parameters<typeof runProgram>[0], args: string[] = [], more: NodeJS.ProcessEnv = {}) {
  const program = runProgram(name, args, { ...env, ...more });
  running.add(program.child);
  void program.ended.then(() => running.delete(program.child));
  return program;
}

describe('the program', () => {
  let folder = '';
  let drop = async () => {};
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arena-main-'));
    env.DATA_DIR = folder;
    if (SERVER_URL === null) return;
    const server = await newServerDatabase(SERVER_URL);
    env.DATABASE_URL = server.url;
    drop = server.drop;
  });
  after(async () => {
    for (const child of running) child.kill('SIGKILL');
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  const signIn = async (base: string, username: string, password: string) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${base}/auth/login`, { method: 'POST', headers, body: JSON.stringify({ username, password }) })).status;
  };

  it('says where it listens, serves the demo only from the embedded database, and ends cleanly', async () => {
    const { child, ended, says } = run('main');
    const [, base = ''] = await says(/listens at (\S+)/);
    assert.deepEqual(await (await fetch(`${base}/health`)).json(), { status: 'ok' });
    assert.equal(await signIn(base, 'admin@arena.test', 'arena-admin'), SERVER_URL === null ? 200 : 400);
    child.kill('SIGTERM');
    const { code, out } = await ended;
    assert.equal(code, 0);
    assert.equal(out.trim().split('\n').length, 1, out);
  });

  it('creates an administrator from the command line, and promotes an existing user', async () => {
    const made = await run('create-admin', ['--email', 'Boss@Example.com', '--name', 'The Boss']).ended;
    assert.deepEqual([made.code, made.out], [0, 'The Boss (boss@example.com) can now sign in as an administrator.\n']);
    const again = await run('create-admin', ['--email', 'boss@example.com']).ended;
    assert.deepEqual(
      [again.code, again.out],
      [0, 'The Boss (boss@example.com) is already an administrator. The password is unchanged; replace it with --reset-password.\n'],
    );
    const { child, ended, says } = run('main');
    const [, base = ''] = await says(/listens at (\S+)/);
    assert.equal(await signIn(base, 'boss@example.com', 'a password of mine'), 200);
    child.kill('SIGINT');
    assert.equal((await ended).code, 0);
  });

  it('replaces a password from the command line, from a pipe too, and says how with --help', async () => {
    const reset = (...more: string[]) => run('create-admin', ['--email', 'boss@example.com', '--reset-password', ...more]).ended;
    const piped = run('create-admin', ['--email', 'boss@example.com', '--reset-password'], { ADMIN_PASSWORD: undefined });
    piped.child.stdin?.end('another phrase of mine\n');
    assert.deepEqual(await piped.ended, { code: 0, out: 'The Boss (boss@example.com) has a new password and is signed out everywhere.\n' });
    const { child, ended, says } = run('main');
    const [, base = ''] = await says(/listens at (\S+)/);
    assert.equal(await signIn(base, 'boss@example.com', 'a password of mine'), 400);
    assert.equal(await signIn(base, 'boss@example.com', 'another phrase of mine'), 200);
    child.kill('SIGINT');
    await ended;
    assert.deepEqual((await reset('--password', 'short')).out, 'The password must have at least 10 characters.\n');
    const stranger = await run('create-admin', ['--email', 'stranger@example.com', '--reset-password']).ended;
    assert.deepEqual([stranger.code, stranger.out], [1, 'There is no user stranger@example.com.\n']);
    const help = await run('create-admin', ['--help']).ended;
    assert.equal(help.code, 0);
    assert.match(help.out, /--reset-password {2}replaces the password/);
  });

  it('ends the sessions of a user who is promoted from the command line', async () => {
    const person = { name: 'Later Boss', email: 'later@example.com', password: 'a password of theirs' };
    const whileRunning = async <T>(work: (base: string) => Promise<T>): Promise<T> => {
      const { child, ended, says } = run('main');
      const [, base = ''] = await says(/listens at (\S+)/);
      const result = await work(base);
      child.kill('SIGTERM');
      await ended;
      return result;
    };
    const post = (address: string, body: object) =>
      fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const { token, user } = await whileRunning(async (base) => {
      assert.equal((await post(`${base}/auth/register`, person)).status, 201);
      const answer = await post(`${base}/auth/login`, { username: person.email, password: person.password });
      return (await answer.json()) as { token: string; user: { id: number } };
    });
    const { out } = await run('create-admin', ['--email', person.email]).ended;
    assert.equal(
      out,
      'Later Boss (later@example.com) is now an administrator and has to sign in again. The password is unchanged; replace it with --reset-password.\n',
    );
    await whileRunning(async (base) => {
      const headers = { authorization: `Bearer ${token}` };
      for (const path of ['/users/', `/users/${user.id}`]) assert.equal((await fetch(base + path, { headers })).status, 401);
      assert.equal(await signIn(base, person.email, person.password), 200);
    });
  });

  it('refuses unusable arguments with a sentence', async () => {
    const { code, out } = await run('create-admin', ['--email', 'boss']).ended;
    assert.equal(code, 1);
    assert.match(out, /^--email must be an email address\.\n\nUsage: /);
    const short = await run('create-admin', ['--email', 'new@example.com', '--name', 'New', '--password', 'short']).ended;
    assert.deepEqual([short.code, short.out], [1, 'The password must have at least 10 characters.\n']);
  });

  it('ends with a sentence when its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { code, out } = await run('main', [], { API_PORT: port }).ended;
    other.close();
    assert.equal(code, 1);
    assert.equal(out, `Port ${port} at 127.0.0.1 is taken by another program. Stop that program, or choose another port with API_PORT.\n`);
  });

  it('ends with a sentence when the folder of the embedded database cannot be used and DATABASE_URL is missing', async () => {
    await writeFile(join(folder, 'a-file'), '');
    const place = join(folder, 'a-file', 'data');
    const { code, out } = await run('main', [], { DATABASE_URL: undefined, DATA_DIR: place }).ended;
    assert.equal(code, 1);
    assert.match(out, new RegExp(`^${place} can't be used, .*\\. DATABASE_URL isn't set, so the data is stored in ${place}: .*\\n$`));
  });

  it('ends with a sentence when the embedded database finds no space on its disk', () => {
    const full = /^The disk is full, so .* can't be written\. .* DATABASE_URL isn't set/;
    assert.match(String(toPrint(Object.assign(new Error('FS error'), { name: 'ErrnoError', errno: 51 }))), full);
    assert.match(String(toPrint(new Error('Failed query', { cause: Object.assign(new Error('extend'), { code: '53100' }) }))), full);
    const other = new Error('another one');
    assert.equal(toPrint(other), other);
  });

  it('ends with a sentence that hides the password when the database is not there', async () => {
    const { code, out } = await run('main', [], { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/nothing' }).ended;
    assert.equal(code, 1);
    assert.match(out, /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/);
    assert.ok(!out.includes('secret'));
  });
});
