import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
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
    const body = JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry.js' } } });
    return new Promise<Response>((resolve) => asked.set(String(input), () => resolve(new Response(body))));
  });
});

const version = (base: string) => ({
  ...{ name: `mfe_${name}`, version: '1.4.0', cohort: 'live' as const },
  ...{ base: `http://localhost/${base}/`, descriptor: descriptor(), refused: null },
});
const manifest = (base: string) => `http://localhost/${base}/mf-manifest.json`;

test('a version that was replaced while its manifest was on its way is never handed to the federation runtime', async () => {
  const replaced = new AbortController();
  const first = fetchSection(version('1.0.0'), replaced.signal);
  await settled();
  replaced.abort();
  const second = fetchSection(version('1.1.0'));
  await expect(first).rejects.toThrow();
  await settled();
  asked.get(manifest('1.1.0'))?.();
  await expect(second).resolves.toBe(rooms);
  asked.get(manifest('1.0.0'))?.();
  await settled();
  expect(registered()).toEqual(['http://localhost/1.1.0/remoteEntry.js']);
});

test('a version waits for the entry of another that is already on its way', async () => {
  let arrive: (module: object) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const first = fetchSection(version('1.0.0'), new AbortController().signal);
  await settled();
  asked.get(manifest('1.0.0'))?.();
  await settled();
  const second = fetchSection(version('1.1.0'));
  await settled();
  expect([...asked.keys()]).toEqual([manifest('1.0.0')]);
  arrive({ default: rooms });
  await first;
  await settled();
  asked.get(manifest('1.1.0'))?.();
  await second;
  expect(registered()).toEqual(['http://localhost/1.0.0/remoteEntry.js', 'http://localhost/1.1.0/remoteEntry.js']);
});
