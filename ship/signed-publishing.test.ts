/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FILES_LIST, signedText } from '@arena/shared/contract/publishing';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { promote, publish, rollback } from './commands.ts';
import { FolderStore } from './folder-store.ts';
import { newKey } from './key-commands.ts';
import type { PublishedRegistry } from './registry/published-registry.ts';
import { publishShell } from './shell.ts';
import { signFolder } from './sign-folder.ts';
import { isSignedBy, signingKeys } from './registry/signing.ts';
import { quietPublisher } from './testing/quiet-publisher.ts';
import { writeShell } from './testing/small-build.ts';
import { liveVersion, useWorkshop } from './testing/workshop.ts';

const KEYS = signingKeys(newKey());
const OTHERS = signingKeys(newKey());
const workshop = useWorkshop();
const by = (keys: typeof KEYS | null) => quietPublisher(workshop.folder, { store: new FolderStore(workshop.folder, () => keys) });
const FOLDER = 'mfe-small';
const ship = (version: string, keys: typeof KEYS | null = KEYS) => publish(by(keys), { folder: FOLDER, build: workshop.buildOf(version) });
const shipShell = (version: string) =>
  publishShell(by(KEYS), { folder: 'shell', build: writeShell(path.join(workshop.builds, `shell-${version}`), version), version });

const registryFile = () => path.join(workshop.folder, 'registry.json');
const stored = () => JSON.parse(readFileSync(registryFile(), 'utf8')) as PublishedRegistry;
const write = (registry: PublishedRegistry) => writeFileSync(registryFile(), JSON.stringify(registry));
const inVersion = (version: string, file: string) => path.join(workshop.folder, FOLDER, version, file);
test('every change signs the served registry, under a number that only grows', async () => {
  const numbers: number[] = [];
  for (const change of [
    () => ship('1.0.0'),
    () => publish(by(KEYS), { folder: FOLDER, build: workshop.buildOf('1.1.0'), share: 5 }),
    () => promote(by(KEYS), FOLDER),
    () => rollback(by(KEYS), FOLDER),
    () => shipShell('1.0.0'),
  ]) {
    await change();
    const { signed, revision } = stored();
    if (signed === undefined) throw new Error('It is not signed.');
    expect(isSignedBy(signedText(signed), signed.signature, KEYS.known)).toBe(true);
    expect(signed.revision).toBe(revision);
    numbers.push(revision);
  }
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  expect(numbers[0]).toBeGreaterThanOrEqual(Math.floor(Date.now() / 1000) - 60);
  const list = readFileSync(path.join(workshop.folder, 'shell/1.0.0', FILES_LIST));
  expect(stored().signed?.shell).toEqual({
    live: { version: '1.0.0', files: `sha384-${createHash('sha384').update(list).digest('base64')}` },
  });
});

test('the served registry names the list of each version, below /live/, and has no history', async () => {
  await ship('1.0.0');
  const [section] = stored().signed?.sections ?? [];
  const { files } = JSON.parse(readFileSync(inVersion('1.0.0', 'section.json'), 'utf8')) as SectionDescriptor;
  expect(section).toMatchObject({ name: 'mfe_small', live: { base: '/live/mfe-small/1.0.0/', descriptor: { files } } });
  expect(JSON.stringify(stored().signed)).not.toMatch(/history|folder/);
});

test('a restored registry gets a number that no browser has seen', async () => {
  await ship('1.0.0');
  const backup = stored();
  write({ ...backup, revision: backup.revision + 1000 });
  await expect(ship('1.1.0')).rejects.toThrow('does not match its signature');
  write(backup);
  const { revision } = await signFolder(workshop.folder, KEYS);
  expect(revision).toBeGreaterThan(backup.revision);
  expect(liveVersion(await ship('1.1.0'))).toBe('1.1.0');
});

