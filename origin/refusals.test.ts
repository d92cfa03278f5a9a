/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { passedOn } from './testing/passed-on.ts';

const LIBRARY = /FST_|Unsupported Media Type"|statusCode|"error"|invalid|format/;
const NOT_JSON = 'The body must be JSON, sent with Content-Type: application/json.';

let arrived: string[];
let origin: Awaited<ReturnType<typeof passedOn>>;
let said: string[];

beforeEach(async () => {
  [arrived, said] = [[], []];
  origin = await passedOn(
    (request, response) => {
      arrived.push(`${request.headers['content-type']} ${request.headers.expect}`);
      request.resume().once('end', () => response.setHeader('content-type', 'application/json').end('{"message":"of the API"}'));
    },
    { say: (line) => said.push(line) },
  );
});
afterEach(() => origin.close());

/** The status and the body that the origin answers to a request as it is written. */
async function answerTo(headers: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(origin.url);
  const socket = connect(Number(port), hostname);
  socket.write(`POST /api/v1/auth/login HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n${headers}\r\ncontent-length: 2\r\n\r\n{}`);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (text.endsWith('}')) socket.end();
  });
  await once(socket, 'close');
  const final = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  return { status: Number(final.slice('HTTP/1.1 '.length, 12)), body: final.slice(final.indexOf('\r\n\r\n') + 4) };
}

const BAD_KINDS = ['charset=application/json', ';', '/', 'x=y/z', 'application/json, text/plain', 'a'.repeat(9000)];
test.each(BAD_KINDS.map((kind) => [kind.slice(0, 40), kind] as const))(
  'a body of the kind %s is refused with a sentence, and logged',
  async (_title, kind) => {
    const { status, body } = await answerTo(`content-type: ${kind}`);
    expect([status, JSON.parse(body)]).toEqual([415, { message: NOT_JSON, success: false }]);
    expect(said).toEqual([expect.stringMatching(/^POST \/api\/v1\/auth\/login was answered with 415: /)]);
    expect(arrived).toEqual([]);
  },
);

test.each(['text/plain; charset', 'text/plain;;=', 'text/plain', 'text/html', 'application/json; charset=utf-16'])(
  'a body of the kind %s is passed on as it is, for the API to refuse',
  async (kind) => {
    const { status, body } = await answerTo(`content-type: ${kind}`);
    expect(body).toContain('of the API');
    expect(body).not.toMatch(LIBRARY);
    expect([status, arrived]).toEqual([200, [`${kind} undefined`]]);
  },
);

test('a request that waits for "100 Continue" reaches the API', async () => {
  const { status, body } = await answerTo('content-type: application/json\r\nexpect: 100-continue');
  expect([status, arrived]).toEqual([200, ['application/json undefined']]);
  expect(body).toContain('of the API');
});
