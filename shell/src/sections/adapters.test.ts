import { CONTRACT_VERSION } from '@arena/shared/contract/section';
import { PREVIOUS_MODULES } from '@arena/shared/previous';
import { platform } from '@arena/shared/platform';
import { installTestPlatform } from '../session/testing';
import { adapt, prepareAdapters } from './adapters';
import { bindPlatform } from './declared-calls';

jest.mock('@arena/shared/previous', () => ({ PREVIOUS_MODULES: { '@arena/shared/platform': jest.fn() } }));

const PLATFORM = '@arena/shared/platform';
const load = jest.mocked(PREVIOUS_MODULES[PLATFORM] as () => Promise<object>);
const PREVIOUS = `${Number(CONTRACT_VERSION.split('.')[0]) - 1}.9`;

const current = { platform, useNow: () => 'now' };
const previous = { platform: () => ({ ...platform(), old: 'member' }), useNow: () => 'then', useOld: () => 'old' };
const shareOf = (module: object) => ({ '1.0.0': { from: 'shell', lib: () => module, get: () => Promise.resolve(() => module) } });
const container = (name: string) => ({ remoteInfo: { name }, shareScope: { react: shareOf({}), [PLATFORM]: shareOf(current) } });

/** What the shell hands to a section, loaded at once and on demand. */
async function given(name: string, hook = adapt) {
  const { shareScope } = hook(container(name));
  const shared = shareScope[PLATFORM]?.['1.0.0'];
  return [shared?.lib(), (await shared?.get())?.()];
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(previous);
  installTestPlatform({ server: () => new Response('{}') });
});

it('gives a section of the previous major version the adapters, and all others what the shell has', async () => {
  await prepareAdapters('mfe_new', CONTRACT_VERSION);
  expect(load).not.toHaveBeenCalled();
  await prepareAdapters('mfe_old', PREVIOUS);
  expect(await given('mfe_old')).toEqual([previous, previous]);
  expect(await given('mfe_new')).toEqual([current, current]);
  const before = container('mfe_old');
  expect(adapt(before).shareScope.react).toBe(before.shareScope.react);
});

it('gives the section that was updated in place what the shell has', async () => {
  await prepareAdapters('mfe_rooms', PREVIOUS);
  await prepareAdapters('mfe_rooms', CONTRACT_VERSION);
  expect(await given('mfe_rooms')).toEqual([current, current]);
});

it('binds the platform of the adapter to the section’s declared calls, and keeps what only the adapter has', async () => {
  await prepareAdapters('mfe_old', PREVIOUS);
  const [module] = (await given('mfe_old', (one) => bindPlatform(adapt(one)))) as [typeof previous];
  expect([module.useOld(), module.platform().old]).toEqual(['old', 'member']);
  expect(module.platform().api).not.toBe(platform().api);
});

it('rejects while the adapters cannot be loaded, and loads them at the next attempt', async () => {
  load.mockRejectedValueOnce(new Error('lost'));
  await expect(prepareAdapters('mfe_old', PREVIOUS)).rejects.toThrow('lost');
  await prepareAdapters('mfe_old', PREVIOUS);
  expect(await given('mfe_old')).toEqual([previous, previous]);
});
