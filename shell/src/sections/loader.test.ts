import { webcrypto } from 'node:crypto';
import { roomCalls } from '@arena/shared/contract';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { installTestPlatform } from '../session/testing';
import { platformOf } from './declared-calls';
import type { SectionError } from './failure';
import { fetchSection } from './loader';
import { descriptor, section } from './testing';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => null,
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const rooms = section(async () => ({ default: () => null }));
const register = jest.mocked(registerRemotes);
const load = jest.mocked(loadRemote);

/** What the browser asks for and the server has not answered yet. */
const asked = new Map<string, () => void>();
/** Entries that were registered, in their order. */
const registered = () => register.mock.calls.flatMap(([remotes]) => remotes.map((remote) => 'entry' in remote && remote.entry));
const settled = () => new Promise((resolve) => setTimeout(resolve));

let name = 0;
beforeEach(() => {
  // The loader remembers what it has loaded under a name.
  name += 1;
  asked.clear();
  register.mockClear();
  load.mockReset().mockResolvedValue({ default: rooms });
  globalThis.fetch = jest.fn((input: RequestInfo | URL) => {
    const body = JSON.stringify({ formatVersion: 1, name: `mfe_${name}`, version: '1.4.0', files: { 'a.js': HASH } });
    return new Promise<Response>((resolve) => asked.set(String(input), () => resolve(new Response(body))));
  });
});

const HASH = `sha384-${'A'.repeat(64)}`;
const version = (base: string) => ({
  ...{ name: `mfe_${name}`, version: '1.4.0', cohort: 'live' as const },
  ...{ base: `http://localhost/${base}/`, descriptor: descriptor({ integrity: { 'remoteEntry.js': HASH }, files: HASH }), refused: null },
});
const list = (base: string) => `http://localhost/${base}/files.json`;

test('a version that was replaced while its list was on its way is never handed to the federation runtime', async () => {
  const replaced = new AbortController();
  const first = fetchSection(version('1.0.0'), replaced.signal);
  await settled();
  replaced.abort();
  const second = fetchSection(version('1.1.0'));
  await expect(first).rejects.toThrow();
  await settled();
  asked.get(list('1.1.0'))?.();
  await expect(second).resolves.toBe(rooms);
  asked.get(list('1.0.0'))?.();
  await settled();
  expect(registered()).toEqual(['http://localhost/1.1.0/remoteEntry.js']);
});

test('a version waits for the entry of another that is already on its way', async () => {
  let arrive: (module: object) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const first = fetchSection(version('1.0.0'), new AbortController().signal);
  await settled();
  asked.get(list('1.0.0'))?.();
  await settled();
  const second = fetchSection(version('1.1.0'));
  await settled();
  expect([...asked.keys()]).toEqual([list('1.0.0')]);
  arrive({ default: rooms });
  await first;
  await settled();
  asked.get(list('1.1.0'))?.();
  await second;
  expect(registered()).toEqual(['http://localhost/1.0.0/remoteEntry.js', 'http://localhost/1.1.0/remoteEntry.js']);
});

test.each([
  ['a gateway’s status', () => new Response('{}', { status: 502 })],
  ['a sign-in page', () => new Response('<!doctype html>')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a list in place of which there is once %s is requested again after a second, past the cache', async (_, first) => {
  jest.useFakeTimers();
  const body = JSON.stringify({ name: `mfe_${name}`, files: {} });
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(body)));
  jest.mocked(globalThis.fetch).mockImplementationOnce(async () => first());
  const fetched = fetchSection(version('1.0.0'));
  await jest.advanceTimersByTimeAsync(999);
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(fetched).resolves.toBe(rooms);
  expect(globalThis.fetch).toHaveBeenLastCalledWith(list('1.0.0'), expect.objectContaining({ cache: 'reload' }));
  jest.useRealTimers();
});

test('a section that was fetched makes the calls that its program lists, and no other', async () => {
  const limited = { ...rooms, calls: ['GET /capabilities'] as const };
  load.mockResolvedValue({ default: limited });
  const fetched = fetchSection(version('1.0.0'));
  await settled();
  asked.get(list('1.0.0'))?.();
  await expect(fetched).resolves.toBe(limited);
  const { calls } = installTestPlatform({ server: () => new Response('{}') });
  const pay = platformOf(`mfe_${name}`)().api.call(roomCalls.payWinner, {
    params: { roomId: 7 },
    query: {},
    body: { winnerId: 3, position: 1, message: '' },
  });
  await expect(pay).rejects.toThrow('has not declared the call POST /room/{roomId}/winners');
  expect(calls).toEqual([]);
});

test.each([
  ['is there as it was published: it is tried once more', 'program', 2, { status: 'loaded' }],
  ['was altered: it is not', 'another', 1, { status: 'failed', code: 'altered' }],
])('an entry that could not be loaded and %s', async (_, found, attempts, expected) => {
  const before = window.crypto;
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
  const hashOf = async (text: string) =>
    `sha384-${Buffer.from(await webcrypto.subtle.digest('SHA-384', Buffer.from(text))).toString('base64')}`;
  const ownList = JSON.stringify({ name: `mfe_${name}`, files: {} });
  globalThis.fetch = jest.fn((input: RequestInfo | URL) =>
    Promise.resolve(new Response(String(input).endsWith('files.json') ? ownList : found)),
  );
  load.mockRejectedValueOnce(new Error('lost'));
  const vouched = descriptor({ integrity: { 'remoteEntry.js': await hashOf('program') }, files: await hashOf(ownList) });
  const outcome = await fetchSection({ ...version('1.0.0'), descriptor: vouched }).then(
    () => ({ status: 'loaded' }),
    (error: SectionError) => ({ status: 'failed', code: error.failure.code }),
  );
  Object.defineProperty(window, 'crypto', { value: before, configurable: true });
  expect(outcome).toEqual(expected);
  expect(load).toHaveBeenCalledTimes(attempts);
});

test('an entry that the browser aborts as it leaves the page is no failure, unless the page stays', async () => {
  jest.useFakeTimers();
  load.mockRejectedValue(new Error('aborted'));
  const failed = jest.fn();
  void fetchSection(version('1.0.0')).catch(failed);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('pagehide'));
  asked.get(list('1.0.0'))?.();
  await jest.advanceTimersByTimeAsync(1100);
  asked.get(list('1.0.0'))?.();
  asked.get('http://localhost/1.0.0/remoteEntry.js')?.();
  await jest.advanceTimersByTimeAsync(1800);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3000);
  expect(failed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
