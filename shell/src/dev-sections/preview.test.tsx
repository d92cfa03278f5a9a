import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { previewText, signedText } from '@arena/shared/contract/publishing';
import { ArenaTheme } from '@arena/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from '../feedback/toasts';
import type { SectionHost } from '../sections/host';
import { fetchSection } from '../sections/loader';
import { readRegistry } from '../sections/registry';
import { descriptor, registryOf, section } from '../sections/testing';
import { forgetKeys, trustRegistry } from '../sections/trust';
import { auth } from '../session/auth-store';
import { resetSession, signInAs } from '../session/testing';
import DevBanner from './DevBanner';
import { running } from './running';
import { startWithDevSections } from './start';
import { fakeServers, previewOf, VERSION } from './testing';

jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

const BASE = `http://localhost/live/mfe-rooms/${VERSION}/`;
const LIVE = 'http://localhost:3001/';
const users = descriptor({ name: 'mfe_users', title: 'Users', mounts: [{ ...descriptor().mounts[0]!, path: '/admin/users' }] });
const served = () => readRegistry({ ...(registryOf(descriptor(), users) as object), devSections: true, telemetry: true });
const start = async () => (await startWithDevSections(served()))[0];
const baseOf = (host: SectionHost) => host.snapshot.sections.find(({ name }) => name === 'mfe_rooms')?.base;
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
let servers: ReturnType<typeof fakeServers>;

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.mocked(fetchSection).mockResolvedValue(section(async () => ({ default: () => null })));
  forgetKeys();
  resetSession();
  signInAs('ROLE_ADMIN');
  servers = fakeServers();
  Object.assign(servers, { sections: [], preview: previewOf() });
});
afterEach(() => {
  act(() => running.getState().now?.stop());
  toasts.setState([], true);
  jest.useRealTimers();
});
const showBanner = () =>
  render(
    <ArenaTheme>
      <DevBanner />
    </ArenaTheme>,
  );
const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

test('the versions run from the start and count nothing, the banner says so, and Stop brings the live ones back', async () => {
  const host = await start();
  expect([baseOf(host), host.snapshot.telemetry]).toEqual([BASE, false]);
  await host.load('mfe_rooms');
  showBanner();
  expect(screen.getByRole('region', { name: 'Running a preview' })).toHaveTextContent(
    /^Preview by Maya until .+, for you alone: Rooms 1\.5\.0-preview\.3f9a2c1d\.Stop$/,
  );
  // What is published in the meantime is neither offered nor taken.
  host.notice(readRegistry(registryOf(descriptor({ version: '1.4.1' }), users)));
  expect([host.offers, baseOf(host)]).toEqual([[], BASE]);
  await user().click(screen.getByRole('button', { name: 'Stop' }));
  await settle();
  expect([baseOf(host), host.stateOf('mfe_rooms').status, servers.asked.at(-1)]).toEqual([LIVE, 'loaded', 'DELETE /-/dev-sections']);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a preview that is over leaves the live versions, and the banner says why until it is closed', async () => {
  servers.preview = null;
  const host = await start();
  expect([baseOf(host), host.snapshot.telemetry]).toEqual([LIVE, true]);
  showBanner();
  expect(screen.getByRole('status')).toHaveTextContent('This preview was stopped or has expired. You see the live versions.');
  await user().click(screen.getByRole('button', { name: 'Close' }));
  expect([screen.queryByRole('status'), servers.asked.at(-1)]).toEqual([null, 'DELETE /-/dev-sections']);
});

test.each<readonly [string, () => unknown, string | null]>([
  ['it expires', () => jest.advanceTimersByTimeAsync(90_000), 'the time limit was reached'],
  ['it is stopped for all', () => ((servers.preview = null), jest.advanceTimersByTimeAsync(60_000)), 'it was stopped or has expired'],
  ['another preview is opened', () => ((servers.preview = { id: 'other' }), jest.advanceTimersByTimeAsync(60_000)), 'it was stopped'],
  ['the right is gone', () => ((servers.status = 403), jest.advanceTimersByTimeAsync(60_000)), 'the server no longer allows it'],
  ['the user signs out', () => auth.signOut(), null],
])('an open tab returns to the live versions when %s', async (_, happen, why) => {
  const host = await start();
  await host.load('mfe_rooms');
  await act(async () => void (await happen()));
  await settle();
  expect([baseOf(host), running.getState().now]).toEqual([LIVE, null]);
  expect(toasts.getState().map(({ message }) => message)).toEqual(why === null ? [] : [expect.stringContaining(why)]);
});

test.each([
  [
    'another section’s place',
    { mounts: [{ ...descriptor().mounts[0]!, path: '/admin/users' }] },
    'wants /admin/users, which belongs to Users',
  ],
  ['another section’s name', { name: 'mfe_users' }, 'answers with mfe_users'],
  ['an incompatible contract', { contract: '99.0' }, 'has an incompatible section'],
])('a version with %s stays out: the live one runs, and the banner says why', async (_, changes, words) => {
  servers.preview = previewOf(changes);
  const host = await start();
  expect([baseOf(host), running.getState().now?.sentence]).toEqual([LIVE, expect.stringContaining(words)]);
});

test('where the registry is signed, a preview needs a signature of the same key over all of it', async () => {
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextEncoder });
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const key = Buffer.from(await webcrypto.subtle.digest('SHA-256', raw))
    .toString('base64url')
    .slice(0, 16);
  const signed = (text: string) => ({ key, value: sign(null, Buffer.from(text), privateKey).toString('base64') });
  const { settings, sections } = registryOf(descriptor(), users) as { settings: object; sections: object[] };
  const signature = signed(signedText({ revision: 1, sections }));
  await trustRegistry({ settings: { ...settings, registryKeys: [raw.toString('base64')] }, revision: 1, sections, signature });

  const preview = previewOf();
  const genuine = { ...preview, signature: signed(previewText(preview)) };
  const later = { ...genuine, until: genuine.until + 1 };
  for (const [sent, base] of [
    [preview, LIVE],
    [later, LIVE],
    [{ ...previewOf({ title: 'Evil' }), signature: genuine.signature }, LIVE],
    [genuine, BASE],
  ] as const) {
    servers.preview = sent;
    expect(baseOf(await start())).toBe(base);
    if (base === LIVE) expect(running.getState().now?.sentence).toContain('isn’t signed with this console’s key');
    act(() => running.getState().now?.stop());
  }
});
