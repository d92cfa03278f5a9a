import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { Call } from '@arena/shared/contract';
import { LONG_TEXTS } from '../../../tooling/testing/properties/long-texts.ts';
import { schemasIn } from '../../../tooling/testing/properties/schema-parts.ts';
import { addUser, type TestUser } from '../../test/builders';
import { ALL_CALLS } from '../../test/calls';
import { lineOf } from '../../test/raw-requests';
import { useTestServer } from '../../test/test-server';

const HEALTH_WITHIN_MS = 2000;
const NO_LIMIT = { attempts: 1e9, minutes: 1 };

const server = useTestServer({ registrationLimit: NO_LIMIT, formLimit: NO_LIMIT, signInLimit: NO_LIMIT, signInAddressLimit: NO_LIMIT });
let base = '';
let admin: TestUser;
let authorization = '';
before(async () => {
  base = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`;
});
beforeEach(async () => {
  admin = await addUser(server, 'Amara', { admin: true });
  authorization = `Bearer ${await server.tokens.issue(admin)}`;
});

async function ask(line: string, body?: unknown): Promise<{ status: number; text: string }> {
  const [method, path] = line.split(' ', 2);
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { authorization, 'content-type': 'application/json' } };
  const answer = await fetch(`${base}${path}`, { method, headers: { authorization }, ...sent });
  return { status: answer.status, text: await answer.text() };
}

/** The answers of some requests, and the longest time that `/health` took while they ran. */
async function withHealth<T>(requests: Promise<T>): Promise<{ answers: T; slowestHealthMs: number }> {
  let pending = true;
  const answered = requests.finally(() => (pending = false));
  let slowestHealthMs = 0;
  while (pending) {
    const start = performance.now();
    assert.equal((await ask('GET /health')).status, 200);
    slowestHealthMs = Math.max(slowestHealthMs, performance.now() - start);
  }
  return { answers: await answered, slowestHealthMs };
}

async function refusedAtOnce(requests: readonly (() => ReturnType<typeof ask>)[], status = 400): Promise<void> {
  const { answers, slowestHealthMs } = await withHealth(Promise.all(requests.map((request) => request())));
  assert.deepEqual(
    answers.map((answer) => answer.status),
    requests.map(() => status),
  );
  assert.ok(slowestHealthMs < HEALTH_WITHIN_MS, `/health took ${Math.round(slowestHealthMs)} ms`);
}

const NOTHING_SENT = { name: 'Mia', message: 'Hi', password: 'long enough', mobileNo: '9800000001', otp: '123456' };

describe('a long hostile text', () => {
  for (const line of ['POST /forms/contact', 'POST /auth/register', 'POST /users/', 'POST /users/code'])
    it(`is refused immediately as the email address of ${line}`, () =>
      refusedAtOnce([() => ask(line, { ...NOTHING_SENT, email: `a@${'.'.repeat(90_000)}@` })]));

  it('is refused immediately as a number, also ten times in parallel', () =>
    refusedAtOnce(Array.from({ length: 10 }, () => () => ask(`GET /posts?pageNumber=${'1'.repeat(15_000)}x`))));

  it('is named in the sentence with its limit', async () => {
    const { text } = await ask('POST /forms/contact', { email: `a@${'.'.repeat(90_000)}@`, message: 'Hi' });
    assert.deepEqual(JSON.parse(text), { message: "The field 'email' must have at most 254 characters.", success: false });
    const { text: keywords } = await ask(`GET /users/search?keywords=${'a'.repeat(301)}`);
    assert.deepEqual(JSON.parse(keywords), { message: "The query parameter 'keywords' must have at most 300 characters.", success: false });
  });
});

/** Longer than the limit, and as long: the latter reaches the call itself. */
const SHAPES = LONG_TEXTS.filter(([name]) =>
  /^(.* dots|digits.*|blanks in.*) \(5000\)$|^(separators|backslashes|blanks in.*|.* many) \(300\)$/.test(name),
);
const inQuery = ({ query = {} }: Call) => Object.keys(query);
const inBody = ({ body }: Call) =>
  body === undefined ? [] : [...schemasIn(body, '').values()].flatMap((place) => /^\.(\w+)$/.exec(place)?.[1] ?? []);

describe('every call, with a long hostile text in every place', () => {
  const calls = ALL_CALLS.filter((call) => inQuery(call).length > 0 || inBody(call).length > 0);
  for (const call of calls)
    it(`${call.method} ${call.path} answers, and so does /health in the meantime`, async () => {
      const line = lineOf(call);
      const requests = SHAPES.flatMap(([, text]) => [
        ...inQuery(call).map((name) => () => ask(`${line}?${name}=${encodeURIComponent(text)}`)),
        ...(inBody(call).length === 0 ? [] : [() => ask(line, Object.fromEntries(inBody(call).map((name) => [name, text])))]),
      ]);
      for (const request of requests) {
        const { answers, slowestHealthMs } = await withHealth(request());
        assert.ok(answers.status < 500, answers.text);
        assert.ok(slowestHealthMs < HEALTH_WITHIN_MS, `/health took ${Math.round(slowestHealthMs)} ms`);
      }
    });
});
