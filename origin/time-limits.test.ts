/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { addToken } from '../ship/tokens.ts';
import { carryCommand } from '../ship/server/command.ts';
import { publishingTo } from './publishing.ts';
import { createShellServer, servedFrom } from './shell-server.ts';

const SETTINGS = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null };
const LIMITS = { headersMs: 200, requestMs: 400, uploadMs: 1500 };

let home: string;
let server: Awaited<ReturnType<typeof createShellServer>>;
let api: ReturnType<typeof createServer>;
let stream: (chunk: string) => void;
beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'arena-times-'));
  api = createServer((request, response) => {
    if (request.url !== '/api/v1/events') return void request.resume().on('end', () => response.end('{}'));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: early\n\n');
    stream = (chunk) => void response.end(chunk);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  server = await createShellServer({
    ...servedFrom(home, SETTINGS),
    api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    publishing: publishingTo(home, carryCommand),
    timeLimits: LIMITS,
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await server.close();
  api.closeAllConnections();
  api.close();
  rmSync(home, { recursive: true, force: true });
});

async function connected(): Promise<Socket> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
/** All that comes back for some text, until the server closes, and after how long. */
async function answerTo(sent: string) {
  const socket = await connected();
  const from = performance.now();
  socket.write(sent);
  return { said: await text(socket), ms: performance.now() - from };
}
const request = (line: string, length: number, more = '') =>
  `${line} HTTP/1.1\r\nHost: a\r\n${more}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test.each(['', 'GET / HTTP/1.1\r\nHost: a\r\n'])('closes a connection whose headers do not come: %j', async (sent) => {
  expect((await answerTo(sent)).said).toMatch(/^HTTP\/1\.1 408 /);
});

test.each(['POST /api/v1/auth/login', 'POST /-/telemetry', 'POST /-/telemetry/policy', 'POST /nowhere'])(
  'closes a request whose body does not come: %s',
  async (line) => {
    const { said, ms } = await answerTo(`${request(line, 100)}{"a`);
    expect(said).toMatch(/^HTTP\/1\.1 [45]\d\d /);
    expect(ms).toBeLessThan(LIMITS.uploadMs);
  },
);

test('says in a sentence why a call was closed', async () => {
  const { said } = await answerTo(`${request('POST /api/v1/auth/login', 100)}{"a`);
  expect(said).toMatch(/^HTTP\/1\.1 408 [^]*\{"message":"The request took too long to arrive\. Send it again\.","success":false\}$/);
});

test('gives an upload of a build more time, and closes it too', async () => {
  const { token } = await addToken(home, { folder: 'mfe-small', days: 1, by: 'A test', now: new Date() });
  const { said, ms } = await answerTo(`${request('PUT /-/ship/mfe-small/1.0.0', 100, `Authorization: Bearer ${token}\r\n`)}{"f`);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeGreaterThan(2 * LIMITS.requestMs);
});

test('leaves an answer open that takes longer than any request may', async () => {
  const socket = await connected();
  socket.write('GET /api/v1/events HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await once(api, 'request');
  // One more request that comes to its own end by the longest limit.
  const { token } = await addToken(home, { folder: 'mfe-small', days: 1, by: 'A test', now: new Date() });
  await answerTo(`${request('PUT /-/ship/mfe-small/1.0.0', 100, `Authorization: Bearer ${token}\r\n`)}{"f`);
  stream('data: late\n\n');
  let said = '';
  for await (const chunk of socket) if ((said += String(chunk)).includes('data: late')) return;
  expect(said).toContain('data: late');
});
