/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addFigures, NO_FIGURES, type TelemetryTicket } from '@arena/shared/contract/telemetry';
import { publish } from '../../ship/commands.ts';
import { CANARY_RULES } from '../../ship/judge/people.ts';
import { CanaryWatch, type News } from '../../ship/judge/watch.ts';
import { createPreview } from '../../ship/previews.ts';
import { readFigures } from '../../ship/registry/figures-folder.ts';
import { quietPublisher } from '../../ship/testing/quiet-publisher.ts';
import { writeBuild } from '../../ship/testing/small-build.ts';
import { createShellServer, servedFrom } from '../shell-server.ts';
import { readCrashes } from './crashes.ts';
import { bodyAbout } from './testing/index.ts';

const SETTINGS = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null };
const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' };

let home: string;
let backend: Server;
let api: string;
let live: string;
const closing: (() => unknown)[] = [];

async function serverAt(more: { readonly collector?: string; readonly figures?: string } = {}) {
  const server = await createShellServer({ ...servedFrom(live, SETTINGS), api, figures: live, ...more });
  closing.push(() => server.close());
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const post = (body: unknown, headers: Record<string, string> = OWN) =>
    fetch(`${url}/-/telemetry`, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
  const ask = (authorization: string | null, headers: Record<string, string> = OWN) =>
    fetch(`${url}/-/telemetry/ticket`, {
      method: 'POST',
      headers: { ...headers, ...(authorization === null ? {} : { authorization }) },
      body: '',
    });
  const ticketOf = async (authorization = 'Bearer admin') => ((await (await ask(authorization)).json()) as TelemetryTicket).ticket;
  return { server, url, post, ask, ticketOf };
}

const figures = async () => (await readFigures(live, new Date(0), new Date('2999-01-01'))).map((one) => one);
const total = async () => (await figures()).reduce((sum, one) => addFigures(sum, one.figures), NO_FIGURES);

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'arena-telemetry-'));
  live = path.join(home, 'live');
  const build = writeBuild(path.join(home, 'small'), '1.0.0', 'code');
  await publish(quietPublisher(live), { folder: 'mfe-small', build });
  backend = createServer((request, response) => {
    // As our server reads it: any scheme word, then a token. Each token of `admin-7-…` is a sign-in of the user 7.
    const user = /^(?:\S+\s+)?admin(?:-(\d+))?(?:-\d+)?\s*$/.exec(request.headers.authorization ?? '');
    const body = request.url === '/api/v1/auth/session' ? { userId: Number(user?.[1] ?? 1) } : [];
    response.writeHead(user === null ? 403 : 200).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  api = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  backend.close();
  rmSync(home, { recursive: true, force: true });
});

test('a report of an administrator becomes figures of the minute, and a stack of files that the build has', async () => {
  const { server, url, post, ticketOf } = await serverAt();
  expect(await (await fetch(`${url}/registry.json`)).json()).toMatchObject({ telemetry: true });
  const { integrity } = JSON.parse(readFileSync(path.join(live, 'mfe-small/1.0.0/section.json'), 'utf8')) as { integrity: object };
  const [file = ''] = Object.keys(integrity);
  const body = JSON.stringify(bodyAbout(await ticketOf(), 'mfe_small', '1.0.0', { views: 3, crashes: 1 })).replace('own.0123abcd.js', file);
  expect((await post(body)).status).toBe(204);
  // The same body, sent as what it is.
  expect((await post(body, { ...OWN, 'content-type': 'application/json' })).status).toBe(204);
  await server.close();
  expect(await total()).toMatchObject({ loads: 2, views: 6, crashes: 2, failures: { 'S-01': 4 }, slowInteractions: 0 });
  expect(await figures()).toMatchObject([
    { section: 'mfe_small', version: '1.0.0', cohort: 'candidate', minute: expect.stringMatching(/T\d\d:\d\d:00\.000Z$/) },
  ]);
  expect(await readCrashes(live, 'mfe_small', '1.0.0')).toMatchObject([{ type: 'TypeError', frames: [`${file}:1:2345`], reports: 2 }]);
});

