/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SignedRegistry, signedText } from '@arena/shared/contract/publishing';
import { publish, rollback } from './commands.ts';
import { FolderStore } from './folder-store.ts';
import { keyCommand, newKey } from './key-commands.ts';
import { isSignedBy, keysFrom, signingKeys } from './registry/signing.ts';
import { quietPublisher } from './testing/quiet-publisher.ts';
import { liveVersion, useWorkshop } from './testing/workshop.ts';

const FOLDER = 'mfe-small';
const workshop = useWorkshop();
let home: string;
beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'arena-keys-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const file = () => path.join(home, 'signing.pem');
const env = () => ({ SHIP_SIGNING_KEY: file() });
const key = (action: string) => keyCommand(env(), workshop.folder, action);
/** The keys that `key list` says the origin should have. */
const registryKeys = async () => /^REGISTRY_KEYS=(.+)$/m.exec(await key('list'))?.[1]?.split(',') ?? [];
const publisher = () => quietPublisher(workshop.folder, { store: new FolderStore(workshop.folder, keysFrom(env(), workshop.folder)) });
const ship = (version: string) => publish(publisher(), { folder: FOLDER, build: workshop.buildOf(version) });

function signed(): SignedRegistry {
  const { signed: part } = JSON.parse(readFileSync(path.join(workshop.folder, 'registry.json'), 'utf8')) as { signed: SignedRegistry };
  return part;
}
/** Whether a browser accepts the served files, with the keys that it was given. */
const isTaken = (keys: readonly string[]) => isSignedBy(signedText(signed()), signed().signature, keys);

test('a key is exchanged while sections are published, and a browser with the keys of any step accepts the files of the next one', async () => {
  expect(await key('new')).toContain('REGISTRY_KEYS=');
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  await ship('1.0.0');
  const first = await registryKeys();
  expect([first.length, isTaken(first)]).toEqual([1, true]);

  expect(await key('rotate')).toContain('npm run ship -- key switch');
  const both = await registryKeys();
  expect([both.length, both[0]]).toEqual([2, first[0]]);
  // Tabs that know the old key alone are served what it has signed, until no such tab is open.
  await ship('1.1.0');
  expect([isTaken(first), isTaken(both)]).toEqual([true, true]);

  const { revision } = signed();
  await key('switch');
  expect(signed().revision).toBeGreaterThan(revision);
  expect(await registryKeys()).toEqual([both[1], both[0]]);
  expect([isTaken(first), isTaken(both), isTaken([both[1] ?? ''])]).toEqual([false, true, true]);
  await ship('1.2.0');

  await key('drop');
  expect(await registryKeys()).toEqual([both[1]]);
  expect(readFileSync(file(), 'utf8').match(/BEGIN/g)).toHaveLength(1);
  // A version from before the exchange is signed by the new key: it can be made live again.
  expect(liveVersion(await rollback(publisher(), FOLDER, '1.0.0'))).toBe('1.0.0');
  expect([isTaken(both), isTaken(first)]).toEqual([true, false]);
});

test('refuses a step out of order, and never overwrites a key', async () => {
  await expect(key('list')).rejects.toThrow('cannot be read (ENOENT)');
  await key('new');
  const before = readFileSync(file(), 'utf8');
  await expect(key('new')).rejects.toThrow('already exists. To rotate the key: npm run ship -- key rotate');
  await expect(key('switch')).rejects.toThrow('There is no next key');
  await expect(key('drop')).rejects.toThrow('There is no old key');
  expect(readFileSync(file(), 'utf8')).toBe(before);
  await key('rotate');
  await expect(key('rotate')).rejects.toThrow('A key rotation is in progress');
  await expect(key('drop')).rejects.toThrow('run `key switch` first');
  await expect(key('toss')).rejects.toThrow('Write: key new');
});

test('refuses a private key in the served folder, by its own name or a link', async () => {
  await key('new');
  await ship('1.0.0');
  const inside = path.join(workshop.folder, 'signing.pem');
  writeFileSync(inside, readFileSync(file()));
  symlinkSync(inside, path.join(home, 'link.pem'));
  for (const named of [inside, path.join(home, 'link.pem')]) {
    expect(() => keysFrom({ SHIP_SIGNING_KEY: named }, workshop.folder)()).toThrow('which is served: move the private key elsewhere');
    await expect(keyCommand({ SHIP_SIGNING_KEY: named }, workshop.folder, 'list')).rejects.toThrow('which is served');
  }
  const other = path.join(workshop.folder, 'other.pem');
  await expect(keyCommand({ SHIP_SIGNING_KEY: other }, workshop.folder, 'new')).rejects.toThrow('which is served');
  expect(existsSync(other)).toBe(false);
});

test('the variable itself may hold the key: its steps print the new value', async () => {
  const text = newKey();
  const answer = JSON.parse(await keyCommand({ SHIP_SIGNING_KEY: text }, workshop.folder, 'rotate', true)) as {
    SHIP_SIGNING_KEY: string;
    keys: { public: string }[];
  };
  expect(signingKeys(answer.SHIP_SIGNING_KEY).known).toEqual(answer.keys.map((one) => one.public));
  expect(answer.keys[0]?.public).toBe(signingKeys(text).known[0]);
});

test('a key that browsers don’t know does not sign, and an invalid key is reported', async () => {
  await key('new');
  const told = { ...env(), REGISTRY_KEYS: signingKeys(newKey()).known.join() };
  expect(() => keysFrom(told, workshop.folder)()).toThrow('is not among REGISTRY_KEYS');
  expect(() => keysFrom({ ...env(), REGISTRY_KEYS: 'secret' }, workshop.folder)()).toThrow('REGISTRY_KEYS has an invalid key: secret');
  writeFileSync(file(), 'hello');
  expect(() => keysFrom(env(), workshop.folder)()).toThrow('has no private key in it');
});
