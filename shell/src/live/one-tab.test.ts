import { type Emit, inOneTab, type TabMessage } from './one-tab';
import { installTabs, removeTabs, settle } from './testing';

const message = (data: string): TabMessage => ({ kind: 'event', type: 'change', data, id: null });

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

beforeEach(installTabs);
afterEach(removeTabs);

it('has one stream for all tabs, and every tab hears of everything once', async () => {
  const [one, two] = [tab(), tab()];
  await settle();
  expect([one.hasStream, two.hasStream]).toEqual([true, false]);
  one.say('x');
  expect(one.heard).toEqual(['x']);
  expect(two.heard).toEqual(['x']);
  one.close();
  two.close();
});

it('tells a tab that comes later what it missed, and no other', async () => {
  const [one, two] = [tab(), tab()];
  await settle();
  const three = tab(3);
  expect(three.heard).toEqual(['since 3']);
  expect([...one.heard, ...two.heard]).toEqual([]);
  for (const each of [one, two, three]) each.close();
});

it('passes the stream on when the tab that has it closes', async () => {
  const [one, two, three] = [tab(), tab(), tab()];
  await settle();
  two.close();
  one.close();
  await settle();
  expect(one.ended).toHaveBeenCalledTimes(1);
  expect(two.hasStream).toBe(false);
  expect(three.hasStream).toBe(true);
  three.close();
  expect(three.ended).toHaveBeenCalledTimes(1);
});

it('gives every tab a stream of its own where tabs cannot agree', () => {
  Reflect.deleteProperty(navigator, 'locks');
  const [one, two] = [tab(), tab()];
  expect([one.hasStream, two.hasStream]).toEqual([true, true]);
  one.say('x');
  expect(two.heard).toEqual([]);
  one.close();
  expect(one.ended).toHaveBeenCalledTimes(1);
});