test('reports are accepted only from a page of this origin, with an administrator in it', async () => {
  const { server, url, post, ask, ticketOf } = await serverAt();
  const ticket = await ticketOf();
  const body = bodyAbout(ticket, 'mfe_small', '1.0.0');
  const others: readonly Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
  ];
  for (const headers of others) {
    expect((await post(body, { 'content-type': 'text/plain', ...headers })).status).toBe(403);
    expect((await ask('Bearer admin', headers)).status).toBe(403);
  }
  expect((await ask(null)).status).toBe(403);
  expect((await ask('Bearer player')).status).toBe(403);
  const [until = '', who = '', signature = ''] = ticket.split('.');
  for (const forged of ['', 'ticket', `${Number(until) + 9}.${who}.${signature}`, `${until}.someone.${signature}`])
    expect((await post({ ...body, ticket: forged })).status).toBe(403);
  expect((await post('{"ticket"')).status).toBe(400);
  expect((await post('x'.repeat(70_000))).status).toBe(413);
  expect((await post('<xml/>', { ...OWN, 'content-type': 'application/xml' })).status).toBe(415);
  // As a browser without Sec-Fetch-Site says it.
  expect((await post(body, { 'content-type': 'text/plain', origin: url })).status).toBe(204);
  await server.close();
  expect((await total()).views).toBe(1);
});

test('made-up names and versions of a preview are left out, and one person does not count for many', async () => {
  const { server, post, ticketOf } = await serverAt();
  const ticket = await ticketOf();
  expect((await post(bodyAbout(ticket, 'mfe_made_up', '1.0.0'))).status).toBe(204);
  const next = writeBuild(path.join(home, 'next'), '1.1.0', 'next');
  const { previews = [] } = await createPreview(quietPublisher(live), [{ folder: 'mfe-small', build: next }]);
  for (const version of ['6.6.6', previews[0]!.sections[0]!.live.version])
    expect((await post(bodyAbout(ticket, 'mfe_small', version))).status).toBe(204);
  // A second ticket of the same person counts with the first.
  for (const own of [ticket, await ticketOf()]) await post(bodyAbout(own, 'mfe_small', '1.0.0', { views: 900, crashes: 900 }));
  await post(bodyAbout(await ticketOf('Bearer admin-2'), 'mfe_small', '1.0.0', { views: 1, crashes: 1 }));
  await server.close();
  expect(new Set((await figures()).map(({ section, version }) => `${section} ${version}`))).toEqual(new Set(['mfe_small 1.0.0']));
  expect(await total()).toMatchObject({ views: 301, crashes: 6 });
});

test('one administrator counts as one person with any scheme, spacing or sign-in, and promotes nothing', async () => {
  const { server, post, ticketOf } = await serverAt();
  const build = writeBuild(path.join(home, 'next'), '1.1.0', 'code');
  await publish(quietPublisher(live), { folder: 'mfe-small', build, share: 5 });
  const headers = Array.from({ length: 20 }, (_, index) => [
    `Scheme${index} admin-7`,
    `Bearer admin-7-${index}`,
    `Bearer${' '.repeat(index + 1)}admin-7`,
  ]);
  const tickets = await Promise.all(headers.flat().map(ticketOf));
  for (const ticket of tickets)
    for (const [version, cohort] of [
      ['1.1.0', 'candidate'],
      ['1.0.0', 'live'],
    ] as const)
      await post(JSON.stringify(bodyAbout(ticket, 'mfe_small', version, { views: 1000 })).replaceAll('"candidate"', `"${cohort}"`));
  await server.close();
  const people = new Set((await figures()).map(({ person }) => person));
  expect([...people]).toEqual([expect.stringMatching(/^[\w-]{12}$/)]);
  expect((await total()).views).toBe(600);

  const stopping = new AbortController();
  const news: News[] = [];
  const report = (one: News) => {
    news.push(one);
    if (one.what !== 'follows') stopping.abort();
  };
  const publisher = { ...quietPublisher(live), now: () => new Date(Date.now() + 3_600_000) };
  const subject = { folder: 'mfe-small', version: '1.1.0', share: 5 };
  const how = { rules: CANARY_RULES, stop: stopping.signal, everyMs: 1, report };
  const watch = new CanaryWatch({ publisher, figures: (from, to) => readFigures(live, from, to), ...subject, ...how });
  expect(await watch.run()).toBe('stopped');
  expect(news[1]?.text).toContain('not enough to tell yet at 5 %: 1 of 2 people, 0 of 500 views');
});

