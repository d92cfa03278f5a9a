/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { canary, type Desk, promote, publish, rollback } from './commands.ts';
import { FolderStore } from './folder-store.ts';
import { type Ledger, sectionOf, versionsOf } from './ledger.ts';
import { writeBuild } from './testing/small-build.ts';

const ROOT = path.resolve(__dirname, '..');
let folder: string;
let workshop: string;
let desk: Desk;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'arena-live-')), 'live');
  workshop = mkdtempSync(path.join(tmpdir(), 'arena-builds-'));
  desk = { store: new FolderStore(folder), by: 'Wanjiru', why: 'friday', now: () => new Date(0), dryRun: false, say: () => undefined };
});
afterEach(() => [path.dirname(folder), workshop].forEach((one) => rmSync(one, { recursive: true, force: true })));

const buildOf = (version: string, text = version, files = 1) => writeBuild(path.join(workshop, `${version}-${text}`), version, text, files);
const ship = (version: string, text?: string) => publish(desk, { folder: 'mfe-small', build: buildOf(version, text) });
const live = (ledger: Ledger) => sectionOf(ledger, 'mfe-small')?.live.version;
/** What stands in the folder besides the versions and the registry. */
const leftovers = () => [
  ...readdirSync(folder).filter((name) => !['registry.json', 'mfe-small', '.staging'].includes(name)),
  ...(existsSync(path.join(folder, '.staging')) ? readdirSync(path.join(folder, '.staging')) : []),
];

interface Publisher {
  readonly pid: number;
  begin(): void;
  kill(): void;
  readonly ended: Promise<unknown>;
}

async function publisher(builds: readonly string[]): Promise<Publisher> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, 'ship/testing/publisher.ts'), folder, 'mfe-small', ...builds], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await once(child.stdout, 'data');
  return { pid: child.pid ?? 0, begin: () => child.stdin.write('\n'), kill: () => child.kill('SIGKILL'), ended: once(child, 'exit') };
}

test('a version lies under its number for ever; the registry names what is live', async () => {
  await ship('1.0.0');
  const file = path.join(folder, 'mfe-small/1.0.0/section.json');
  expect(readFileSync(file, 'utf8')).toContain('"1.0.0"');
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o755);
  await ship('1.1.0');
  expect(existsSync(file)).toBe(true);
  const ledger = JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8')) as Ledger;
  expect(ledger).toMatchObject({ revision: 2, sections: [{ folder: 'mfe-small', live: { version: '1.1.0', base: '/mfe-small/1.1.0/' } }] });
  expect(leftovers()).toEqual([]);
});

test('the same files under the same number are published again; other files are refused, and change nothing', async () => {
  await ship('1.0.0');
  await ship('1.0.0');
  const before = readFileSync(path.join(folder, 'registry.json'), 'utf8');
  await expect(ship('1.0.0', 'other')).rejects.toThrow('was published before, with other files');
  expect(readFileSync(path.join(folder, 'registry.json'), 'utf8')).toBe(before);
  expect(leftovers()).toEqual([]);
});

test('a number given by hand is in the descriptor that is served', async () => {
  await publish(desk, { folder: 'mfe-small', build: buildOf('1.0.0'), version: '2.0.0' });
  expect(readFileSync(path.join(folder, 'mfe-small/2.0.0/section.json'), 'utf8')).toContain('"2.0.0"');
  expect(statSync(path.join(folder, 'mfe-small/2.0.0')).mode & 0o777).toBe(0o755);
  await expect(publish(desk, { folder: 'mfe-small', build: buildOf('1.0.0'), version: 'next' })).rejects.toThrow('looks like 1.4.0');
});

