/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAdministrator } from './administrator.ts';

test('an administrator is whom the backend gives what is for administrators', async () => {
  const asked: (string | undefined)[] = [];
  const backend = createServer((request, response) => {
    asked.push(request.url);
    if (request.headers.authorization === 'Bearer redirected') response.writeHead(302, { location: '/' }).end();
    // A session in a cookie: the header names it, and only both together are it.
    else if (request.headers.authorization === 'Bearer mark')
      response.writeHead(request.headers.cookie === 'session=admin' ? 200 : 401).end();
    else response.writeHead(request.headers.authorization === 'Bearer admin' ? 200 : 403).end('[]');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const api = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  expect(await isAdministrator(api, { authorization: 'Bearer admin' })).toBe(true);
  expect(await isAdministrator(api, { authorization: 'Bearer player' })).toBe(false);
  expect(await isAdministrator(api, { authorization: 'Bearer redirected' })).toBe(false);
  expect(await isAdministrator(api, { authorization: 'Bearer mark', cookie: 'session=admin' })).toBe(true);
  expect(await isAdministrator(api, { authorization: 'Bearer mark' })).toBe(false);
  expect(await isAdministrator(api, { cookie: 'session=admin' })).toBe(false);
  expect(await isAdministrator(api, {})).toBe(false);
  expect(new Set(asked)).toEqual(new Set(['/api/v1/revenue/monthly']));
  backend.close();
  await once(backend, 'close');
  expect(await isAdministrator(api, { authorization: 'Bearer admin' })).toBe(false);
});
