import { fullMapCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { installTestHost } from '../testing';
import { rewardWinner } from './rewarding.operations';
import { planFor, type PlanRef, readPlan, savePlan, updatePlan, withReward } from './reward-plan';
import { startServer } from './testing';
import { registerPlan, type RewardResult, runPlan } from './run-plan';

const REF: PlanRef = { fullmapId: 41, adminId: 1 };
const users = (count: number) => Array.from({ length: count }, (_, index) => index + 11);

let host: FakePlatform;
let server: ReturnType<typeof startServer>;
const results = new Map<number, RewardResult>();
const run = () => runPlan(REF, (userId, result) => results.set(userId, result));
const plan = (count: number) => {
  savePlan(REF, planFor(null, users(count).map((userId) => ({ userId, name: null })))); // prettier-ignore
  users(count).forEach((userId, index) =>
    updatePlan(REF, (stored) => withReward(stored, userId, { position: (index % 4) + 1, message: `m${index}` })),
  );
};
const start = (options?: Parameters<typeof installTestHost>[0]) => {
  host = installTestHost(options);
  server = startServer(host);
  results.clear();
};

beforeEach(() => start());

const expectAllOnce = (count: number) => {
  expect(server.registrations).toBe(1);
  expect(Object.fromEntries(server.paid)).toEqual(Object.fromEntries(users(count).map((userId) => [userId, 1])));
};

// N + 1 calls, broken off at each of them, before and after its effect; then one more try.
const CASES = [1, 2, 5].flatMap((count) =>
  Array.from({ length: count + 1 }, (_, call) => [false, true].map((after) => [count, call, after] as const)).flat(),
);
test.each(CASES)(
  'with %d winners, broken off at call %d (after its effect: %s), the next try completes it once',
  async (count, call, after) => {
    plan(count);
    Object.assign(server, { breakAt: call, after });
    // After a lost answer the winners are read at once: what has happened is no reason to stop.
    expect((await run()).kind).toBe(after ? 'finished' : 'stopped');
    if (!after) expect(await run()).toEqual({ kind: 'finished' });
    expectAllOnce(count);
    expect(server.winners.map(({ position }) => position)).toEqual(users(count).map((_, index) => (index % 4) + 1));
  },
);

test.each(CASES)(
  'with %d winners, the page killed at call %d (after its effect: %s), a new page completes it once',
  async (count, call, after) => {
    plan(count);
    // A killed page writes nothing more: the store is put back to what it was when the call went out.
    let stored = '';
    Object.assign(server, { breakAt: call, after });
    server.error = () => {
      stored = JSON.stringify({ ...localStorage });
      return new ApiError('network', null, null);
    };
    await run();
    localStorage.clear();
    for (const [key, value] of Object.entries(JSON.parse(stored) as Record<string, string>)) localStorage.setItem(key, value);
    expect(await run()).toEqual({ kind: 'finished' });
    expectAllOnce(count);
  },
);

test('what is there already is not sent, and says so', async () => {
  plan(2);
  server.winners.push({ user: { id: 11, name: null, bannedAt: null }, position: 4, message: null });
  expect(await run()).toEqual({ kind: 'finished' });
  expect(results.get(11)).toEqual({ state: 'there' });
  expect(results.get(12)).toEqual({ state: 'sent' });
  expect(host.made(fullMapCalls.registerWinners).map(({ input }) => input.body)).toEqual([[12]]);
});

test('the rewards go out in order, after the one POST', async () => {
  plan(3);
  await run();
  expect(host.made(fullMapCalls.registerWinners).map(({ input }) => input)).toEqual([{ params: { fullmapId: 41 }, body: [11, 12, 13] }]);
  expect(host.made(fullMapCalls.rewardWinner).map(({ input }) => input)).toEqual(
    [1, 2, 3].map((position) => ({ params: { userId: 10 + position }, query: {}, body: { position, message: `m${position - 1}` } })),
  );
});

test('a refusal of one winner does not keep the others from their reward, and can be tried again', async () => {
  plan(3);
  Object.assign(server, { breakAt: 1, error: () => new ApiError('refused', 'The wallet is locked', 400) });
  expect(await run()).toEqual({ kind: 'stopped', message: '1 winner is not rewarded yet.' });
  expect(results.get(11)).toEqual({ state: 'failed', message: 'The wallet is locked' });
  expect(results.get(13)).toEqual({ state: 'sent' });
  expect(await run()).toEqual({ kind: 'finished' });
  expect(server.paid.get(11)).toBe(1);
});

test('an ended session stops the rest', async () => {
  plan(3);
  Object.assign(server, { breakAt: 1, error: () => new ApiError('unauthorized', null, 401) });
  await run();
  expect(server.calls).toBe(2);
  expect(results.get(12)).toEqual({ state: 'waiting' });
});

test('rewards no player without a position, and none before the winners were read', async () => {
  plan(1);
  updatePlan(REF, (stored) => withReward(stored, 11, { position: null }));
  expect((await run()).kind).toBe('stopped');
  updatePlan(REF, (stored) => withReward(stored, 11, { position: 1 }));
  host.on(fullMapCalls.winners, () => {
    throw new ApiError('network', null, null);
  });
  expect((await run()).kind).toBe('stopped');
  expect(server.calls).toBe(0);
});

test('a second run while the first is under way sends nothing', async () => {
  plan(2);
  expect(await Promise.all([run(), run()])).toEqual([{ kind: 'finished' }, { kind: 'finished' }]);
  expectAllOnce(2);
  expect(server.calls).toBe(3);
});

test('an answered reward that the winners do not show is not sent a second time', async () => {
  plan(1);
  await run();
  // The page was closed before the plan knew of the answer, and a bare backend may show the reward in another room.
  updatePlan(REF, (stored) => withReward(stored, 11, { sent: 'no' }));
  Object.assign(server.winners[0] ?? {}, { position: null });
  expect(await run()).toEqual({ kind: 'finished' });
  expect(results.get(11)).toEqual({ state: 'there' });
  expect(server.paid.get(11)).toBe(1);
});

test('a server that knows the room is told it, and gets the same key for the same reward and a new one for another', async () => {
  start({ capabilities: ['winner-room', 'idempotency-key'] });
  plan(1);
  const keyAfterRun = async (breakAt: number) => {
    Object.assign(server, { breakAt });
    await run();
    return host.made(fullMapCalls.rewardWinner).at(-1)?.options.idempotencyKey;
  };
  const first = await keyAfterRun(1);
  expect(first).toEqual(rewardWinner.entry([41, 11])?.key);
  expect(host.made(fullMapCalls.rewardWinner)[0]?.input.query).toEqual({ fullmapId: 41 });
  expect(await keyAfterRun(2)).toBe(first);
  updatePlan(REF, (stored) => withReward(stored, 11, { message: 'Another word' }));
  expect(await keyAfterRun(-1)).not.toBe(first);
});

test('registering is a step of its own, and is not repeated', async () => {
  plan(2);
  expect(await registerPlan(REF)).toEqual({ kind: 'finished' });
  expect(await registerPlan(REF)).toEqual({ kind: 'finished' });
  expect(server.registrations).toBe(1);
  await run();
  expect(server.registrations).toBe(1);
});

test('a stored thing that is no plan is none', async () => {
  localStorage.setItem('arena.intent.fullmap-rewards:41:1', JSON.stringify({ key: 'k', at: 1, detail: { rewards: 'all' }, request: '' }));
  expect(readPlan(REF)).toBeNull();
  expect((await run()).kind).toBe('stopped');
});
