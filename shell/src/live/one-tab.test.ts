import { type Emit, inOneTab, LEASE_MS, type TabMessage } from './one-tab';
import { ELECTED_MS, installTabs, pass, removeTabs } from './testing';

const message = (data: string): TabMessage => ({ kind: 'event', type: 'change', data, id: null });

const closing: (() => void)[] = [];
function tab(since = 0) {
  const heard: string[] = [];
  let emit: Emit | null = null;
  const ended = jest.fn();
  const close = inOneTab(
    'arena.live.1',
    since,
    (given) => {
      emit = given;
      return { stop: ended, missed: (time) => (time > 0 ? [message(`since ${time}`)] : []) };
    },
    ({ data }) => heard.push(data),
  );
  closing.push(close);
  return {
    heard,
    ended,
    close,
    get hasStream() {
      return emit !== null;
    },
    say: (data: string) => emit?.(message(data)),
  };
}

const openTabs = async (count: number) => {
  const tabs = Array.from({ length: count }, () => tab());
  await pass(ELECTED_MS);
  const [holder] = tabs.filter((one) => one.hasStream);
  const others = tabs.filter((one) => one !== holder);
  if (holder === undefined || others.some((one) => one.hasStream)) throw new Error('Not exactly one tab has the stream');
  return { holder, others, place: tabs.indexOf(holder) };
};

let tabsOf: ReturnType<typeof installTabs>;

beforeEach(() => {
  jest.useFakeTimers();
  tabsOf = installTabs();
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  removeTabs();
  jest.useRealTimers();
});

it('has one stream for all tabs, and every tab hears of everything once', async () => {
  const { holder, others } = await openTabs(3);
  holder.say('x');
  expect([holder, ...others].map(({ heard }) => heard)).toEqual([['x'], ['x'], ['x']]);
});

it('keeps the stream where it is while its tab renews the lease', async () => {
  const { holder, others } = await openTabs(3);
  await pass(10 * LEASE_MS);
  expect(others.map((one) => one.hasStream)).toEqual([false, false]);
  expect(holder.ended).not.toHaveBeenCalled();
});

it('tells a tab that comes later what it missed, and no other', async () => {
  const { holder, others } = await openTabs(2);
  const third = tab(3);
  await pass(ELECTED_MS);
  expect(third.heard).toEqual(['since 3']);
  expect([holder, ...others].flatMap(({ heard }) => heard)).toEqual([]);
});

it('passes the stream on when the tab that has it closes', async () => {
  const { holder, others } = await openTabs(3);
  holder.close();
  await pass(ELECTED_MS);
  expect(holder.ended).toHaveBeenCalledTimes(1);
  expect(others.filter((one) => one.hasStream)).toHaveLength(1);
});

it('takes the stream from a tab that is paused, which gives it up when it runs again', async () => {
  const { holder, others, place } = await openTabs(2);
  tabsOf.pause(place);
  await pass(LEASE_MS - ELECTED_MS);
  expect(others.map((one) => one.hasStream)).toEqual([false]);
  await pass(LEASE_MS);
  expect(others.map((one) => one.hasStream)).toEqual([true]);
  tabsOf.resume(place);
  expect(holder.ended).toHaveBeenCalledTimes(1);
  expect(others[0]?.ended).not.toHaveBeenCalled();
});

it('takes over only in a tab that is looked at', async () => {
  const { others, place } = await openTabs(2);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  tabsOf.pause(place);
  await pass(3 * LEASE_MS);
  expect(others.map((one) => one.hasStream)).toEqual([false]);
  jest.restoreAllMocks();
  await pass(LEASE_MS);
  expect(others.map((one) => one.hasStream)).toEqual([true]);
});

it('gives the stream to one tab only, where two took it at once', async () => {
  const first = tab();
  tabsOf.pause(0);
  const second = tab();
  await pass(ELECTED_MS);
  expect([first.hasStream, second.hasStream]).toEqual([true, true]);
  tabsOf.resume(0);
  await pass(LEASE_MS);
  expect(first.ended.mock.calls.length + second.ended.mock.calls.length).toBe(1);
});
