import { ArenaTheme } from '@arena/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from '../feedback/toasts';
import { fetchSection } from '../sections/loader';
import { readRegistry } from '../sections/registry';
import { descriptor, registryOf, section } from '../sections/testing';
import { auth } from '../session/auth-store';
import { resetSession, signInAs } from '../session/testing';
import DevBanner from './DevBanner';
import { running } from './running';
import { startWithDevSections } from './start';
import { DEVELOPER, FakeEventSource, fakeServers } from './testing';

jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

const users = descriptor({ name: 'mfe_users', title: 'Users', mounts: [{ ...descriptor().mounts[0]!, path: '/admin/users' }] });
const served = (marker: object = { devSections: true }) => readRegistry({ ...(registryOf(descriptor(), users) as object), ...marker });
const start = async () => (await startWithDevSections(served()))[0];
const rooms = (host: Awaited<ReturnType<typeof start>>) => host.snapshot.sections.find(({ name }) => name === 'mfe_rooms');
const baseOf = (host: Awaited<ReturnType<typeof start>>) => rooms(host)?.base;
const LIVE = 'http://localhost:3001/';
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
let servers: ReturnType<typeof fakeServers>;

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  Object.assign(globalThis, { EventSource: FakeEventSource });
  jest.mocked(fetchSection).mockClear();
  jest.mocked(fetchSection).mockResolvedValue(section(async () => ({ default: () => null })));
  resetSession();
  signInAs('ROLE_ADMIN');
  servers = fakeServers();
});
afterEach(() => {
  act(() => running.getState().now?.stop());
  toasts.setState([], true);
  FakeEventSource.open.length = 0;
  jest.useRealTimers();
});

test('a tab that runs a developer’s program counts nothing: it would be taken for the live version’s', async () => {
  const counting = served({ devSections: true, telemetry: true });
  expect((await startWithDevSections(counting))[0].snapshot.telemetry).toBe(false);
  servers.sections = [];
  expect((await startWithDevSections(counting))[0].snapshot.telemetry).toBe(true);
});

test('a document says nothing of it to anybody else, and the word of it alone switches nothing on', async () => {
  expect(served({}).devSections).toBe(false);
  expect(served({ devSections: [{ section: 'mfe_rooms', origin: DEVELOPER }] }).devSections).toBe(false);
  servers.sections = [];
  expect(baseOf(await start())).toBe(LIVE);
  servers.status = 403;
  expect(baseOf(await start())).toBe(LIVE);
  auth.signOut();
  servers.asked.length = 0;
  expect(baseOf(await start())).toBe(LIVE);
  expect(servers.asked).toEqual(['DELETE /-/dev-sections']);
  expect(running.getState().now).toBeNull();
});

test('the section is the developer’s from the start, the banner says so, and what was saved is exchanged in place', async () => {
  const host = await start();
  expect([baseOf(host), rooms(host)?.descriptor?.version]).toEqual([`${DEVELOPER}/`, '1.5.0']);
  await host.load('mfe_rooms');
  render(
    <ArenaTheme>
      <DevBanner />
    </ArenaTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Rooms runs from http:\/\/localhost:3901 until \d\d:\d\d\.$/);
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Stop' })]);

  // What is there already is not loaded a second time.
  act(() => FakeEventSource.open[0]?.onopen?.());
  await settle();
  expect(fetchSection).toHaveBeenCalledTimes(1);
  servers.developer = descriptor({ version: '1.5.1' });
  FakeEventSource.open[0]?.change();
  await settle();
  expect([rooms(host)?.descriptor?.version, host.stateOf('mfe_rooms').status]).toEqual(['1.5.1', 'loaded']);
  // A version that is published in the meantime is not offered over it.
  host.notice(readRegistry(registryOf(descriptor({ version: '1.4.1' }), users)));
  expect([host.offers, baseOf(host)]).toEqual([[], `${DEVELOPER}/`]);

  await userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }).click(screen.getByRole('button', { name: 'Stop' }));
  await settle();
  expect([baseOf(host), rooms(host)?.descriptor?.version, host.stateOf('mfe_rooms').status]).toEqual([LIVE, '1.4.1', 'loaded']);
  expect(servers.asked.at(-1)).toBe('DELETE /-/dev-sections');
  expect([screen.queryByRole('status'), FakeEventSource.open]).toEqual([null, []]);
});

