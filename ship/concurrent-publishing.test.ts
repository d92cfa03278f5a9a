/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { newKey } from './key-commands.ts';
import { sectionOf, versionsOf } from './registry/published-registry.ts';
import { signingKeys } from './registry/signing.ts';
import { liveVersion, useWorkshop } from './testing/workshop.ts';

const ROOT = path.resolve(__dirname, '..');
const KEY = newKey();
const workshop = useWorkshop({ why: 'friday' }, signingKeys(KEY));

interface PublishProcess {
  readonly pid: number;
  begin(): void;
  kill(): void;
  readonly ended: Promise<unknown>;
}

async function publishProcess(builds: readonly string[]): Promise<PublishProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'ship/testing/publish-process.ts'), workshop.folder, 'mfe-small', ...builds],
    {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
      // A killed process's files are removed with the workshop.
      env: { ...process.env, NODE_OPTIONS: '', SHIP_SIGNING_KEY: KEY, TMPDIR: path.dirname(workshop.folder) },
    },
  );
  await once(child.stdout, 'data');
  return { pid: child.pid ?? 0, begin: () => child.stdin.write('\n'), kill: () => child.kill('SIGKILL'), ended: once(child, 'exit') };
}

test('50 concurrent publishes from 10 processes: each is in the history, once', async () => {
  const versions = Array.from({ length: 50 }, (_, index) => `1.${index}.0`);
  const builds = versions.map((version) => workshop.buildOf(version));
  const before = Math.floor(Date.now() / 1000);
  const processes = await Promise.all(Array.from({ length: 10 }, (_, index) => publishProcess(builds.slice(index * 5, index * 5 + 5))));
  for (const one of processes) one.begin();
  expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual(processes.map(() => [0, null]));
  // Whole, as the last of them has signed it.
  const registry = await workshop.publisher.store.readForChange();
  const history = sectionOf(registry, 'mfe-small')?.history ?? [];
  expect(history.map(({ version }) => version).sort()).toEqual([...versions].sort());
  // Browsers take no lower number than one that they have seen, of a registry out of a backup neither.
  expect(registry.revision).toBeGreaterThanOrEqual(before + 49);
  // Each names the one before it: none was written over.
  expect(history.map(({ before }) => before)).toEqual([null, ...history.slice(0, -1).map(({ version }) => version)]);
  expect(liveVersion(registry)).toBe(history.at(-1)?.version);
  expect(workshop.leftovers()).toEqual([]);
}, 120_000);

test('a publish that is killed at any moment leaves the old version live, and the folder clean at the next run', async () => {
  await workshop.ship('1.0.0');
  let killed = 0;
  for (let round = 1; round <= 8; round += 1) {
    const version = `1.${round}.0`;
    const before = liveVersion(await workshop.publisher.store.read());
    const one = await publishProcess([workshop.buildOf(version, version, 120)]);
    one.begin();
    setTimeout(() => one.kill(), round * 12);
    const [code] = (await one.ended) as [number | null];
    if (code === null) killed += 1;
    const now = liveVersion(await workshop.publisher.store.read());
    expect([before, version]).toContain(now);
    await workshop.publisher.store.readForChange();
    if (now === version) expect(existsSync(path.join(workshop.folder, 'mfe-small', version, 'section.json'))).toBe(true);
    const next = `2.${round}.0`;
    expect(liveVersion(await workshop.ship(next))).toBe(next);
    expect(workshop.leftovers()).toEqual([]);
    const registry = await workshop.publisher.store.read();
    expect(readdirSync(path.join(workshop.folder, 'mfe-small')).sort()).toEqual([...versionsOf(registry, 'mfe-small')].sort());
  }
  expect(killed).toBeGreaterThan(0);
}, 120_000);

test('a lock whose holder is gone is broken immediately; a lock of another machine is waited for', async () => {
  await workshop.ship('1.0.0');
  const gone = await publishProcess([]);
  gone.kill();
  await gone.ended;
  writeFileSync(path.join(workshop.folder, '.lock'), JSON.stringify({ token: 'a', pid: gone.pid, host: hostname() }));
  expect(liveVersion(await workshop.ship('1.1.0'))).toBe('1.1.0');
  const lock = path.join(workshop.folder, '.lock');
  writeFileSync(lock, JSON.stringify({ token: 'b', pid: gone.pid, host: 'elsewhere' }));
  const publishing = workshop.ship('1.2.0');
  const stillHeld = await Promise.race([publishing.then(() => false), new Promise((resolve) => setTimeout(resolve, 300, true))]);
  expect(stillHeld).toBe(true);
  rmSync(lock);
  expect(liveVersion(await publishing)).toBe('1.2.0');
});
