import { installFakePlatform } from '@arena/shared/testing';
import { startLiveFeed } from './live-feed';
import { ELECTED_MS, installStreamServer, installTabs, pass, removeTabs } from './testing';

const HOUR_MS = 3_600_000;

const stops: (() => void)[] = [];
function tab(since: number) {
  const listener = { onNotification: jest.fn(), onMissedNotifications: jest.fn(), onResumed: jest.fn(), onWorks: jest.fn() };
  stops.push(startLiveFeed({ session: '1', token: 'token', since }, listener));
  return {
    works: () => listener.onWorks.mock.lastCall?.[0] as boolean | undefined,
    told: () => ({ readAgain: listener.onResumed.mock.calls.length, notifications: listener.onMissedNotifications.mock.calls.length }),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  installTabs();
  installFakePlatform();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  removeTabs();
  jest.useRealTimers();
});

it('tells a later tab what it missed: nothing, one kind of change, or an unknown number of changes', async () => {
  const stream = installStreamServer({ lately: 'known=60000' });
  const first = tab(Date.now());
  await pass(ELECTED_MS);
  const before = Date.now();
  stream[0]?.send('event: missed-notifications\ndata: \n\n');
  await pass(ELECTED_MS);
  const none = { readAgain: 0, notifications: 0 };
  expect(first.told()).toEqual({ ...none, notifications: 1 });
  const [old, recent, fresh] = [tab(before - HOUR_MS), tab(before), tab(Date.now() + 1)];
  expect([old.told(), recent.told(), fresh.told()]).toEqual([{ ...none, readAgain: 1 }, { ...none, notifications: 1 }, none]);
  expect(first.told()).toEqual({ ...none, notifications: 1 });
  expect(stream).toHaveLength(1);
});

it('asks back as far as the oldest tab that waits for the stream', async () => {
  installStreamServer({ lately: 'known=60000&notification=30000' });
  const [first, second] = [tab(Date.now()), tab(Date.now() - 40_000)];
  await pass(ELECTED_MS);
  expect([first.told(), second.told()]).toEqual([
    { readAgain: 0, notifications: 1 },
    { readAgain: 0, notifications: 1 },
  ]);
});

it('tells every tab, later ones too, that the stream does not work, and that it works again', async () => {
  const stream = installStreamServer('held', 'held', 'stream');
  const tabs = [tab(Date.now()), tab(Date.now())];
  await pass(40_000);
  tabs.push(tab(Date.now()));
  await pass(ELECTED_MS);
  expect(tabs.map(({ works }) => works())).toEqual([false, false, false]);
  await pass(3000);
  stream.at(-1)?.send(': connected\n\n');
  await pass(0);
  expect(tabs.map(({ works }) => works())).toEqual([true, true, true]);
});
