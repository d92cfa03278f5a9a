// Runs all tests of the server. They use an embedded database each, or the PostgreSQL server of TEST_DATABASE_URL.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connectionOver, newPGlite } from '../src/db/embedded';

const apiFolder = resolve(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const files = readdirSync(join(apiFolder, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && (wanted.length === 0 || wanted.some((part) => file.includes(part))))
  .map((file) => join('src', file))
  .sort();

const folder = mkdtempSync(join(tmpdir(), 'arena-api-tests-'));
const env: NodeJS.ProcessEnv = { ...process.env };
if (!env.TEST_DATABASE_URL) {
  // Making an embedded database from nothing takes seconds; every test file starts from a copy of this migrated one.
  const client = await newPGlite();
  await connectionOver(client).migrate();
  env.TEST_PGLITE_DUMP = join(folder, 'migrated.tar');
  writeFileSync(env.TEST_PGLITE_DUMP, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--test', '--test-concurrency=2', ...files], {
  cwd: apiFolder,
  env,
  stdio: 'inherit',
});
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
