import { LOADER_VERSION, OFFERED_CONTRACTS } from '@arena/shared/contract/section';
import { reportOf } from './failure';
import { loadRegistry, readRegistry } from './registry';
import { descriptor, registryOf, snapshotOf } from './testing';

it('freezes what a descriptor says', () => {
  const snapshot = snapshotOf(descriptor());
  expect(Object.isFrozen(snapshot.sections[0]?.descriptor?.mounts[0])).toBe(true);
});

it('refuses a document that is no registry', () => {
  expect(() => readRegistry({ sections: 'many' })).toThrow();
  expect(() => readRegistry('<!doctype html>')).toThrow();
});

it('is waited for no longer than the time that it gets, of which ten seconds are the most', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  globalThis.fetch = jest.fn(
    (_, init) => new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))),
  );
  await expect(loadRegistry(5)).rejects.toThrow();
  timeout.mockClear().mockReturnValue(AbortSignal.abort());
  void loadRegistry().catch(() => undefined);
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});

it('costs one section only when one descriptor is broken', () => {
  const { sections } = snapshotOf({ ...descriptor(), name: 'mfe_users', mounts: 'none' }, descriptor());
  expect(sections[0]).toMatchObject({ name: 'mfe_users', descriptor: null, refused: { code: 'bad-descriptor' } });
  expect(sections[1]).toMatchObject({ name: 'mfe_rooms', refused: null });
});

it.each([
  ['an icon that could run a script', { navigation: [{ ...descriptor().navigation[0], icon: [['script', { d: 'alert(1)' }]] }] }],
  ['an icon attribute that could load something', { navigation: [{ ...descriptor().navigation[0], icon: [['path', { onload: 'x' }]] }] }],
  ['a preload that climbs out of its folder', { mounts: [{ ...descriptor().mounts[0], preload: ['../secret.js'] }] }],
  ['a preload at another origin', { mounts: [{ ...descriptor().mounts[0], preload: ['https://evil.test/a.js'] }] }],
  ['a manifest at another origin', { manifest: '//evil.test/mf.json' }],
  ['a path that is another host', { mounts: [{ ...descriptor().mounts[0], path: '//evil' }] }],
  ['an entry that leads to another host', { navigation: [{ ...descriptor().navigation[0], path: '//134744072' }] }],
  ['a thing whose screen is another host', { lookups: [{ id: 'room', label: 'Room', path: '//evil/:id', role: null }] }],
  ['a document of another host', { documents: [{ path: '//evil/', file: 'a.html' }] }],
  ['a path with markup', { mounts: [{ ...descriptor().mounts[0], path: '/admin/<b>' }] }],
  ['a title that pretends to have a length', { title: { length: { toString: 'no function', valueOf: null } } }],
  ['a version that is none', { version: 'latest' }],
])('refuses %s', (_, changes) => {
  expect(snapshotOf({ ...descriptor(), ...changes }).sections[0]).toMatchObject({ refused: { code: 'bad-descriptor' } });
});

it.each(['9.0', '2.99', '0.9'])('refuses contract %s before any code, naming both versions', (contract) => {
  expect(snapshotOf(descriptor({ contract })).sections[0]?.refused).toEqual({
    code: 'incompatible-contract',
    facts: { version: '1.4.0', needed: contract, offered: OFFERED_CONTRACTS.join(' and ') },
  });
});

it('refuses another loader before any code; a descriptor without the number was built for the first one', () => {
  const refusedFor = (loader?: number) => snapshotOf(descriptor({ loader })).sections[0]?.refused;
  const refused = refusedFor(LOADER_VERSION + 1);
  expect(refused).toMatchObject({ code: 'incompatible-contract', facts: { of: 'loader', offered: String(LOADER_VERSION) } });
  expect(refused && reportOf(refused, 'Rooms').sentence).toBe(
    `Rooms 1.4.0 was built for loader ${LOADER_VERSION + 1}, and this console offers ${LOADER_VERSION}. Its owner needs to publish a compatible version.`,
  );
  expect([refusedFor(LOADER_VERSION), refusedFor()]).toEqual([null, null]);
});

it('gives a candidate to the users in its share, and to none who are signed out', () => {
  const document = registryOf(descriptor()) as { sections: object[] };
  const candidate = {
    version: '1.5.0',
    share: 99,
    base: 'http://localhost/live/mfe-rooms/1.5.0/',
    descriptor: descriptor({ version: '1.5.0' }),
  };
  document.sections = document.sections.map((entry) => ({ ...entry, candidate }));
  const versionFor = (userId: number | null) => readRegistry(document, userId).sections[0]?.descriptor?.version;
  const people = Array.from({ length: 400 }, (_, id) => versionFor(id));
  expect(new Set(people)).toEqual(new Set(['1.4.0', '1.5.0']));
  expect(people.filter((version) => version === '1.5.0').length).toBeGreaterThan(380);
  expect(versionFor(null)).toBe('1.4.0');
});

it('lets members through that later versions of the format add, and takes a bad candidate for none', () => {
  const document = registryOf(descriptor()) as { sections: object[] };
  document.sections = document.sections.map((entry) => ({ ...entry, history: [1], candidate: { version: '1.5.0', share: 99 } }));
  expect(readRegistry(document, 1).sections[0]?.descriptor?.version).toBe('1.4.0');
});

it('is waited for no longer than the time that it gets, of which ten seconds are the most', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  globalThis.fetch = jest.fn(
    (_, init) => new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))),
  );
  await expect(loadRegistry(5)).rejects.toThrow();
  timeout.mockClear().mockReturnValue(AbortSignal.abort());
  void loadRegistry().catch(() => undefined);
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});

it('costs one section only when its address is none', () => {
  const document = registryOf(descriptor(), { ...descriptor(), name: 'mfe_users' }) as { sections: { live: { base: string } }[] };
  document.sections[0]!.live.base = 'https://[/';
  const { sections } = readRegistry(document);
  expect(sections.map(({ refused }) => refused?.code)).toEqual(['bad-descriptor', undefined]);
});