test('a canary is promoted, taken back, and taken back further', async () => {
  await ship('1.0.0');
  await publish(desk, { folder: 'mfe-small', build: buildOf('1.1.0'), share: 50 });
  expect(sectionOf(await desk.store.read(), 'mfe-small')?.candidate).toMatchObject({ version: '1.1.0', share: 50 });
  expect(live(await promote(desk, 'mfe-small'))).toBe('1.1.0');
  await expect(promote(desk, 'mfe-small')).rejects.toThrow('has no candidate');
  await publish(desk, { folder: 'mfe-small', build: buildOf('1.2.0'), hold: true });
  expect(live(await desk.store.read())).toBe('1.1.0');
  await canary(desk, 'mfe-small', '1.2.0', 5);
  expect(live(await rollback(desk, 'mfe-small'))).toBe('1.1.0');
  expect(live(await rollback(desk, 'mfe-small'))).toBe('1.0.0');
  await expect(rollback(desk, 'mfe-small')).rejects.toThrow('there is nothing before it');
  expect(live(await rollback(desk, 'mfe-small', '1.2.0'))).toBe('1.2.0');
  await expect(rollback(desk, 'mfe-small', '9.9.9')).rejects.toThrow('There are 1.0.0, 1.1.0, 1.2.0.');
});

