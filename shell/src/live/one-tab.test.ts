import { type Emit, inOneTab, type TabMessage } from './one-tab';
import { settle } from './testing';

const message = (data: string): TabMessage => ({ kind: 'event', type: 'change', data, id: null });

/** Locks and channels of one browser, for tabs that are functions. */
function installBrowser() {
  const queues = new Map<string, (() => void)[]>();
  const request = (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const start = () => {
        void run().then(() => {
          queue.shift();
          resolve();
          queue[0]?.();
        });
      };
      queue.push(start);
      signal.addEventListener('abort', () => {
        // Who holds the lock is not concerned.
        const place = queue.indexOf(start);
        if (place < 1) return;
        queue.splice(place, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      if (queue.length === 1) start();
    });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

  const channels = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor(readonly name: string) {
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
    close() {
      channels.delete(this);
    }
  }
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
}

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

beforeEach(installBrowser);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

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
