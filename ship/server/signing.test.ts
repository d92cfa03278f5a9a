/** @jest-environment node */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rollback } from '../commands.ts';
import { EMPTY } from '../registry/published-registry.ts';
import { FolderStore } from '../folder-store.ts';
import { newKey } from '../key-commands.ts';
import { isSigned } from '../registry/signed-registry.ts';
import { signingKeys } from '../registry/signing.ts';
import { quietPublisher } from '../testing/quiet-publisher.ts';
import { FOLDER, useSite } from './testing/site.ts';
import { assemble, openUpload } from './uploads.ts';

const key = newKey();
beforeEach(() => void (process.env.SHIP_SIGNING_KEY = key));
afterEach(() => void delete process.env.SHIP_SIGNING_KEY);
const site = useSite();

const file = (name: string, text: string) => ({
  ...{ name, bytes: text.length },
  sha256: createHash('sha256').update(text).digest('hex'),
});

test('uploads over HTTP are signed with the key of the console, and refused where that has none', async () => {
  for (const version of ['1.0.0', '1.1.0']) await site.publish(version);
  const store = new FolderStore(site.live, () => signingKeys(key));
  expect(isSigned(await store.readForChange())).toBe(true);
  // Each version too: the key's owner makes it live again.
  await rollback(quietPublisher(site.live, { store }), FOLDER);
  expect(await site.liveVersion()).toBe('1.0.0');

  delete process.env.SHIP_SIGNING_KEY;
  await expect(site.publish('1.2.0')).rejects.toThrow('is signed, but there is no key to sign with');
  expect(await site.liveVersion()).toBe('1.0.0');
});

test('write access to the folder alone gets nothing signed: no token, and no upload of another publisher', async () => {
  await site.publish('1.0.0');
  const tokens = path.join(site.live, '.tokens.json');
  const before = readFileSync(tokens, 'utf8');
  delete process.env.SHIP_SIGNING_KEY;
  rmSync(tokens);
  const own = await site.tokenOf(FOLDER);
  await expect(site.desk({ token: own }).state()).rejects.toThrow("don't match this console's key");
  writeFileSync(tokens, before);
  await expect(site.desk().state()).resolves.toMatchObject({ sections: [{ live: '1.0.0' }] });
  process.env.SHIP_SIGNING_KEY = key;
  // Alters the upload in the staging folder, before the command comes.
  const alter = async (change: (upload: string) => void) => {
    const list = { files: [file('part-0.0badc0de.js', 'good()')] };
    const { answer } = await site.ask('PUT', `/${FOLDER}/1.1.0`, list);
    const upload = String(answer.upload);
    await site.ask('PUT', `/${FOLDER}/1.1.0/${upload}/${list.files[0]?.sha256}`, new TextEncoder().encode('good()'));
    const staging = path.join(site.live, '.staging');
    change(path.join(staging, readdirSync(staging).find((name) => name.endsWith(upload)) ?? ''));
    const body = { command: 'publish', version: '1.1.0', upload, by: 'A test', why: '', dryRun: false, key: randomUUID() };
    return (await site.ask('POST', `/${FOLDER}`, body)).answer.message;
  };
  const evil = file('part-0.0badc0de.js', 'evil()');
  expect(await alter((upload) => writeFileSync(path.join(upload, file('', 'good()').sha256), 'evil()'))).toMatch(
    /was changed after the upload/,
  );
  const exchanged = await alter((upload) => {
    writeFileSync(path.join(upload, 'list.json'), JSON.stringify({ files: [evil] }));
    writeFileSync(path.join(upload, evil.sha256), 'evil()');
  });
  expect(exchanged).toMatch(/The list of this upload was changed/);
  expect(await site.history()).toEqual(['1.0.0']);
});

test('an uploaded link becomes a copy that cannot change after the check', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'arena-linked-'));
  try {
    const listed = file('part-0.0badc0de.js', 'good()');
    const { upload } = await openUpload(home, FOLDER, '1.0.0', { files: [listed] }, EMPTY);
    const staging = path.join(home, '.staging');
    const elsewhere = path.join(home, 'elsewhere');
    writeFileSync(elsewhere, 'good()');
    symlinkSync(elsewhere, path.join(staging, readdirSync(staging)[0] ?? '', listed.sha256));
    const build = path.join(home, 'build');
    await assemble(home, { folder: FOLDER, version: '1.0.0', upload }, build);
    writeFileSync(elsewhere, 'evil()');
    expect(readFileSync(path.join(build, listed.name), 'utf8')).toBe('good()');
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
