import { loadCapabilities } from './capabilities';
import { createApiClient } from './client';

const expired = jest.fn();
const ask = async (answer: () => Promise<Response>) => {
  globalThis.fetch = answer;
  const capabilities = loadCapabilities(
    createApiClient({ token: () => 'abc', scheme: 'Bearer', onUnauthorized: expired, origin: 'http://localhost' }),
  );
  const heard = jest.fn();
  capabilities.subscribe(heard);
  await capabilities.settled;
  return { capabilities, heard };
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
  expect(expired).not.toHaveBeenCalled();
});
