// Processor time per call (user and system, server process only), next to plain Fastify and pg with the same queries and PostgreSQL.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { buildApp } from '../../api/src/app.ts';
import { makeTokens } from '../../api/src/auth/tokens.ts';
import { APP_DEFAULTS } from '../../api/src/config.ts';
import { openPostgres } from '../../api/src/db/postgres.ts';
import { newServerDatabase, SERVER_URL } from '../../api/test/server-database.ts';
import { fill, sizeOf } from '../../api/test/scale/fill.ts';
import { plainServer } from './server-plain.ts';

const SECRET = 'a secret of the bench alone, long enough';
const BAR = 2;
const KINDS = ['ours', 'plain'] as const;
/** Until then the engine still compiles what it runs, and a call takes twice as long. */
const WARM_UP = 600;
const TURNS = 3;
const FILE = new URL(import.meta.url).pathname;

/** The server in a process of its own, which answers any message with its processor time. */
async function serve(kind: string, url: string): Promise<void> {
  const config = { ...APP_DEFAULTS, logLevel: 'silent' as const };
  const app = kind === 'plain' ? plainServer(url, SECRET) : await buildApp({ connection: openPostgres(url), config, tokenSecret: SECRET });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.on('disconnect', () => process.exit(0));
  process.send?.(origin);
}

const answerOf = async (child: ChildProcess) => ((await once(child, 'message')) as [unknown])[0];

async function start(kind: (typeof KINDS)[number], url: string) {
  const child = fork(FILE, [kind, url], { execArgv: ['--import', 'tsx'] });
  const origin = String(await answerOf(child));
  const used = async () => {
    child.send('used');
    const { user, system } = (await answerOf(child)) as NodeJS.CpuUsage;
    return (user + system) / 1000;
  };
  return { kind, origin, used, stop: () => child.disconnect() };
}

/** The measured calls; the number makes each approval that of another top-up. */
const CALLS: readonly (readonly [name: string, method: 'GET' | 'PUT', path: (number: number) => string])[] = [
  ['approve', 'PUT', (number) => `/topup/${number * 50}/approve`],
  ['100 top-ups', 'GET', () => '/topup/status/Approved?pageNumber=0&pageSize=100'],
  ['100 rooms', 'GET', () => '/rooms/status?status=COIN_TIME'],
];

export async function bench(calls = 300): Promise<void> {
  if (SERVER_URL === null) throw new Error('The bench needs a PostgreSQL server: set TEST_DATABASE_URL.');
  const { url, drop } = await newServerDatabase(SERVER_URL);
  const connection = openPostgres(url);
  await connection.migrate();
  await connection.close();
  // 100 rooms wait for payout, every 50th top-up is pending. As many users as top-ups: none belongs to the administrator or a banned user.
  const topups = 50 * 2 * (WARM_UP + calls + TURNS);
  await fill(url, { ...sizeOf(0.01), users: topups, topups, movements: 0 });
  const token = await makeTokens(SECRET, 1, () => new Date()).issue({ id: 1, email: 'player1@example.com' });
  const servers = await Promise.all(KINDS.map((kind) => start(kind, url)));
  let next = 1;
  const run = async (origin: string, [name, method, path]: (typeof CALLS)[number], count: number) => {
    for (let done = 0; done < count; done += 1, next += 1) {
      const headers = { authorization: `Bearer ${token}`, ...(method === 'PUT' ? { 'idempotency-key': `key-${next}` } : {}) };
      const answer = await fetch(`${origin}/api/v1${path(next)}`, { method, headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
    }
  };
  try {
    console.log(`Processor time a call of ${calls}, in milliseconds`);
    for (const call of CALLS) {
      const used = { ours: 0, plain: 0 };
      for (const { origin } of servers) await run(origin, call, WARM_UP);
      // In turns, so that other load on the machine affects both.
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const server of servers) {
          const before = await server.used();
          await run(server.origin, call, Math.ceil(calls / TURNS));
          used[server.kind] += (await server.used()) - before;
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

const [, file, kind, url] = process.argv;
if (file === FILE && kind !== undefined && url !== undefined) await serve(kind, url);