type Change = (registry: PublishedRegistry) => PublishedRegistry;
const withFirst = (registry: PublishedRegistry, change: (section: PublishedRegistry['sections'][number]) => object): PublishedRegistry => ({
  ...registry,
  sections: registry.sections.map((section, index) => (index === 0 ? { ...section, ...change(section) } : section)),
});

test.each<[string, Change]>([
  ['a number', (registry) => ({ ...registry, revision: registry.revision + 1 })],
  ['where a section is', (registry) => withFirst(registry, ({ live }) => ({ live: { ...live, base: '/evil/1.0.0/' } }))],
  ['a history', (registry) => withFirst(registry, () => ({ history: [] }))],
  ['the signed part', (registry) => ({ ...registry, ...(registry.signed ? { signed: { ...registry.signed, sections: [] } } : {}) })],
  ['the seal', (registry) => ({ ...registry, ...(registry.seal ? { seal: { ...registry.seal, value: 'AAAA' } } : {}) })],
])('the next change does not sign a registry with %s altered', async (_, change) => {
  await ship('1.0.0');
  write(change(stored()));
  const before = readFileSync(registryFile(), 'utf8');
  await expect(ship('1.1.0')).rejects.toThrow('does not match its signature: something else has written to it.');
  await expect(signFolder(workshop.folder, KEYS)).rejects.toThrow('does not match its signature');
  expect(readFileSync(registryFile(), 'utf8')).toBe(before);
  expect(existsSync(path.join(workshop.folder, FOLDER, '1.1.0'))).toBe(false);
});

test('the signed part of one registry with the sections of another is refused', async () => {
  await ship('1.0.0');
  const old = stored();
  await ship('1.1.0');
  const { signed, seal, ...now } = stored();
  for (const halves of [
    { ...old, ...(signed ? { signed } : {}) },
    { ...now, ...(old.signed ? { signed: old.signed } : {}), ...(seal ? { seal } : {}) },
  ]) {
    write(halves);
    await expect(ship('1.2.0')).rejects.toThrow('does not match its signature');
  }
});

test('refuses to publish to a signed folder without a key, or with an unknown key', async () => {
  await ship('1.0.0');
  const dry = { ...by(null), dryRun: true };
  for (const publisher of [by(null), dry])
    await expect(publish(publisher, { folder: FOLDER, build: workshop.buildOf('1.1.0') })).rejects.toThrow('there is no key to sign with');
  await expect(ship('1.1.0', OTHERS)).rejects.toThrow(/was signed with the key [\w-]{16}, which is unknown/);
  await expect(rollback(by(null), FOLDER, '1.0.0')).rejects.toThrow('1.0.0 is already live');
});

test('a signature that was taken away does not make the folder one that was never signed: it is signed again by a command of its own', async () => {
  await ship('1.0.0');
  const { signed: _, seal: __, ...bare } = stored();
  write(bare);
  await expect(ship('1.1.0')).rejects.toThrow(
    'was never signed. Look at `status`, then sign it as it is with `npm run ship -- sign` first.',
  );
});

test('versions published before there was a key are signed as they are, and can be rolled back to', async () => {
  await publish(by(null), { folder: FOLDER, build: workshop.buildOf('1.0.0') });
  await ship('1.1.0', null);
  const { versions, refused } = await signFolder(workshop.folder, KEYS);
  expect([versions, refused]).toEqual([['mfe-small 1.0.0', 'mfe-small 1.1.0'], []]);
  expect(liveVersion(await rollback(by(KEYS), FOLDER))).toBe('1.0.0');
});

test('a new key signs only versions that the lost key’s public key verifies', async () => {
  await ship('1.0.0');
  await ship('1.1.0');
  const text = newKey();
  await expect(signFolder(workshop.folder, signingKeys(text))).rejects.toThrow('which is unknown');
  await signFolder(workshop.folder, signingKeys(text, KEYS.known));
  const found = signingKeys(text);
  expect(liveVersion(await rollback(by(found), FOLDER))).toBe('1.0.0');
});
