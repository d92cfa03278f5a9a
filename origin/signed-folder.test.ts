/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FILES_LIST, type PublishedRegistry, signedText } from '@arena/shared/contract/publishing';
import { publish } from '../ship/commands.ts';
import type { Publisher } from '../ship/publisher.ts';
import { publishShell } from '../ship/shell.ts';
import { withSignatures } from '../ship/registry/signed-registry.ts';
import { isSignedBy, type SigningKeys } from '../ship/registry/signing.ts';
import { signedPublisher } from '../ship/testing/signed-publisher.ts';
import { writeBuild, writeList, writeShell } from '../ship/testing/small-build.ts';
import { LiveFolder } from './live-folder.ts';
import { PublicPages } from './public-pages.ts';
import { readSettings } from './settings.ts';

const SETTINGS = { authScheme: 'Arena', platformTimeZone: 'UTC', environment: null };
const PAGE = '<!doctype html><html><head></head><body>Welcome</body></html>';
let home: string;
let folder: string;
let publisher: Publisher;
let keys: SigningKeys;
let live: LiveFolder;
let said: string[];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'arena-signed-'));
  folder = path.join(home, 'live');
  const made = signedPublisher(folder);
  ({ publisher, keys } = made);
  live = new LiveFolder(folder, { ...SETTINGS, registryKeys: made.registryKeys });
  said = [];
  jest.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(home, { recursive: true, force: true });
});

function build(version: string): string {
  const at = path.join(home, version);
  writeBuild(at, version, version, 2);
  writeFileSync(path.join(at, 'page-index.html'), PAGE);
  const files = writeList(at, 'mfe_small', version);
  const section = path.join(at, 'section.json');
  const descriptor = JSON.parse(readFileSync(section, 'utf8')) as object;
  writeFileSync(section, JSON.stringify({ ...descriptor, files, documents: [{ path: '/', file: 'page-index.html' }] }));
  return at;
}
const ship = (version: string, at = build(version)) => publish(publisher, { folder: 'mfe-small', build: at });
const shipShell = (version: string) =>
  publishShell(publisher, { folder: 'shell', build: writeShell(path.join(home, `shell ${version}`), version), version });

const file = () => path.join(folder, 'registry.json');
const stored = () => JSON.parse(readFileSync(file(), 'utf8')) as PublishedRegistry;
const write = (registry: PublishedRegistry) => writeFileSync(file(), JSON.stringify(registry));
const first = async () => {
  const [section] = (await live.document()).sections;
  if (section === undefined) throw new Error('There is no section.');
  return section.live;
};
const pages = () => new PublicPages(live, () => ({ head: '', file: null }));
const welcome = async (from: PublicPages) => {
  const answer = await from.answer({ path: '/', hostname: 'a', origin: 'https://a', acceptEncoding: '', ifNoneMatch: undefined });
  return answer === null ? null : String(answer.body);
};

test('browsers get exactly the signed text, and the keys', async () => {
  await shipShell('1.0.0');
  await ship('1.0.0');
  const { revision, shell, sections, signature, settings } = await live.document();
  expect({ revision, shell, sections, signature }).toEqual(stored().signed);
  expect(settings.registryKeys).toEqual(keys.known);
  expect(signature && isSignedBy(signedText({ revision: revision ?? 0, shell, sections }), signature, keys.known)).toBe(true);
  expect(said).toEqual([]);
});

test('unsigned parts, and parts that differ from the signed one, are ignored: the signed part is served', async () => {
  await ship('1.0.0');
  const old = stored();
  await ship('1.1.0');
  write({ ...old, ...(stored().signed ? { signed: stored().signed } : {}) } as PublishedRegistry);
  expect((await first()).version).toBe('1.1.0');
  expect(said).toEqual([]);
});

const evil = (registry: PublishedRegistry): PublishedRegistry =>
  JSON.parse(JSON.stringify(registry).replaceAll('/mfe-small/1.0.0/', '/mfe-evil/1.0.0/')) as PublishedRegistry;

