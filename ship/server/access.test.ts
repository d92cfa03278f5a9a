/** @jest-environment node */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTokens, removeToken } from '../tokens.ts';
import { FOLDER, useSite } from './testing/site.ts';

const site = useSite();
const NOTHING = { revision: 0, sections: [] };
const publishAs = (token: string, folder = FOLDER, name = 'mfe_small') =>
  site.desk({ token }).carryOut({ command: 'publish', folder, build: site.buildOf('1.0.0', folder, { name }) });

test('a wrong, an ended and a removed token publish nothing, and each refusal says what to do', async () => {
  await expect(publishAs('arena-ship-wrong')).rejects.toThrow(/^This token is unknown: .+ Ask this console's operator/);
  const ended = await site.tokenOf(FOLDER, 1, new Date(Date.now() - 2 * 86_400_000));
  await expect(publishAs(ended)).rejects.toThrow(/^This token expired on \d{4}-\d\d-\d\d\. Ask this console's operator/);
  const removed = await site.tokenOf(FOLDER);
  await expect(publishAs(removed)).resolves.toMatchObject({ section: { live: '1.0.0' } });
  await removeToken(site.live, (await readTokens(site.live)).at(-1)?.id ?? '');
  await expect(site.desk({ token: removed }).carryOut({ command: 'rollback', folder: FOLDER })).rejects.toThrow('This token is unknown');
  expect(await site.ask('GET', '/', undefined, '')).toMatchObject({
    status: 401,
    answer: { message: expect.stringContaining('The request has no token') },
  });
  expect(await site.history()).toEqual(['1.0.0']);
});

test('a team changes nothing of another section, nor of the shell', async () => {
  await site.publish('1.0.0');
  await site.publish('1.1.0');
  const before = await site.registry();
  const other = await site.tokenOf('mfe-other');
  const desk = site.desk({ token: other });
  for (const order of [
    { command: 'rollback', folder: FOLDER },
    { command: 'promote', folder: FOLDER, version: '1.0.0' },
    { command: 'canary', folder: FOLDER, version: '1.0.0', share: 5 },
    { command: 'publish', folder: FOLDER, build: site.buildOf('1.2.0') },
    { command: 'rollback', folder: 'shell' },
  ] as const)
    await expect(desk.carryOut(order)).rejects.toThrow(`This token is for mfe-other, not for ${order.folder}`);
  const key = 'x'.repeat(20);
  const body = { command: 'rollback', by: '', why: '', dryRun: false, key };
  expect(await site.ask('POST', `/${FOLDER}`, body, other)).toMatchObject({ status: 403 });
  expect(await site.ask('PUT', `/${FOLDER}/1.2.0/${'0'.repeat(32)}/${'0'.repeat(64)}`, new Uint8Array(1), other)).toMatchObject({
    status: 403,
  });
  expect(await site.registry()).toEqual(before);
});

test("under its own folder a team publishes no build that goes by another section's name in browsers", async () => {
  const token = await site.tokenOf('mfe-thief');
  await expect(publishAs(token, 'mfe-thief')).rejects.toThrow(
    'The build is named mfe_small, but mfe-thief can only be published as mfe_thief: set that name in its section.ts, and build it again.',
  );
  expect(await site.registry()).toMatchObject(NOTHING);
});

test('a token is stored as its hash, readable by the server only', async () => {
  const file = path.join(site.live, '.tokens.json');
  expect(readFileSync(file, 'utf8')).not.toContain(site.token);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const address of ['/.tokens.json', '/live/.tokens.json', '/live/.staging/x/list.json'])
    expect((await fetch(site.url + address)).status).toBe(404);
  expect(new Set([site.token, await site.tokenOf(FOLDER), await site.tokenOf(FOLDER)]).size).toBe(3);
  await expect(site.tokenOf(FOLDER, 0)).rejects.toThrow('A token lasts 1 to 3650 days');
  await expect(removeToken(site.live, 'unknown')).rejects.toThrow('There is no token unknown.');
});

test('a token entry that was edited by hand neither locks a valid token out nor lets an invalid one in', async () => {
  const file = path.join(site.live, '.tokens.json');
  const [own] = await readTokens(site.live);
  const keep = (...tokens: readonly object[]) => writeFileSync(file, JSON.stringify({ formatVersion: 1, tokens }));
  keep({ ...own, sha256: 'none' }, { ...own, sha256: null }, { ...own, sha256: { toString: 'no function', valueOf: null } }, { ...own });
  expect((await site.ask('GET', '/')).status).toBe(200);
  for (const ends of ['for ever', null, 7, undefined, { toString: 'no function', valueOf: null }]) {
    keep({ ...own, ends });
    expect((await site.ask('GET', '/')).status).toBe(401);
  }
});

test('a client that tries many tokens is told to wait, and a valid token is still accepted', async () => {
  const statuses = [];
  for (let tried = 0; tried < 22; tried += 1) statuses.push((await site.ask('GET', '/', undefined, `wrong-${tried}`)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
  expect((await site.ask('GET', '/')).status).toBe(200);
});

test('the history names the author and the token, in one line without control characters', async () => {
  await site.publish('1.0.0');
  await site.publish('1.1.0');
  const [{ id = '' } = {}] = await readTokens(site.live);
  const body = { command: 'rollback', by: 'Wan\u001b[31mjiru\n', why: 'a\tb', dryRun: false, key: 'x'.repeat(20) };
  expect((await site.ask('POST', `/${FOLDER}`, body)).status).toBe(200);
  const { sections } = await site.desk().state();
  expect(sections[0]?.history.at(-1)).toMatchObject({ action: 'rollback', version: '1.0.0', by: `Wan [31mjiru (token ${id})`, why: 'a b' });
});
