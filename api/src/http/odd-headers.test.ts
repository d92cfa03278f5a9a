import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { before, describe, it } from 'node:test';
import { useTestServer } from '../../test/test-server';

const NOT_JSON = 'The body must be JSON, sent with Content-Type: application/json.';
const JSON_KIND = 'content-type: application/json';
const BODY = '{"a":1}';

const server = useTestServer();
before(() => server.app.listen({ port: 0, host: '127.0.0.1' }));

/** The raw answer to a request, sent exactly as written. */
async function textOf(headers: string) {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (/[}>]$/.test(text)) socket.end();
  });
  socket.write(`POST /api/v1/auth/login HTTP/1.1\r\nhost: arena.test\r\nconnection: close\r\n${headers}\r\n\r\n${BODY}`);
  await once(socket, 'close');
  return text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
}

async function send(headers: string) {
  const final = await textOf(headers);
  return { status: Number(final.slice('HTTP/1.1 '.length, 12)), body: JSON.parse(final.slice(final.indexOf('\r\n\r\n') + 4)) as unknown };
}

const isAnswered = async (headers: string, status: number, message: string) =>
  assert.deepEqual(await send(headers), { status, body: { message, success: false } }, headers.slice(0, 100));
const ofKind = (kind: string) => `content-type: ${kind}\r\ncontent-length: ${BODY.length}`;

describe('a request with odd headers', () => {
  for (const kind of [
    ...['charset=application/json', ';', '', '/', '__proto__', 'text/plain; charset', 'text/plain', 'application/json, text/plain'],
    ...['application/json\u00e9', 'a'.repeat(9000), 'application/x-www-form-urlencoded'],
  ])
    it(`is answered 415 with our sentence for a body of the kind '${kind.slice(0, 40)}'`, () => isAnswered(ofKind(kind), 415, NOT_JSON));

  for (const kind of [
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-16',
    'application/json;;=',
    `application/json; a=${'b'.repeat(9000)}`,
  ])
    it(`is read as JSON for a body of the kind '${kind.slice(0, 40)}'`, () =>
      isAnswered(ofKind(kind), 400, "The field 'username' is missing."));

  it('is answered in the same form when Node itself cannot read it', async () => {
    for (const length of [
      'x',
      '-1',
      '99999999999999999999',
      '7\r\ncontent-length: 8',
      '7\r\ntransfer-encoding: chunked',
      '7\r\nbad header',
    ])
      await isAnswered(`${JSON_KIND}\r\ncontent-length: ${length}`, 400, 'The request is not valid.');
    await isAnswered(`${ofKind('application/json')}\r\nx-long: ${'x'.repeat(20_000)}`, 431, 'The headers of the request are too large.');
  });

  it('is answered with a page when a user opens the address', async () => {
    const page = await server.app.inject({ url: '/api/v1/nothing&', headers: { accept: 'text/html,*/*' } });
    assert.deepEqual([page.statusCode, page.headers['content-type']], [404, 'text/html; charset=utf-8']);
    assert.match(page.body, /There is nothing at GET \/api\/v1\/nothing&#38;/);
    const large = await textOf(`${ofKind('application/json')}\r\naccept: text/html\r\nx-long: ${'x'.repeat(20_000)}`);
    assert.match(large, /^HTTP\/1\.1 431 [^]*text\/html[^]*Shorten the search in the address/);
  });

  it('is read after "Expect: 100-continue"', () =>
    isAnswered(`${ofKind('application/json')}\r\nexpect: 100-continue`, 400, "The field 'username' is missing."));
});
