import { loadCapabilities } from './capabilities';
import { createApiClient } from './client';

const expired = jest.fn();
const ask = async (answer: () => Promise<Response>) => {
  globalThis.fetch = answer;
  const kept = jest.fn();
  const capabilities = loadCapabilities(
    createApiClient({ token: () => 'abc', scheme: 'Bearer', onUnauthorized: expired, origin: 'http://localhost' }),
    kept,
  );
  const heard = jest.fn();
  capabilities.subscribe(heard);
  await capabilities.settled;
  return { capabilities, heard, kept };
};

it('knows what the server announces, and says so', async () => {
  const { capabilities, heard } = await ask(async () => Response.json({ capabilities: ['room-settings'] }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(capabilities.has('room-settings')).toBe(true);
  expect(capabilities.has('room-delete')).toBe(false);
});

it.each([
  ['404', async () => new Response(null, { status: 404 })],
  ['401', async () => new Response(null, { status: 401 })],
  ['HTML', async () => new Response('<!doctype html>', { status: 200 })],
  ['another shape', async () => Response.json(['room-settings'])],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('takes %s for none, and for no expired session', async (_, answer) => {
  const { capabilities } = await ask(answer);
  expect(capabilities.has('room-settings')).toBe(false);
  expect(capabilities.asked()).toBe(true);
  expect(expired).not.toHaveBeenCalled();
});

it.each([
  ['the list', async () => Response.json({ capabilities: ['counts'] }), [[['counts']]]],
  ['that there is no such call', async () => new Response(null, { status: 404 }), [[[]]]],
  ['something else', async () => new Response('<!doctype html>', { status: 200 }), [[[]]]],
  ['that the session is over', async () => new Response(null, { status: 401 }), []],
  ['that it is not there', async () => new Response(null, { status: 503 }), []],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), []],
] as const)('has kept what a backend has that answers with %s, unless that may pass', async (_, answer, expected) => {
  const { kept } = await ask(answer);
  expect(kept.mock.calls).toEqual(expected);
});

it('has asked when the answer is there, and after a second at the latest; what comes later still counts', async () => {
  jest.useFakeTimers();
  let reply: (answer: Response) => void = () => undefined;
  globalThis.fetch = () => new Promise((resolve) => (reply = resolve));
  const capabilities = loadCapabilities(
    createApiClient({ token: () => 'abc', scheme: 'Bearer', onUnauthorized: expired, origin: 'http://localhost' }),
  );
  const heard = jest.fn();
  capabilities.subscribe(heard);
  await jest.advanceTimersByTimeAsync(999);
  expect([capabilities.asked(), heard.mock.calls.length]).toEqual([false, 0]);
  await jest.advanceTimersByTimeAsync(1);
  expect([capabilities.asked(), capabilities.has('counts'), heard.mock.calls.length]).toEqual([true, false, 1]);
  jest.useRealTimers();
  reply(Response.json({ capabilities: ['counts'] }));
  await capabilities.settled;
  expect([capabilities.asked(), capabilities.has('counts'), heard.mock.calls.length]).toEqual([true, true, 2]);
});
