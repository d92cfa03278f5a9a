import type { SectionProgram } from '@arena/shared/contract/section';
import { failure, SectionError } from './failure';
import { SectionHost } from './host';
import { mayEnter } from './may-enter';
import { navigationOf } from './navigation';
import { descriptor, section, snapshotOf } from './testing';

// The browser tests cover the federation runtime; here the given function returns the section.
jest.mock('./loader', () => ({ fetchSection: jest.fn() }));

const rooms = section(async () => ({ default: () => null }));
const unreachable = () => Promise.reject(new SectionError(failure('unreachable', { address: 'http://localhost:3001' })));
const hostOf = (fetch: () => Promise<SectionProgram>, again = () => Promise.resolve(snapshotOf(descriptor()))) =>
  new SectionHost(snapshotOf(descriptor()), again, fetch);

it('fetches a section once for many requests', async () => {
  const fetch = jest.fn(() => Promise.resolve(rooms));
  const host = hostOf(fetch);
  await Promise.all([host.load('mfe_rooms'), host.load('mfe_rooms')]);
  await host.load('mfe_rooms');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(host.stateOf('mfe_rooms')).toEqual({ status: 'loaded', section: rooms });
});

it('keeps a failure as data until a retry, and then recovers', async () => {
  const fetch = jest.fn<Promise<SectionProgram>, []>().mockImplementationOnce(unreachable).mockResolvedValue(rooms);
  const host = hostOf(fetch);
  await host.load('mfe_rooms');
  expect(host.stateOf('mfe_rooms')).toMatchObject({ status: 'failed', failure: { code: 'unreachable' } });
  await host.retry('mfe_rooms');
  expect(host.stateOf('mfe_rooms').status).toBe('loaded');
});

it('never rejects when a section throws', async () => {
  const host = hostOf(() => Promise.reject(new TypeError('x is not a function')));
  await expect(host.load('mfe_rooms')).resolves.toMatchObject({ status: 'failed', failure: { code: 'bad-entry' } });
});

it('does not fetch a section that the registry refuses', async () => {
  const fetch = jest.fn(() => Promise.resolve(rooms));
  const host = new SectionHost(snapshotOf(descriptor({ contract: '9.0' })), undefined, fetch);
  await host.load('mfe_rooms');
  expect(fetch).not.toHaveBeenCalled();
  expect(host.stateOf('mfe_rooms')).toMatchObject({ status: 'failed', failure: { code: 'incompatible-contract' } });
});

it('takes the new entry of a section whose owner published one that fits', async () => {
  const host = new SectionHost(
    snapshotOf(descriptor({ contract: '9.0' })),
    () => Promise.resolve(snapshotOf(descriptor({ version: '1.5.0' }))),
    () => Promise.resolve(rooms),
  );
  await host.retry('mfe_rooms');
  expect(host.stateOf('mfe_rooms').status).toBe('loaded');
  expect(host.snapshot.sections[0]?.descriptor?.version).toBe('1.5.0');
});

it('works with the entry that it has when the registry cannot be read on a retry', async () => {
  const fetch = jest.fn<Promise<SectionProgram>, []>().mockImplementationOnce(unreachable).mockResolvedValue(rooms);
  const host = hostOf(fetch, () => Promise.reject(new Error('offline')));
  await host.load('mfe_rooms');
  await host.retry('mfe_rooms');
  expect(host.stateOf('mfe_rooms').status).toBe('loaded');
});

it('gives the registry less time on a retry than a section has before it is called slow', async () => {
  const again = jest.fn(() => Promise.resolve(snapshotOf(descriptor())));
  await hostOf(() => Promise.resolve(rooms), again).retry('mfe_rooms');
  expect(again).toHaveBeenCalledWith(1500);
});

it('fetches a loaded section again on a retry, because its pages may be gone', async () => {
  const fetch = jest.fn(() => Promise.resolve(rooms));
  const host = hostOf(fetch);
  await host.load('mfe_rooms');
  await host.retry('mfe_rooms');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('tells its listeners of every step', async () => {
  const host = hostOf(() => Promise.resolve(rooms));
  const seen: string[] = [];
  host.subscribe(() => seen.push(host.stateOf('mfe_rooms').status));
  await host.load('mfe_rooms');
  expect(seen).toEqual(['loading', 'loaded']);
});

it.each([
  ['/admin/room-management', '/admin/room-management'],
  ['/admin/room-management/room-detail/7', '/admin/room-management'],
  ['/admin/room-management/deep/er', '/admin/room-management/deep'],
  ['/admin/room-managements', null],
  ['/admin', null],
])('%s belongs to the mount %s', (path, mount) => {
  const mounts = ['/admin/room-management', '/admin/room-management/deep'].map((at) => ({ ...descriptor().mounts[0], path: at }));
  const host = new SectionHost(snapshotOf({ ...descriptor(), mounts }));
  expect(host.mountAt(path)?.mount.path ?? null).toBe(mount);
});

it('offers only what a role may see, in the order of the registry', () => {
  const entry = descriptor().navigation[0];
  const snapshot = snapshotOf({
    ...descriptor(),
    navigation: [
      { ...entry, id: 'later', order: 30 },
      { ...entry, id: 'open', order: 20, role: null },
    ],
  });
  expect(navigationOf(snapshot, 'ROLE_ADMIN').map((item) => item.entry.id)).toEqual(['open', 'later']);
  expect(navigationOf(snapshot, 'ROLE_NORMAL').map((item) => item.entry.id)).toEqual(['open']);
  expect(mayEnter('ROLE_ADMIN', null)).toBe(false);
});