test.each<[string, (registry: PublishedRegistry) => PublishedRegistry]>([
  ['altered', evil],
  ['unsigned', ({ signed: _, ...registry }) => evil(registry)],
  ['signed with another key', (registry) => withSignatures(evil(registry), signedPublisher('').keys)],
  ['of an older number', ({ signed, ...registry }) => ({ ...registry, ...(signed ? { signed: { ...signed, revision: 1 } } : {}) })],
])(
  'a registry that is %s is passed on for browsers to refuse; no page, hash or shell is made of it, and the log says so once',
  async (_, change) => {
    await shipShell('1.0.0');
    await ship('1.0.0');
    const before = pages();
    expect(await welcome(before)).toContain('Welcome');
    expect(live.shellFile('index.html')).toContain('<title>1.0.0</title>');
    write({ ...change({ ...stored(), shell: { live: { version: '6.6.6', base: '/shell/6.6.6/', files: '' }, history: [] } }) });
    expect(await live.document()).toMatchObject({ settings: { registryKeys: keys.known } });
    await expect(live.hashes(await first())).rejects.toThrow('not signed with any of the keys');
    // The pages of before, and the shell of before.
    for (const one of [before, pages()]) expect(await welcome(one)).toContain('Welcome');
    expect(live.shellFile('index.html')).toContain('<title>1.0.0</title>');
    expect(said).toEqual([expect.stringContaining('registry.json is not signed with any of REGISTRY_KEYS')]);

    const restarted = new LiveFolder(folder, live.settings);
    expect(await restarted.documentAt('/')).toBeNull();
    expect(() => restarted.shellFile('index.html')).toThrow('The published files aren’t signed with this console’s key.');
  },
);

test('a list that was altered gives no hashes, and a page or a shell that was altered is not sent', async () => {
  await shipShell('1.0.0');
  await ship('1.0.0');
  const version = path.join(folder, 'mfe-small/1.0.0');
  expect(Object.keys(await live.hashes(await first()))).toContain('page-index.html');
  writeFileSync(path.join(version, 'page-index.html'), '<script>evil()</script>');
  expect(await welcome(pages())).toBeNull();
  writeList(version, 'mfe_small', '1.0.0');
  const again = new LiveFolder(folder, live.settings);
  await expect(again.hashes(await first())).rejects.toThrow('files.json is not the list that was published.');

  const shell = path.join(folder, 'shell/1.0.0');
  for (const name of ['page-scripts.json', 'index.html']) {
    writeFileSync(path.join(shell, name), '<script>evil()</script>');
    expect(() => again.shellFile(name)).toThrow(`The file ${name} of the shell 1.0.0 is not the one that was published.`);
  }
  writeFileSync(path.join(shell, FILES_LIST), '{}');
  expect(() => new LiveFolder(folder, live.settings).shellFile('index.html')).toThrow('files.json is not the list that was published.');
});

test('without keys nothing has to be signed, and hashes are still checked', async () => {
  const open = new LiveFolder(folder, SETTINGS);
  await ship('1.0.0');
  const { signed: _, seal: __, ...bare } = stored();
  write(bare);
  const [section] = (await open.document()).sections;
  if (section === undefined) throw new Error('There is no section.');
  expect(section.live.base).toBe('/live/mfe-small/1.0.0/');
  expect(Object.keys(await open.hashes(section.live))).toContain('page-index.html');
  writeFileSync(path.join(folder, 'mfe-small/1.0.0', FILES_LIST), '{}');
  await expect(new LiveFolder(folder, SETTINGS).hashes(section.live)).rejects.toThrow('not the list that was published');
});

test('the keys are a setting of the origin, and an invalid key is reported at the start', () => {
  const [key = ''] = keys.known;
  expect(readSettings({ REGISTRY_KEYS: ` ${key} , ${key}` }).settings.registryKeys).toEqual([key, key]);
  expect(readSettings({}).settings).not.toHaveProperty('registryKeys');
  expect(() => readSettings({ REGISTRY_KEYS: 'none' })).toThrow('REGISTRY_KEYS has an invalid key: none');
});
