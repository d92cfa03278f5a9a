/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { FOLDER, useSite } from './testing/site.ts';

const site = useSite();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const fileOf = (name: string, bytes: Uint8Array) => ({ name, sha256: sha256(bytes), bytes: bytes.length });
const BYTES = new TextEncoder().encode('console.log(1)');
const open = (...files: readonly object[]) => site.ask('PUT', `/${FOLDER}/1.0.0`, { files });
const staged = () => (existsSync(path.join(site.live, '.staging')) ? readdirSync(path.join(site.live, '.staging')) : []);
const KEY = 'x'.repeat(20);
const publishBody = (upload: unknown) => ({ command: 'publish', version: '1.0.0', upload, by: 'x', why: '', dryRun: false, key: KEY });

test('the same version twice is one version; other files under its number are refused', async () => {
  await site.publish('1.0.0');
  await site.publish('1.0.0');
  expect(await site.liveVersion()).toBe('1.0.0');
  const before = await site.registry();
  await expect(site.publish('1.0.0', 'other')).rejects.toThrow('mfe-small 1.0.0 was published before with different files.');
  expect(await site.registry()).toEqual(before);
});

test('runs a command with the same key once', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await site.publish(version);
  const body = { command: 'rollback', by: 'x', why: '', dryRun: false, key: KEY };
  const answers = await Promise.all([1, 2, 3].map(() => site.ask('POST', `/${FOLDER}`, body)));
  expect(answers.map(({ status, answer }) => [status, answer.section])).toEqual(
    answers.map(() => [200, expect.objectContaining({ live: '1.1.0' })]),
  );
  expect(await site.history()).toHaveLength(4);
});

test('the whole life of a version is the same as in a folder, and a dry run changes nothing', async () => {
  await site.publish('1.0.0');
  const desk = site.desk();
  const dry = await site.desk({ dryRun: true }).carryOut({ command: 'publish', folder: FOLDER, build: site.buildOf('1.1.0') });
  expect(dry).toMatchObject({ dryRun: true, section: { live: '1.1.0' } });
  expect(await site.liveVersion()).toBe('1.0.0');
  await desk.carryOut({ command: 'publish', folder: FOLDER, build: site.buildOf('1.1.0'), share: 5 });
  expect(await desk.carryOut({ command: 'canary', folder: FOLDER, version: '1.1.0', share: 25 })).toMatchObject({
    section: { live: '1.0.0', candidate: { version: '1.1.0', share: 25 } },
  });
  expect(await desk.carryOut({ command: 'promote', folder: FOLDER })).toMatchObject({ section: { live: '1.1.0', candidate: null } });
  await expect(desk.carryOut({ command: 'promote', folder: FOLDER })).rejects.toThrow('mfe-small has no candidate.');
  await expect(desk.carryOut({ command: 'canary', folder: FOLDER, version: '9.9.9', share: 5 })).rejects.toThrow(
    'has no mfe-small 9.9.9. There are 1.0.0, 1.1.0.',
  );
  await desk.carryOut({ command: 'publish', folder: FOLDER, build: site.buildOf('1.1.0'), version: '1.3.0', hold: true });
  expect(await desk.carryOut({ command: 'rollback', folder: FOLDER, version: '1.0.0' })).toMatchObject({ section: { live: '1.0.0' } });
  expect((await desk.state()).sections.map(({ folder, history }) => [folder, history.length])).toEqual([[FOLDER, 6]]);
});

test('two concurrent uploads of a section: the same version is stored once, and of two different files under one number one is refused', async () => {
  const outcomes = await Promise.allSettled([site.publish('1.0.0'), site.publish('1.0.0'), site.publish('1.0.0', 'other')]);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  for (const sentence of refused) expect(sentence).toContain('was published before with different files');
  // The two that are the same stand or fall together.
  expect([1, 2]).toContain(refused.length);
  expect(await site.liveVersion()).toBe('1.0.0');

  await Promise.all(['1.1.0', '1.2.0', '1.3.0'].map((version) => site.publish(version)));
  const history = await site.history();
  expect(history.slice(-3).sort()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  expect(await site.liveVersion()).toBe(history.at(-1));
});

test('a list that claims less than its files have is refused before they are copied under all its names', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `part-${index}.01234567.js`);
  const files = names.map((name, index) => ({ ...fileOf(name, BYTES), bytes: index === 0 ? BYTES.length : 0 }));
  const { answer } = await open(...files);
  await site.ask('PUT', `/${FOLDER}/1.0.0/${String(answer.upload)}/${sha256(BYTES)}`, BYTES);
  expect(await site.ask('POST', `/${FOLDER}`, publishBody(answer.upload))).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining('part-1.01234567.js does not have the size in its list') },
  });
});

