/** @jest-environment node */
import { once } from 'node:events';
import { get, type IncomingMessage, type RequestListener } from 'node:http';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { passedOn } from './testing/passed-on.ts';

const ROOMS = JSON.stringify(Array.from({ length: 60 }, (_, id) => ({ id, name: `Room ${id}`, status: 'COIN_TIME' })));
const JSON_TYPE = 'application/json; charset=utf-8';

let answer: RequestListener;
let origin: Awaited<ReturnType<typeof passedOn>>;

beforeEach(async () => {
  origin = await passedOn((request, response) => answer(request, response));
});
afterEach(() => origin.close());

const answering =
  (body: string, headers: Readonly<Record<string, string>> = {}, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body), ...headers }).end(body);

/** As it comes over the line. */
async function asked(path: string, accepts = 'gzip, deflate, br, zstd', method = 'GET'): Promise<IncomingMessage & { bytes: Buffer }> {
  const asking = get(`${origin.url}/api/v1${path}`, { method, agent: false, headers: { 'accept-encoding': accepts } });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return Object.assign(response, { bytes: Buffer.concat(parts) });
}

const headerOf = async (path: string, accepts?: string, method?: string) =>
  (await asked(path, accepts, method)).headers['content-encoding'];

it('compresses a list for clients that accept it, and says that the answer varies by encoding', async () => {
  answer = answering(ROOMS, { etag: '"one"', vary: 'origin', 'cache-control': 'private, max-age=3600' });
  const br = await asked('/rooms');
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': JSON_TYPE,
    'cache-control': 'private, max-age=3600',
    etag: 'W/"one"',
    vary: 'origin, accept-encoding',
  });
  expect(br.bytes.length).toBeLessThan(ROOMS.length / 5);
  expect(String(brotliDecompressSync(br.bytes))).toBe(ROOMS);

  const gzip = await asked('/rooms', 'gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(gzip.bytes))).toBe(ROOMS);

  const plain = await asked('/rooms', 'identity');
  expect(plain.headers).toMatchObject({ etag: '"one"', vary: 'origin, accept-encoding', 'content-length': String(ROOMS.length) });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(String(plain.bytes)).toBe(ROOMS);
});

it('leaves an answer uncompressed that is small, not JSON, already compressed, an error, a write, or not to be changed', async () => {
  const kept: readonly (readonly [RequestListener, string?])[] = [
    [answering('{"status":"ok"}')],
    [answering(ROOMS, { 'content-type': 'image/png' })],
    [answering(ROOMS, { 'content-encoding': 'zstd' })],
    [answering(ROOMS, { 'cache-control': 'no-store, no-transform' })],
    [answering(ROOMS, {}, 400)],
    [answering(ROOMS), 'POST'],
  ];
  for (const [answers, method] of kept) {
    answer = answers;
    expect(['zstd', undefined]).toContain(await headerOf('/rooms', undefined, method));
  }
});

it('leaves answers about a session uncompressed: they may carry a token', async () => {
  answer = answering(JSON.stringify({ token: 'secret', padding: ROOMS }));
  for (const path of ['/auth/refresh', '/auth/session?next=1', '/AUTH/refresh', '/auth']) expect(await headerOf(path)).toBeUndefined();
  // Only the name of something else.
  expect(await headerOf('/authors')).toBe('br');
});

it('passes events on immediately and unchanged', async () => {
  answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': connected\n\n');
  const asking = get(`${origin.url}/api/v1/events`, { headers: { 'accept-encoding': 'br, gzip' } });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const [first] = (await once(response, 'data')) as [Buffer];
  expect([response.headers['content-encoding'], String(first)]).toEqual([undefined, ': connected\n\n']);
  asking.destroy();
});

it('holds no part of a slow answer back, and ends it when the reader goes away', async () => {
  let closed: Promise<unknown> = Promise.resolve();
  answer = (_, response) => {
    closed = once(response, 'close');
    response.writeHead(200, { 'content-type': JSON_TYPE }).write('[{"id":1},');
  };
  const asking = get(`${origin.url}/api/v1/rooms`, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  expect(response.headers['content-encoding']).toBe('br');
  const unpacked = response.pipe(createBrotliDecompress());
  const [first] = (await once(unpacked, 'data')) as [Buffer];
  expect(String(first)).toBe('[{"id":1},');
  response.on('error', () => undefined);
  asking.destroy();
  await closed;
});

it('breaks off where the API has broken off, instead of sending half a list as a whole one', async () => {
  let breakOff: () => void = () => undefined;
  answer = (_, response) => {
    breakOff = () => response.destroy();
    response.writeHead(200, { 'content-type': JSON_TYPE }).write('[{"id":1},');
  };
  const asking = get(`${origin.url}/api/v1/rooms`, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  expect(response.headers['content-encoding']).toBe('br');
  breakOff();
  await expect(response.resume().toArray()).rejects.toThrow('aborted');
  expect(response.complete).toBe(false);
});
