// `npm run bench -- server [calls]`: the processor time of a call (user and system, of the server's process alone), beside plain
// Fastify and pg with the same queries on the same PostgreSQL. The time of a busy machine's clock doesn't matter for it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { buildApp } from '../../api/src/app.ts';
import { makeTokens } from '../../api/src/auth/tokens.ts';
import { APP_DEFAULTS } from '../../api/src/config.ts';
import { openPostgres } from '../../api/src/db/postgres.ts';
import { newServerDatabase, SERVER_URL } from '../../api/test/server-database.ts';
import { fill, sizeOf } from '../../api/test/scale/fill.ts';
import { plainServer } from './server-plain.ts';

const SECRET = 'a secret of the bench alone, long enough';
const ADMIN = { id: 1, email: 'player1@example.com' };
/** Until then a call takes twice as long, because the engine still compiles what it runs: more of it, the more a server does. */
const WARM_UP = 600;
/** Some 100 rooms wait for their payout, and of the top-ups, of which every 50th waits, enough for every approval. */
const sizeFor = (calls: number) => ({ ...sizeOf(0.01), topups: 50 * 2 * (WARM_UP + calls + 3), movements: 0 });
const FILE = new URL(import.meta.url).pathname;

type Kind = 'ours' | 'plain';

/** The server in a process of its own, which answers any message with what it has used of the processor. */
async function serve(kind: Kind, url: string): Promise<void> {
  const app =
    kind === 'plain'
      ? plainServer(url, SECRET)
      : await buildApp({ connection: openPostgres(url), config: { ...APP_DEFAULTS, logLevel: 'silent' }, tokenSecret: SECRET });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.on('disconnect', () => process.exit(0));
  process.send?.(origin);
}

interface Server {
  readonly origin: string;
  /** In milliseconds. */
  used(): Promise<number>;
  stop(): void;
}

async function start(kind: Kind, url: string): Promise<Server> {
  const child = fork(FILE, [kind, url], { execArgv: ['--import', 'tsx', ...(process.env.BENCH_PROFILE === kind ? ['--cpu-prof'] : [])] });
  const answer = async () => ((await once(child, 'message')) as [unknown])[0];
  return {
    origin: String(await answer()),
    async used() {
      child.send('used');
      const { user, system } = (await answer()) as NodeJS.CpuUsage;
      return (user + system) / 1000;
    },
    stop: () => child.disconnect(),
  };
}

/** The calls of a bench; the number makes each approval another top-up's. */
const CALLS: readonly [name: string, target: number, request: (number: number) => { path: string; method?: string }][] = [
  ['approve', 1.3, (number) => ({ path: `/topup/${number * 50}/approve`, method: 'PUT' })],
  ['100 top-ups', 1.5, () => ({ path: '/topup/status/Approved?pageNumber=0&pageSize=100' })],
  ['100 rooms', 1.5, () => ({ path: '/rooms/status?status=COIN_TIME' })],
];

export async function benchServer([calls = 300]: readonly number[]): Promise<void> {
  if (SERVER_URL === null) throw new Error('The bench needs a PostgreSQL server: set TEST_DATABASE_URL.');
  const { url, drop } = await newServerDatabase(SERVER_URL);
  const connection = openPostgres(url);
  await connection.migrate();
  await connection.close();
  await fill(url, sizeFor(calls));
  const token = await makeTokens(SECRET, 1, () => new Date()).issue(ADMIN);
  const servers: Record<Kind, Server> = { ours: await start('ours', url), plain: await start('plain', url) };
  let next = 1;
  const bytes = new Map<string, number>();
  const run = async ({ origin }: Server, request: (typeof CALLS)[number][2], count: number) => {
    for (let done = 0; done < count; done++) {
      const { path, method = 'GET' } = request(next++);
      const headers = { authorization: `Bearer ${token}`, ...(method === 'PUT' ? { 'idempotency-key': `key-${next}` } : {}) };
      const answer = await fetch(`${origin}/api/v1${path}`, { method, headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
      bytes.set(origin, text.length);
    }
  };
  try {
    console.log(`Processor time a call of ${calls}, in milliseconds:`);
    for (const [name, target, request] of CALLS) {
      const used = { ours: 0, plain: 0 };
      for (const server of Object.values(servers)) await run(server, request, WARM_UP);
      // In turns, so that what else the machine does meets both.
      for (let turn = 0; turn < 3; turn++)
        for (const kind of ['ours', 'plain'] as const) {
          const before = await servers[kind].used();
          await run(servers[kind], request, Math.ceil(calls / 3));
          used[kind] += (await servers[kind].used()) - before;
        }
      const each = (kind: Kind) => (used[kind] / (3 * Math.ceil(calls / 3))).toFixed(2);
      const sizes = `${bytes.get(servers.ours.origin)} and ${bytes.get(servers.plain.origin)} bytes`;
      const times = (used.ours / used.plain).toFixed(2);
      console.log(`  ${name.padEnd(12)} ours ${each('ours')}, plain ${each('plain')}: ${times} times, asked ${target} (${sizes})`);
    }
  } finally {
    for (const server of Object.values(servers)) server.stop();
    await drop();
  }
}

const [, file, kind, url] = process.argv;
if (file === FILE && url !== undefined && (kind === 'ours' || kind === 'plain')) await serve(kind, url);
