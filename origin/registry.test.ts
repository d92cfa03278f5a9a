/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { brotliBomb } from '../ship/testing/bombs.ts';
import { RegistryKeeper } from './registry.ts';

/** Longer than a page load waits for a section, and less than a tab that is open does (milliseconds). */
const LATE_MS = 400;

const MINUTE_MS = 60_000;

it('does not delay a page load for a slow section, and tells a tab that asks again which version is live', async () => {
  let version = '1.0.0';
  let delay = 0;
  const origin = createServer((_, response) => {
    response.setHeader('connection', 'close');
    void after(delay).then(() => response.end(JSON.stringify({ name: 'mfe_rooms', version })));
  }).listen(0, '127.0.0.1');
  await once(origin, 'listening');
  const { port } = origin.address() as AddressInfo;
  const settings = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null };
  const registry = new RegistryKeeper([{ name: 'mfe-rooms', port }], settings, '127.0.0.1');
  const named = async (refreshed?: boolean) => (await registry.document('localhost', refreshed)).sections.map(({ live }) => live.version);
  await registry.start();
  [version, delay] = ['2.0.0', LATE_MS];
  expect(await named()).toEqual(['1.0.0']);
  expect(await named(true)).toEqual(['2.0.0']);
  origin.close();
});

it('reads no more of what a section sends than a file may have', async () => {
  const bomb = await brotliBomb();
  const documents = [{ path: '/about', file: 'page-about.html' }];
  const origin = createServer(({ url }, response) => {
    response.setHeader('connection', 'close');
    if (url === '/section.json') response.end(JSON.stringify({ name: 'mfe_rooms', version: '1.0.0', documents }));
    else response.setHeader('content-encoding', 'br').end(bomb);
  }).listen(0, '127.0.0.1');
  await once(origin, 'listening');
  const { port } = origin.address() as AddressInfo;
  const settings = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null };
  const registry = new RegistryKeeper([{ name: 'mfe-rooms', port }], settings, '127.0.0.1', MINUTE_MS);
  await registry.start();
  const page = await registry.documentAt('/about');
  await expect(page?.read('page-about.html')).rejects.toThrow('sends more than 16777216 bytes.');
  origin.close();
});

it('looks at a section’s descriptor again before it says that there is no service', async () => {
  let backend = false;
  const origin = createServer((_, response) => {
    response.setHeader('connection', 'close').end(JSON.stringify({ name: 'mfe_rooms', version: '1.0.0', backend }));
  }).listen(0, '127.0.0.1');
  await once(origin, 'listening');
  const settings = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null };
  const registry = new RegistryKeeper([{ name: 'mfe-rooms', port: (origin.address() as AddressInfo).port }], settings, '127.0.0.1');
  await registry.start();
  expect(await registry.hasBackend('mfe_rooms')).toBe(false);
  backend = true;
  expect([await registry.hasBackend('mfe_rooms'), await registry.hasBackend('mfe_other')]).toEqual([true, false]);
  origin.close();
});
