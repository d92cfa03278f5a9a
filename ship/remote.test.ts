/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consoleAt, RemoteDesk } from './remote.ts';
import { SHIP_HEADER } from './remote-calls.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function serverThat(answers: RequestListener): Promise<string> {
  server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const stateAt = (place: string, attempts = 2) =>
  new RemoteDesk(place, 'a-token', { by: '', why: '', dryRun: false, say: () => undefined }, { attempts, pauseMs: 1 }).state();
const STATE = { revision: 3, sections: [] };

test('an address that does not answer is named, with the reason', async () => {
  const url = await serverThat(() => undefined);
  server?.close();
  await expect(stateAt(url)).rejects.toThrow(`${url} does not answer (ECONNREFUSED). Check the address`);
});

test('a server that is not ours is recognized by any of its answers', async () => {
  const url = await serverThat((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'));
  await expect(stateAt(url)).rejects.toThrow(`${url} does not accept publishing commands (it answered with status 200)`);
});

test('a proxy that takes no large bodies is told apart from the console', async () => {
  const url = await serverThat((_, response) => response.writeHead(413).end('<html>'));
  await expect(stateAt(url)).rejects.toThrow('client_max_body_size in nginx');
});

test('sends no token to a redirect’s address', async () => {
  let asked = 0;
  const url = await serverThat((_, response) => {
    asked += 1;
    response.writeHead(302, { location: 'https://elsewhere.example/x' }).end();
  });
  await expect(stateAt(url)).rejects.toThrow(`${url} redirects to https://elsewhere.example.`);
  expect(asked).toBe(1);
});

test('a connection without a good certificate gets no token', async () => {
  const url = await serverThat((_, response) => response.end());
  await expect(stateAt(url.replace('http:', 'https:'))).rejects.toThrow(/is not safe \(ERR_SSL\w+\), so the token was not sent\./);
});

test('a token is sent without TLS to this machine only, and an address is one', () => {
  expect(consoleAt('http://localhost:3000/admin')).toBe('http://localhost:3000');
  expect(consoleAt('https://console.example/')).toBe('https://console.example');
  expect(() => consoleAt('http://console.example')).toThrow('would send the token unencrypted');
  for (const wrong of ['console.example', 'ftp://console.example', ''])
    expect(() => consoleAt(wrong)).toThrow("is not a console's address");
});

test('a console that is restarted is waited for, and its own words are passed on', async () => {
  const statuses = [502, 503, 200];
  const url = await serverThat((_, response) => {
    const status = statuses.shift() ?? 0;
    if (status === 200) response.setHeader(SHIP_HEADER, '1');
    response.writeHead(status).end(status === 200 ? JSON.stringify(STATE) : 'restarting');
  });
  expect(await stateAt(url, 3)).toEqual(STATE);
  expect(statuses).toEqual([]);
  server?.close();
  const away = await serverThat((_, response) => response.writeHead(503).end('restarting'));
  await expect(stateAt(away)).rejects.toThrow(`${away} does not answer (503).`);
  server?.close();
  const full = await serverThat((_, response) =>
    response.writeHead(507, { [SHIP_HEADER]: '1' }).end(JSON.stringify({ success: false, message: 'The disk of this console is full.' })),
  );
  await expect(stateAt(full)).rejects.toThrow('The disk of this console is full.');
});
