// Compares the processor time per call of the built server with plain Fastify and pg running the same queries.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeTokens } from '../../api/src/auth/tokens.ts';
import { openPostgres } from '../../api/src/db/postgres.ts';
import { newServerDatabase, SERVER_URL } from '../../api/test/server-database.ts';
import { fill, sizeOf } from '../../api/test/scale/fill.ts';
import { ROOT } from '../../tooling/apps.ts';
import { buildPrograms } from '../../tooling/build-programs.ts';

const SECRET = 'a secret of the bench alone, long enough';
const BAR = 2;
const COMMANDS = { ours: ['api/dist/main.js'], plain: ['--import', 'tsx', 'scripts/bench/server-plain.ts'] } as const;
const KINDS = ['ours', 'plain'] as const;
/** Calls before the engine has compiled everything take twice as long. */
const WARM_UP = 600;
const TURNS = 3;
/** Linux reports processor time in hundredths of a second. */
const TICK_MS = 10;

async function start(kind: (typeof KINDS)[number], url: string) {
  const env = { ...process.env, NODE_ENV: 'production', API_PORT: '0', DATABASE_URL: url, JWT_SECRET: SECRET };
  const child: ChildProcess = spawn(process.execPath, COMMANDS[kind], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const origin = /http:\/\/[\d.:]+/.exec(String(said))?.[0] ?? '';
  const used = () => {
    const [, rest = ''] = readFileSync(path.join('/proc', String(child.pid), 'stat'), 'utf8').split(') ');
    const [user, system] = rest.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * TICK_MS;
  };
  return { kind, origin, used, stop: () => void child.kill() };
}

/** The number gives each approval its own top-up. */
const CALLS: readonly (readonly [name: string, method: 'GET' | 'PUT', path: (number: number) => string])[] = [
  ['approve', 'PUT', (number) => `/topup/${number * 50}/approve`],
  ['100 top-ups', 'GET', () => '/topup/status/Approved?pageNumber=0&pageSize=100'],
  ['100 rooms', 'GET', () => '/rooms/status?status=COIN_TIME'],
];

export async function bench(calls = 900): Promise<void> {
  if (SERVER_URL === null) throw new Error('The bench needs a PostgreSQL server: set TEST_DATABASE_URL.');
  await buildPrograms(['api']);
  const { url, drop } = await newServerDatabase(SERVER_URL);
  const connection = openPostgres(url);
  await connection.migrate();
  await connection.close();
  // As many users as top-ups, so that none belongs to the administrator or a banned user.
  const topups = 50 * 2 * (WARM_UP + calls + TURNS);
  await fill(url, { ...sizeOf(0.01), users: topups, topups, movements: 0 });
  const token = await makeTokens(SECRET, 1, () => new Date()).issue({ id: 1, email: 'player1@example.com' });
  const servers = await Promise.all(KINDS.map((kind) => start(kind, url)));
  let next = 1;
  const run = async (origin: string, [name, method, path]: (typeof CALLS)[number], count: number) => {
    let last = '';
    for (let done = 0; done < count; done += 1, next += 1) {
      const headers = { authorization: `Bearer ${token}`, ...(method === 'PUT' ? { 'idempotency-key': `key-${next}` } : {}) };
      const answer = await fetch(`${origin}/api/v1${path(next)}`, { method, headers });
      last = await answer.text();
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${last}`);
    }
    return JSON.parse(last) as unknown;
  };
  try {
    console.log(`Processor time a call of ${calls}, in milliseconds`);
    for (const call of CALLS) {
      const used = { ours: 0, plain: 0 };
      const answers = [];
      for (const { origin } of servers) answers.push(await run(origin, call, WARM_UP));
      if (call[1] === 'GET') assert.deepEqual(answers[0], answers[1]);
      // Alternates, so that other load on the machine affects both.
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const server of servers) {
          const before = server.used();
          await run(server.origin, call, Math.ceil(calls / TURNS));
          used[server.kind] += server.used() - before;
        }
      const [ours, plain] = KINDS.map((kind) => (used[kind] / (TURNS * Math.ceil(calls / TURNS))).toFixed(2));
      const ratio = used.ours / used.plain;
      console.log(`  ${call[0].padEnd(12)} ours ${ours}, plain ${plain}: ${ratio.toFixed(2)} of ${BAR}${ratio <= BAR ? '' : '   over'}`);
    }
  } finally {
    for (const server of servers) server.stop();
    await drop();
  }
}