test('a name that leads out of the folder, is hidden or has no hash is refused before anything is written', async () => {
  const names = ['../x.01234567.js', '/etc/x.01234567.js', 'a/../../x.01234567.js', '.x.01234567.js', 'a/.b/x.01234567.js'];
  for (const name of [...names, 'a\\..\\x.01234567.js', 'a//x.01234567.js', 'plain.js', 'x.01234567.js\0', '.pending', 'registry.json']) {
    const { status, answer } = await open(fileOf('part.01234567.js', BYTES), fileOf(name, BYTES));
    expect([name, status, answer.message]).toEqual([name, 409, expect.stringContaining('cannot be published')]);
  }
  expect(await open(fileOf('a.01234567.js', BYTES), fileOf('a.01234567.js', BYTES))).toMatchObject({ status: 409 });
  expect(await open(fileOf('a.01234567.js', BYTES), fileOf('a.01234567.js/b.01234567.js', BYTES))).toMatchObject({ status: 409 });
  for (const address of ['/mfe-small/..%2f..', '/MFE/1.0.0', `/${FOLDER}/next`])
    expect((await site.ask('PUT', address, { files: [fileOf('a.01234567.js', BYTES)] })).status).toBeGreaterThanOrEqual(400);
  expect(staged()).toEqual([]);
});

test('an upload that is too large is refused by its list, and one that is larger than its list by its bytes', async () => {
  const large = { name: 'a.01234567.js', sha256: sha256(BYTES), bytes: 16 * 1024 * 1024 + 1 };
  expect(await open(large)).toMatchObject({ status: 413, answer: { message: expect.stringContaining('larger than 16 MB') } });
  const many = Array.from({ length: 5 }, (_, index) => ({ ...large, name: `${index}.01234567.js`, bytes: 15 * 1024 * 1024 }));
  expect(await open(...many)).toMatchObject({ status: 413, answer: { message: expect.stringContaining('larger than 64 MB in all') } });
  expect(staged()).toEqual([]);
  const file = fileOf('a.01234567.js', BYTES);
  const { answer } = await open(file);
  const more = await site.ask('PUT', `/${FOLDER}/1.0.0/${String(answer.upload)}/${file.sha256}`, new Uint8Array(3_000_000));
  expect(more).toMatchObject({ status: 422, answer: { message: expect.stringContaining('More came of a.01234567.js') } });
});

test('rejects a file that was altered in transit, so its version can’t go live', async () => {
  const file = fileOf('a.01234567.js', BYTES);
  const { answer } = await open(file);
  const at = `/${FOLDER}/1.0.0/${String(answer.upload)}/${file.sha256}`;
  const altered = await site.ask(
    'PUT',
    at,
    BYTES.map((byte) => byte ^ 1),
  );
  expect(altered).toMatchObject({ status: 422, answer: { message: expect.stringContaining('a.01234567.js was damaged in transit') } });
  expect(readdirSync(path.join(site.live, '.staging', staged()[0] ?? ''))).toEqual(['list.json']);
  expect(await site.ask('POST', `/${FOLDER}`, publishBody(answer.upload))).toMatchObject({
    status: 409,
    answer: { message: 'a.01234567.js has not arrived. Send the command again to resume the upload.' },
  });
  const stranger = await site.ask('PUT', at.replace(file.sha256, '0'.repeat(64)), BYTES);
  expect(stranger).toMatchObject({ status: 404, answer: { message: expect.stringContaining('does not have that file') } });
  // Complete, and no section: the checks of publishing refuse it.
  expect((await site.ask('PUT', at, BYTES)).status).toBe(200);
  expect(await site.ask('POST', `/${FOLDER}`, publishBody(answer.upload))).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining('this is not the build of a section') },
  });
  expect(await site.registry()).toMatchObject({ revision: 0 });
});

test('the next command deletes an abandoned upload; a section keeps only its newest four', async () => {
  for (let index = 0; index < 6; index += 1) await open(fileOf(`a${index}.01234567.js`, BYTES));
  expect(staged()).toHaveLength(4);
  const [old = ''] = staged();
  const twoHoursAgo = Date.now() / 1000 - 7200;
  utimesSync(path.join(site.live, '.staging', old), twoHoursAgo, twoHoursAgo);
  await site.publish('1.0.0');
  expect(staged()).not.toContain(old);
  const [, , , , upload] = old.split('~');
  expect(await site.ask('POST', `/${FOLDER}`, publishBody(upload))).toMatchObject({
    status: 404,
    answer: { message: expect.stringContaining('send the command again to restart it') },
  });
});

test('a form of another release is refused with a sentence', async () => {
  for (const body of [{}, { ...publishBody(undefined), command: 'delete' }, { ...publishBody(undefined), key: 'short' }])
    expect(await site.ask('POST', `/${FOLDER}`, body)).toMatchObject({
      status: 400,
      answer: { message: expect.stringContaining('same release') },
    });
});
