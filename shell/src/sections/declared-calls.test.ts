import { call, defineSectionCalls, topUpCalls, userCalls, roomCalls } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { ApiError, onlyDeclared, platform } from '@arena/shared/platform';
import { answer, installTestPlatform, resetSession } from '../session/testing';
import { bindPlatform, declareCalls, platformOf } from './declared-calls';

const PAYMENT = { params: { roomId: 7 }, query: {}, body: { winnerId: 3, position: 1, message: '' } } as const;

let calls: ReturnType<typeof installTestPlatform>['calls'];
beforeEach(() => {
  resetSession();
  ({ calls } = installTestPlatform({ server: () => answer(200, {}) }));
});
const apiOf = (section: string) => platformOf(section)().api;

it('lets a section make the calls that it declares, and sends no other', async () => {
  declareCalls('mfe_finance', ['PUT /topup/{topUpId}/approve']);
  await apiOf('mfe_finance').call(topUpCalls.approve, { params: { topUpId: 1 }, query: {} });
  expect(calls.map(({ call }) => call)).toEqual(['PUT /topup/1/approve']);
  const refused = apiOf('mfe_finance').call(userCalls.ban, { params: { userId: 1 } });
  await expect(refused).rejects.toThrow('mfe_finance has not declared the call PUT /users/{userId}/ban in its section.ts');
  // An act that was not sent is no act without an answer.
  await expect(refused).rejects.toMatchObject({ kind: 'refused', outcomeUnknown: false, status: null });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  expect(calls).toHaveLength(1);
});

it('the public site can make no payments', async () => {
  declareCalls('mfe_public', []);
  await expect(apiOf('mfe_public').call(roomCalls.payWinner, PAYMENT)).rejects.toThrow('mfe_public has not declared');
  expect(calls).toEqual([]);
});

it('lets each section make its own calls only, and one without a list any, as before there were lists', async () => {
  declareCalls('mfe_rooms', ['POST /room/{roomId}/winners']);
  declareCalls('mfe_users', ['GET /users/']);
  declareCalls('mfe_older', undefined);
  const pay = (section: string) => apiOf(section).call(roomCalls.payWinner, PAYMENT);
  await expect(pay('mfe_users')).rejects.toBeInstanceOf(ApiError);
  await pay('mfe_rooms');
  await pay('mfe_older');
  expect(calls).toHaveLength(2);
});

it('lets a section call its own service without a list, and no other section’s', async () => {
  const promos = defineSectionCalls('mfe_promos', { list: { ...call('GET /campaigns'), response: z.unknown() } });
  declareCalls('mfe_rooms', ['GET /campaigns']);
  declareCalls('mfe_older', undefined);
  for (const other of ['mfe_rooms', 'mfe_older'])
    await expect(apiOf(other).call(promos.list, {})).rejects.toThrow(
      `${other} has not declared the call GET /api/sections/mfe_promos/campaigns`,
    );
  expect(calls).toEqual([]);
  const own = onlyDeclared({ call: (made) => Promise.resolve(made.path as never) }, 'mfe_promos', () => []);
  expect(await own.call(promos.list, {})).toBe('/campaigns');
});

it('goes by the list of the version that is there now', async () => {
  declareCalls('mfe_users', []);
  const api = apiOf('mfe_users');
  await expect(api.call(userCalls.list, {})).rejects.toBeInstanceOf(ApiError);
  declareCalls('mfe_users', ['GET /users/']);
  await api.call(userCalls.list, {}).catch(() => undefined);
  expect(calls).toHaveLength(1);
});

it('is all that differs of the platform: everything else is the one that there is', () => {
  const { api: own, ...rest } = platformOf('mfe_rooms')();
  const { api, ...common } = platform();
  expect(rest).toEqual(common);
  expect(own).not.toBe(api);
  const of = platformOf('mfe_rooms');
  expect(of()).toBe(of());
});

it('replaces only the platform in a section’s share scope, and leaves other sections’ scopes alone', async () => {
  const common = { platform, useQuery: () => 'a hook' };
  const of = { from: 'shell', lib: () => common, get: () => Promise.resolve(() => common) };
  const shareScope = { react: { '19.0.0': {} }, '@arena/shared/platform': { '1.0.0': of } };
  const own = bindPlatform({ shareScope, remoteInfo: { name: 'mfe_rooms' }, initScope: [] });
  expect(own.shareScope.react).toBe(shareScope.react);
  const given = own.shareScope['@arena/shared/platform']['1.0.0'];
  expect(given).toMatchObject({ from: 'shell' });
  for (const module of [given.lib(), (await given.get())()]) {
    expect(module.useQuery).toBe(common.useQuery);
    expect(module.platform).not.toBe(platform);
    expect(module.platform().api).toBe(given.lib().platform().api);
  }
  expect(of.lib().platform).toBe(platform);
});
