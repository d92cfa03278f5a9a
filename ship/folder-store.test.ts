/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canary, type Publisher, promote, publish, rollback } from './commands.ts';
import { FolderStore, STAGING } from './folder-store.ts';
import { type PublishedRegistry, sectionOf } from './registry/published-registry.ts';
import { writeBuild } from './testing/small-build.ts';
import { liveVersion, useWorkshop } from './testing/workshop.ts';

const workshop = useWorkshop({ why: 'friday' });

test('a version keeps its number; the registry names the live version', async () => {
  const before = await workshop.ship('1.0.0');
  const file = path.join(workshop.folder, 'mfe-small/1.0.0/section.json');
  expect(readFileSync(file, 'utf8')).toContain('"1.0.0"');
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o755);
  await workshop.ship('1.1.0');
  expect(existsSync(file)).toBe(true);
  const registry = JSON.parse(readFileSync(path.join(workshop.folder, 'registry.json'), 'utf8')) as PublishedRegistry;
  expect(registry.revision).toBeGreaterThan(before.revision);
  expect(registry).toMatchObject({
    sections: [{ folder: 'mfe-small', live: { version: '1.1.0', base: '/mfe-small/1.1.0/' } }],
  });
  expect(workshop.leftovers()).toEqual([]);
});

test('the same files under the same number are published again; other files are refused, and change nothing', async () => {
  await workshop.ship('1.0.0');
  await workshop.ship('1.0.0');
  const before = readFileSync(path.join(workshop.folder, 'registry.json'), 'utf8');
  await expect(workshop.ship('1.0.0', 'other')).rejects.toThrow('was published before with different files');
  expect(readFileSync(path.join(workshop.folder, 'registry.json'), 'utf8')).toBe(before);
  expect(workshop.leftovers()).toEqual([]);
});

test('a copy that fails half-way leaves nothing behind', async () => {
  const build = workshop.buildOf('1.0.0');
  const store = new FolderStore(workshop.folder, () => {
    throw new Error('no key');
  });
  await expect(store.stage('mfe-small', '1.0.0', build)).rejects.toThrow('no key');
  expect(readdirSync(path.join(workshop.folder, STAGING))).toEqual([]);
});

test('a number given by hand is in the descriptor that is served', async () => {
  await publish(workshop.publisher, { folder: 'mfe-small', build: workshop.buildOf('1.0.0'), version: '2.0.0' });
  expect(readFileSync(path.join(workshop.folder, 'mfe-small/2.0.0/section.json'), 'utf8')).toContain('"2.0.0"');
  expect(statSync(path.join(workshop.folder, 'mfe-small/2.0.0')).mode & 0o777).toBe(0o755);
  await expect(publish(workshop.publisher, { folder: 'mfe-small', build: workshop.buildOf('1.0.0'), version: 'next' })).rejects.toThrow(
    'looks like 1.4.0',
  );
});

test('a canary is promoted, rolled back, and rolled back further', async () => {
  await workshop.ship('1.0.0');
  await publish(workshop.publisher, { folder: 'mfe-small', build: workshop.buildOf('1.1.0'), share: 50 });
  expect(sectionOf(await workshop.publisher.store.read(), 'mfe-small')?.candidate).toMatchObject({ version: '1.1.0', share: 50 });
  expect(liveVersion(await promote(workshop.publisher, 'mfe-small'))).toBe('1.1.0');
  await expect(promote(workshop.publisher, 'mfe-small')).rejects.toThrow('has no candidate');
  await publish(workshop.publisher, { folder: 'mfe-small', build: workshop.buildOf('1.2.0'), hold: true });
  expect(liveVersion(await workshop.publisher.store.read())).toBe('1.1.0');
  await canary(workshop.publisher, 'mfe-small', '1.2.0', 5);
  expect(liveVersion(await rollback(workshop.publisher, 'mfe-small'))).toBe('1.1.0');
  expect(liveVersion(await rollback(workshop.publisher, 'mfe-small'))).toBe('1.0.0');
  await expect(rollback(workshop.publisher, 'mfe-small')).rejects.toThrow('there is nothing before it');
  expect(liveVersion(await rollback(workshop.publisher, 'mfe-small', '1.2.0'))).toBe('1.2.0');
  await expect(rollback(workshop.publisher, 'mfe-small', '9.9.9')).rejects.toThrow('There are 1.0.0, 1.1.0, 1.2.0.');
});

test('for a wrong name or folder, the message says what is there', async () => {
  await expect(rollback(workshop.publisher, 'mfe-small')).rejects.toThrow(
    `${workshop.folder} has no live version of mfe-small: it has no live section. Check the section's name, and the folder`,
  );
  await workshop.ship('1.0.0');
  await expect(promote(workshop.publisher, 'mfe-rooms', '1.0.0')).rejects.toThrow('no live version of mfe-rooms: there are mfe-small.');
});