test('a dry run says what would be refused, and writes nothing', async () => {
  await ship('1.0.0');
  const before = readdirSync(folder, { recursive: true });
  const dry: Desk = { ...desk, dryRun: true };
  expect(live(await publish(dry, { folder: 'mfe-small', build: buildOf('1.1.0') }))).toBe('1.1.0');
  await expect(rollback(dry, 'mfe-small')).rejects.toThrow('there is nothing before it');
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test('what is not the build that its descriptor says is not uploaded, and each problem is named', async () => {
  const build = buildOf('1.0.0');
  writeFileSync(path.join(build, 'stray.js'), '1');
  const [script = ''] = readdirSync(build).filter((name) => name.startsWith('part-'));
  writeFileSync(path.join(build, script), 'tampered');
  const publishing = publish(desk, { folder: 'mfe-small', build });
  await expect(publishing).rejects.toThrow(`${script} is not the file that the descriptor was made of.`);
  await expect(publishing).rejects.toThrow('stray.js is not in the descriptor.');
  await expect(publishing).rejects.toThrow('stray.js has no hash of its content in its name.');
  const later = writeBuild(path.join(workshop, 'later'), '1.0.0', 'later', 1, { contract: '99.0' });
  await expect(publish(desk, { folder: 'mfe-small', build: later })).rejects.toThrow('It was built for contract 99.0');
  expect(existsSync(folder)).toBe(false);
});

test('what an earlier build has left in the folder is not published', async () => {
  const build = buildOf('1.0.0');
  writeFileSync(path.join(build, '.build.json'), JSON.stringify({ files: readdirSync(build) }));
  writeFileSync(path.join(build, 'part-0.00000000.js'), 'of the build before');
  await publish(desk, { folder: 'mfe-small', build });
  const published = readdirSync(path.join(folder, 'mfe-small/1.0.0'));
  expect(published).not.toContain('part-0.00000000.js');
  expect(published.some((name) => name.startsWith('.'))).toBe(false);
  expect(published).toContain('section.json');
});

test('an address that another section has is refused, with whose it is', async () => {
  await ship('1.0.0');
  const build = writeBuild(path.join(workshop, 'thief'), '1.0.0', 'thief', 1, { name: 'mfe_thief' });
  await expect(publish(desk, { folder: 'mfe-thief', build })).rejects.toThrow('/admin/small belongs to mfe-small (Small team, #small).');
});

test('50 publishes from 10 processes at once: each is in the history, once', async () => {
  const versions = Array.from({ length: 50 }, (_, index) => `1.${index}.0`);
  const builds = versions.map((version) => buildOf(version));
  const processes = await Promise.all(Array.from({ length: 10 }, (_, index) => publisher(builds.slice(index * 5, index * 5 + 5))));
  for (const one of processes) one.begin();
  expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual(processes.map(() => [0, null]));
  const ledger = await desk.store.read();
  const history = sectionOf(ledger, 'mfe-small')?.history ?? [];
  expect(history.map(({ version }) => version).sort()).toEqual([...versions].sort());
  expect(ledger.revision).toBe(50);
  // Each names the one before it: none was written over.
  expect(history.map(({ before }) => before)).toEqual([null, ...history.slice(0, -1).map(({ version }) => version)]);
  expect(live(ledger)).toBe(history.at(-1)?.version);
  expect(leftovers()).toEqual([]);
}, 120_000);

test('a publish that is killed at any moment leaves the old version live, and the folder clean at the next run', async () => {
  await ship('1.0.0');
  let killed = 0;
  for (let round = 1; round <= 8; round += 1) {
    const version = `1.${round}.0`;
    const before = live(await desk.store.read());
    const one = await publisher([buildOf(version, version, 120)]);
    one.begin();
    setTimeout(() => one.kill(), round * 12);
    const [code] = (await one.ended) as [number | null];
    if (code === null) killed += 1;
    const now = live(await desk.store.read());
    expect([before, version]).toContain(now);
    if (now === version) expect(existsSync(path.join(folder, 'mfe-small', version, 'section.json'))).toBe(true);
    const next = `2.${round}.0`;
    expect(live(await ship(next))).toBe(next);
    expect(leftovers()).toEqual([]);
    const ledger = await desk.store.read();
    expect(readdirSync(path.join(folder, 'mfe-small')).sort()).toEqual([...versionsOf(ledger, 'mfe-small')].sort());
  }
  expect(killed).toBeGreaterThan(0);
}, 120_000);

test('a version that came into its place and was never named is taken away by the next run; one that was named just stays', async () => {
  await ship('1.0.0');
  for (const version of ['1.0.0', '1.1.0']) {
    const place = writeBuild(path.join(folder, 'mfe-small', version), version, version);
    writeFileSync(path.join(place, '.pending'), '');
  }
  await ship('1.2.0');
  expect(readdirSync(path.join(folder, 'mfe-small')).sort()).toEqual(['1.0.0', '1.2.0']);
  expect(readdirSync(path.join(folder, 'mfe-small/1.0.0'))).not.toContain('.pending');
});

test('a registry that got lost or is an old one costs no version: it is asked for, and what lies there stays', async () => {
  await ship('1.0.0');
  const registry = path.join(folder, 'registry.json');
  const old = readFileSync(registry);
  await ship('1.1.0');
  rmSync(registry);
  await expect(ship('1.2.0')).rejects.toThrow(/holds mfe-small 1\.[01]\.0 and no registry\.json\. Bring that back from your backup/);
  writeFileSync(registry, old);
  expect(live(await ship('1.2.0'))).toBe('1.2.0');
  expect(readdirSync(path.join(folder, 'mfe-small')).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  // Published again, it is what lies there already.
  expect(live(await ship('1.1.0'))).toBe('1.1.0');
  rmSync(path.join(folder, 'mfe-small/1.2.0'), { recursive: true });
  await expect(rollback(desk, 'mfe-small', '1.2.0')).rejects.toThrow('1.2.0 was published here, and its files are gone.');
});

test('a lock whose holder is gone is broken at once; one of another machine is waited for', async () => {
  await ship('1.0.0');
  const gone = await publisher([]);
  gone.kill();
  await gone.ended;
  writeFileSync(path.join(folder, '.lock'), JSON.stringify({ token: 'a', pid: gone.pid, host: hostname() }));
  expect(live(await ship('1.1.0'))).toBe('1.1.0');
  const lock = path.join(folder, '.lock');
  writeFileSync(lock, JSON.stringify({ token: 'b', pid: gone.pid, host: 'elsewhere' }));
  const publishing = ship('1.2.0');
  const stillHeld = await Promise.race([publishing.then(() => false), new Promise((resolve) => setTimeout(resolve, 300, true))]);
  expect(stillHeld).toBe(true);
  rmSync(lock);
  expect(live(await publishing)).toBe('1.2.0');
});