test.each([
  ['another section’s name', { name: 'mfe_users' }, 'answers with mfe_users, which you didn’t confirm'],
  [
    'another section’s place',
    { mounts: [{ ...descriptor().mounts[0]!, path: '/admin/users' }] },
    'wants /admin/users, which belongs to Users',
  ],
  ['a place below another’s', { mounts: [{ ...descriptor().mounts[0]!, path: '/admin/users/vip' }] }, 'which belongs to Users'],
  ['a contract that is not served', { contract: '99.0' }, 'has an incompatible section'],
  ['something else', { mounts: 'all of them' }, 'didn’t return a section'],
])('attack: the machine answers with %s: the live one stays, at the start and later', async (_, changes, words) => {
  const evil = { ...descriptor(), ...changes };
  servers.developer = evil;
  const host = await start();
  expect([baseOf(host), running.getState().now?.sentence]).toEqual([LIVE, expect.stringContaining(words)]);
  servers.developer = descriptor();
  FakeEventSource.open[0]?.change();
  await settle();
  expect(baseOf(host)).toBe(`${DEVELOPER}/`);
  const before = rooms(host);
  servers.developer = evil;
  FakeEventSource.open[0]?.change();
  await settle();
  expect([rooms(host), running.getState().now?.sentence]).toEqual([before, expect.stringContaining(words)]);
});

test('a machine that does not answer costs nothing: the live one is there until it does', async () => {
  servers.developer = new TypeError('Failed to fetch');
  const host = await start();
  expect(baseOf(host)).toBe(LIVE);
  render(
    <ArenaTheme>
      <DevBanner />
    </ArenaTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('http://localhost:3901 does not answer. Rooms is the live version.');
  servers.developer = descriptor();
  act(() => FakeEventSource.open[0]?.onopen?.());
  await settle();
  expect(baseOf(host)).toBe(`${DEVELOPER}/`);
});

test('what was never taken leaves the live one as it is when it ends', async () => {
  servers.developer = new TypeError('Failed to fetch');
  const host = await start();
  act(() => running.getState().now?.stop());
  await settle();
  expect(baseOf(host)).toBe(LIVE);
});

const over: readonly (readonly [string, () => void | Promise<unknown>, string | null])[] = [
  ['the time limit was reached', () => jest.advanceTimersByTimeAsync(8 * 60 * 60_000), 'the time limit was reached'],
  ['the user signs out', () => auth.signOut(), null],
  ['another person signs in', () => void signInAs('ROLE_ADMIN'), 'you started a new session'],
  [
    'the server has switched it off',
    () => {
      Object.assign(servers, { allowed: [], sections: [] });
      return jest.advanceTimersByTimeAsync(60_000);
    },
    'the server no longer allows it',
  ],
  [
    'the right was taken away',
    () => {
      servers.status = 403;
      return jest.advanceTimersByTimeAsync(60_000);
    },
    'the server no longer allows it',
  ],
  [
    'it was stopped in another tab',
    () => {
      servers.sections = [];
      return jest.advanceTimersByTimeAsync(60_000);
    },
    'it was stopped in another tab',
  ],
];
test.each(over)('an open tab lets go of it when %s', async (_, happen, why) => {
  const host = await start();
  await host.load('mfe_rooms');
  await act(async () => happen());
  await settle();
  expect([baseOf(host), running.getState().now]).toEqual([LIVE, null]);
  expect(toasts.getState().map(({ message }) => message)).toEqual(why === null ? [] : [expect.stringContaining(why)]);
  FakeEventSource.open[0]?.change();
  await settle();
  expect(baseOf(host)).toBe(LIVE);
});

test('ends on time, to the second, even in a hidden tab', async () => {
  // To the millisecond: a slow machine's own time must not be added.
  jest.useFakeTimers({ advanceTimers: false });
  servers.sections = [{ ...servers.sections[0]!, until: servers.now + 30_000 }];
  const host = await start();
  await act(() => jest.advanceTimersByTimeAsync(29_999));
  expect(baseOf(host)).toBe(`${DEVELOPER}/`);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect([baseOf(host), running.getState().now]).toEqual([LIVE, null]);
});

test('a section that is new in the console goes with it', async () => {
  const promos = descriptor({ name: 'mfe_promos', title: 'Promos', mounts: [{ ...descriptor().mounts[0]!, path: '/admin/promos' }] });
  servers.sections = [{ ...servers.sections[0]!, section: 'mfe_promos' }];
  servers.developer = promos;
  const host = await start();
  expect(host.mountAt('/admin/promos')?.registered.name).toBe('mfe_promos');
  act(() => running.getState().now?.stop());
  await settle();
  expect(host.mountAt('/admin/promos')).toBeNull();
});
