// `DATABASE_URL=… npm run scale -w api -- [scale]`: fills an empty database with a million players (scale 1) or a part of them, and
// prints its size, and the largest answer and slowest time of each list and figure of the console, warm and one at a time.
import pg from 'pg';
import { buildApp } from '../../src/app';
import { makeTokens } from '../../src/auth/tokens';
import { APP_DEFAULTS, readConfig } from '../../src/config';
import { openDatabase } from '../../src/db/connect';
import { SCREEN_CALLS, WHOLE_LISTS } from './calls';
import { fill, sizeOf } from './fill';

const SECRET = 'a secret of this run alone, long enough';
const [, , scaleGiven = '1'] = process.argv;
const scale = Number(scaleGiven);
const { databaseUrl, databaseReadUrl, dataDir, database } = readConfig(process.env);
if (databaseUrl === null || !(scale > 0 && scale <= 10)) {
  console.error('Usage: DATABASE_URL=postgres://… npm run scale -w api -- [scale, more than 0 and at most 10]');
  process.exit(2);
}

const connection = await openDatabase({
  databaseUrl,
  databaseReadUrl,
  dataDir,
  database: { ...database, statementTimeoutMs: 10 * 60_000 },
});
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const one = async (query: string) => Object.values((await client.query<Record<string, unknown>>(query)).rows[0] ?? {})[0];
if (await one('select exists (select from users)')) {
  console.error('There are users in the database of DATABASE_URL. Give an empty one: nothing was done.');
  process.exit(1);
}

const started = performance.now();
await fill(databaseUrl, sizeOf(scale));
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `Scale ${scale}: ${String(await one('select pg_size_pretty(pg_database_size(current_database()))'))}, filled in ${seconds} s\n`,
);

const app = await buildApp({ connection, config: { ...APP_DEFAULTS, logLevel: 'error' }, tokenSecret: SECRET });
const token = await makeTokens(SECRET, 1, () => new Date()).issue({ id: 1, email: 'player1@example.com' });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });

/** Of three calls after a first one: bytes, and the slowest until its last byte. The response is discarded. */
async function measure(path: string): Promise<{ bytes: number; slowest: number }> {
  let [bytes, slowest] = [0, 0];
  for (let turn = 0; turn < 4; turn++) {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok || answer.body === null) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    bytes = 0;
    for await (const piece of answer.body) bytes += (piece as Uint8Array).length;
    if (turn > 0) slowest = Math.max(slowest, performance.now() - start);
  }
  return { bytes, slowest };
}

console.log(`${'megabytes'.padStart(9)} ${'ms'.padStart(7)}  call`);
for (const path of [...SCREEN_CALLS, ...WHOLE_LISTS]) {
  const { bytes, slowest } = await measure(path);
  console.log(`${(bytes / 1e6).toFixed(2).padStart(9)} ${slowest.toFixed(0).padStart(7)}  ${path}`);
}
console.log(`\nMost memory that the process had: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
await app.close();
await client.end();
await connection.close();
