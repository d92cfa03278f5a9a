// Runs all tests of the server. They use an embedded database each, or one on the PostgreSQL server of TEST_DATABASE_URL.
// `npm test -w api -- rooms/ auth/` runs the files with these words in their path, `-- --smoke` what differs on the embedded one, and
// `-- --long` the files that fill tables for minutes, which only their names or this runs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connectionOver, newPGlite } from '../src/db/embedded';
import { openPostgres } from '../src/db/postgres';
import { newServerDatabase, SERVER_URL } from './server-database';
import { SMOKE } from './smoke';

const apiFolder = resolve(import.meta.dirname, '..');
const [first, ...others] = process.argv.slice(2);
const LONG = '.long.test.ts';
const wanted = first === '--smoke' ? SMOKE : first === '--long' ? [LONG] : first === undefined ? [] : [first, ...others];
const files = readdirSync(join(apiFolder, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && (wanted.length === 0 ? !file.endsWith(LONG) : wanted.some((part) => file.includes(part))))
  .sort();

/** A file starts from a copy of a migrated database: making one from nothing takes seconds on the embedded one. */
async function prepareEmbedded(folder: string): Promise<{ env: NodeJS.ProcessEnv; drop?(): Promise<void> }> {
  const client = await newPGlite();
  await connectionOver(client).migrate();
  const dump = join(folder, 'migrated.tar');
  writeFileSync(dump, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  return { env: { TEST_PGLITE_DUMP: dump } };
}

async function prepareServer(serverUrl: string): Promise<{ env: NodeJS.ProcessEnv; drop?(): Promise<void> }> {
  const { url, name, drop } = await newServerDatabase(serverUrl);
  const connection = openPostgres(url);
  await connection.migrate();
  await connection.close();
  return { env: { TEST_DATABASE_TEMPLATE: name }, drop };
}

/** A process that loads the server takes longer than most files' tests: so each process runs several files, one after the other. */
const GROUPS = 6;
function writeGroups(folder: string): string[] {
  const groups = Array.from({ length: Math.min(GROUPS, files.length) }, (_, number) =>
    files.filter((__, place) => place % GROUPS === number),
  );
  return groups.map((group, number) => {
    const suites = group.map((file) => `describe('${file}', async () => void (await import('${join(apiFolder, 'src', file)}')));`);
    const path = join(folder, `group-${number + 1}.mjs`);
    writeFileSync(path, ["import { describe } from 'node:test';", ...suites].join('\n'));
    return path;
  });
}

const folder = mkdtempSync(join(tmpdir(), 'arena-api-tests-'));
const { env, drop } = await (SERVER_URL === null ? prepareEmbedded(folder) : prepareServer(SERVER_URL));
// The embedded database is WebAssembly: to optimize it takes longer than a test needs it.
const { status } = spawnSync(
  process.execPath,
  ['--liftoff-only', '--import', 'tsx', '--test', '--test-concurrency=2', '--test-reporter=spec', ...writeGroups(folder)],
  {
    cwd: apiFolder,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  },
);
await drop?.();
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
