import type { LoadedPage } from '@arena/shared/contract/section';
import { loadPage, pageState } from './pages';

const Page = () => null;

/** A page whose code is what `load` brings, on its way. */
function begin(load: () => Promise<LoadedPage>) {
  const page = { load };
  return { status: () => pageState(page).status, done: loadPage(page) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is there when it has its code and what it shows', async () => {
  let read: () => void = () => undefined;
  const reading = new Promise<void>((resolve) => (read = resolve));
  const { status, done } = begin(async () => ({ default: Page, prepare: () => reading }));
  await jest.advanceTimersByTimeAsync(200);
  expect(status()).toBe('loading');
  read();
  await done;
  expect(status()).toBe('loaded');
});

it('is not kept from the screen when its data takes longer', async () => {
  const { status } = begin(async () => ({ default: Page, prepare: () => new Promise<void>(() => undefined) }));
  await jest.advanceTimersByTimeAsync(249);
  expect(status()).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(status()).toBe('loaded');
});

it.each([
  ['prepares nothing', async () => ({ default: Page }), 'loaded'],
  ['cannot read what it shows', async () => ({ default: Page, prepare: () => Promise.reject(new Error('503')) }), 'loaded'],
  ['throws where it prepares', async () => ({ default: Page, prepare: () => JSON.parse('{') as Promise<void> }), 'loaded'],
  ['cannot be fetched', () => Promise.reject(new Error('404')), 'failed'],
] as const)('is waited for no longer when it %s', async (_, load, expected) => {
  const { status } = begin(load);
  await jest.advanceTimersByTimeAsync(0);
  expect(status()).toBe(expected);
});

it('is requested once more a second after its code was lost on the way', async () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const load = jest.fn<Promise<LoadedPage>, []>().mockRejectedValueOnce(lost).mockResolvedValue({ default: Page });
  const { status, done } = begin(load);
  await jest.advanceTimersByTimeAsync(999);
  expect([status(), load.mock.calls.length]).toEqual(['loading', 1]);
  await jest.advanceTimersByTimeAsync(1);
  await done;
  expect(status()).toBe('loaded');
});

it.each(['beforeunload', 'pagehide'])(
  'is not said to have failed while the browser leaves the page (%s), unless it stays',
  async (name) => {
    const { status } = begin(() => Promise.reject(new Error('aborted')));
    window.dispatchEvent(new Event(name));
    await jest.advanceTimersByTimeAsync(2900);
    expect(status()).toBe('loading');
    await jest.advanceTimersByTimeAsync(200);
    expect(status()).toBe('failed');
  },
);