test('people of another candidate have other names, and none while there is no candidate', async () => {
  const { server, post, ticketOf } = await serverAt();
  const ticket = await ticketOf();
  await post(bodyAbout(ticket, 'mfe_small', '1.0.0'));
  for (const version of ['1.1.0', '1.2.0']) {
    const build = writeBuild(path.join(home, version), version, 'code');
    await publish(quietPublisher(live), { folder: 'mfe-small', build, share: 5 });
    await post(bodyAbout(ticket, 'mfe_small', version));
  }
  await server.close();
  const people = (await figures()).map(({ person }) => person);
  expect(people[0]).toBeUndefined();
  expect(new Set(people).size).toBe(3);
});

test('another copy of the server takes the same tickets', async () => {
  const [one, other] = [await serverAt(), await serverAt()];
  expect((await other.post(bodyAbout(await one.ticketOf(), 'mfe_small', '1.0.0'))).status).toBe(204);
});

test('too many reports of one address are turned away', async () => {
  const { ask } = await serverAt();
  const statuses: number[] = [];
  for (let times = 0; times < 125; times += 1) statuses.push((await ask('Bearer player')).status);
  expect([statuses.filter((status) => status === 403).length, statuses.at(-1)]).toEqual([120, 429]);
});

test('all addresses of an IPv6 network count as one', async () => {
  const { ask } = await serverAt();
  const from = async (address: string) => (await ask('Bearer player', { ...OWN, 'x-forwarded-for': address })).status;
  for (let times = 0; times < 120; times += 1) await from(`2001:db8:1:2::${times.toString(16)}`);
  expect([await from('2001:db8:1:2:ffff::1'), await from('2001:db8:1:3::1')]).toEqual([429, 403]);
});

test('a collector gets the metrics and the logs of known versions, and one that is dead costs nothing', async () => {
  const got: { url: string | undefined; body: string }[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ url: request.url, body });
      response.end('{}');
      if (got.length === 2) collector.emit('both');
    });
  }).listen(0, '127.0.0.1');
  closing.push(() => collector.close());
  await once(collector, 'listening');
  const { post, ticketOf } = await serverAt({ collector: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/` });
  const both = once(collector, 'both');
  const ticket = await ticketOf();
  await post(bodyAbout(ticket, 'mfe_made_up', '1.0.0'));
  await post(bodyAbout(ticket, 'mfe_small', '1.0.0'));
  await both;
  expect(got.map(({ url }) => url).sort()).toEqual(['/v1/logs', '/v1/metrics']);
  for (const { body } of got) {
    expect(body).toMatch(/^\{"resource(Logs|Metrics)":.*mfe_small/);
    expect(body).not.toMatch(/ticket|mfe_made_up/);
  }
  const dead = await serverAt({ collector: 'http://127.0.0.1:9' });
  for (let times = 0; times < 3; times += 1) expect((await dead.post(bodyAbout(ticket, 'mfe_small', '1.0.0'))).status).toBe(204);
});

test('a server that has nowhere to keep figures tells the shell not to count, and says why', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(path.join(home, 'file'), '');
  const { url, post } = await serverAt({ figures: path.join(home, 'file') });
  expect(await (await fetch(`${url}/registry.json`)).json()).toMatchObject({ telemetry: false });
  expect((await post('{}')).status).toBe(404);
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(/^Section telemetry isn't counted\. .*\.figures can't be used, because a part of this path is a file\./),
  );
});