test('a dry run says what would be refused, and writes nothing', async () => {
  await workshop.ship('1.0.0');
  const before = readdirSync(workshop.folder, { recursive: true });
  const dry: Publisher = { ...workshop.publisher, dryRun: true };
  expect(liveVersion(await publish(dry, { folder: 'mfe-small', build: workshop.buildOf('1.1.0') }))).toBe('1.1.0');
  await expect(rollback(dry, 'mfe-small')).rejects.toThrow('there is nothing before it');
  expect(readdirSync(workshop.folder, { recursive: true })).toEqual(before);
});

test('a build that differs from its descriptor is not uploaded, and each problem is named', async () => {
  const build = workshop.buildOf('1.0.0');
  writeFileSync(path.join(build, 'stray.js'), '1');
  const [script = ''] = readdirSync(build).filter((name) => name.startsWith('part-'));
  writeFileSync(path.join(build, script), 'tampered');
  const publishing = publish(workshop.publisher, { folder: 'mfe-small', build });
  await expect(publishing).rejects.toThrow(`${script} is not the file that files.json was made of.`);
  await expect(publishing).rejects.toThrow('stray.js is not in files.json.');
  await expect(publishing).rejects.toThrow('stray.js has no hash of its content in its name.');
  const later = writeBuild(path.join(workshop.builds, 'later'), '1.0.0', 'later', 1, { contract: '99.0' });
  await expect(publish(workshop.publisher, { folder: 'mfe-small', build: later })).rejects.toThrow('It was built for contract 99.0');
  const started = writeBuild(path.join(workshop.builds, 'started'), '1.0.0', 'started', 1, { loader: 99 });
  await expect(publish(workshop.publisher, { folder: 'mfe-small', build: started })).rejects.toThrow('It was built for loader 99');
  expect(existsSync(workshop.folder)).toBe(false);
});

test('files of an earlier build in the folder are not published', async () => {
  const build = workshop.buildOf('1.0.0');
  writeFileSync(path.join(build, '.build.json'), JSON.stringify({ files: readdirSync(build) }));
  writeFileSync(path.join(build, 'part-0.00000000.js'), 'of the build before');
  await publish(workshop.publisher, { folder: 'mfe-small', build });
  const published = readdirSync(path.join(workshop.folder, 'mfe-small/1.0.0'));
  expect(published).not.toContain('part-0.00000000.js');
  expect(published.some((name) => name.startsWith('.'))).toBe(false);
  expect(published).toContain('section.json');
});

test('an address that another section has is refused, with whose it is', async () => {
  await workshop.ship('1.0.0');
  const build = writeBuild(path.join(workshop.builds, 'thief'), '1.0.0', 'thief', 1, { name: 'mfe_thief' });
  await expect(publish(workshop.publisher, { folder: 'mfe-thief', build })).rejects.toThrow(
    '/admin/small belongs to mfe-small (Small team, #small).',
  );
});

test('a version that came into its place and was never named is taken away by the next run; one that was named just stays', async () => {
  await workshop.ship('1.0.0');
  for (const version of ['1.0.0', '1.1.0']) {
    const place = writeBuild(path.join(workshop.folder, 'mfe-small', version), version, version);
    writeFileSync(path.join(place, '.pending'), '');
  }
  await workshop.ship('1.2.0');
  expect(readdirSync(path.join(workshop.folder, 'mfe-small')).sort()).toEqual(['1.0.0', '1.2.0']);
  expect(readdirSync(path.join(workshop.folder, 'mfe-small/1.0.0'))).not.toContain('.pending');
});

test('a lost or outdated registry loses no version: the versions are requested again, and the files stay', async () => {
  await workshop.ship('1.0.0');
  const registryFile = path.join(workshop.folder, 'registry.json');
  const old = readFileSync(registryFile);
  await workshop.ship('1.1.0');
  rmSync(registryFile);
  await expect(workshop.ship('1.2.0')).rejects.toThrow(/holds mfe-small 1\.[01]\.0 but no registry\.json\. Restore it from your backup/);
  writeFileSync(registryFile, old);
  expect(liveVersion(await workshop.ship('1.2.0'))).toBe('1.2.0');
  expect(readdirSync(path.join(workshop.folder, 'mfe-small')).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  // Published again, it is what lies there already.
  expect(liveVersion(await workshop.ship('1.1.0'))).toBe('1.1.0');
  rmSync(path.join(workshop.folder, 'mfe-small/1.2.0'), { recursive: true });
  await expect(rollback(workshop.publisher, 'mfe-small', '1.2.0')).rejects.toThrow('1.2.0 was published here, but its files are gone.');
});

test('the command line says in a sentence which file of the system stopped it', () => {
  const file = path.join(workshop.buildOf('1.0.0'), 'file');
  writeFileSync(file, '');
  const command = ['--import', 'tsx', path.join(__dirname, 'main.ts'), 'status', '--folder', path.join(file, 'live')];
  const { status, stderr } = spawnSync(process.execPath, command, { env: { ...process.env, NODE_OPTIONS: '' }, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    `${file}/live/registry.json can't be used, because a part of this path is a file. Name a folder.\n`,
  ]);
});
