import { exclusively, forgetOldIntents, type Intent, readIntent, subscribeIntents, writeIntent } from './intents';

const intent = (changes: Partial<Intent<string>> = {}): Intent<string> => ({
  key: 'k1',
  state: 'sending',
  detail: 'x',
  at: Date.now(),
  ...changes,
});

beforeEach(() => localStorage.clear());

it('finds an intent again after a reload, and is the same object until it changes', () => {
  writeIntent('room-payment:1', intent());
  expect(readIntent('room-payment:1')).toMatchObject({ key: 'k1', state: 'sending' });
  expect(readIntent('room-payment:1')).toBe(readIntent('room-payment:1'));
  expect(readIntent('room-payment:2')).toBeNull();
});

it.each(['{', 'null', '7', '{"key":1}', '"x"'])('takes %s in the storage for no intent', (raw) => {
  localStorage.setItem('arena.intent.room-payment:1', raw);
  expect(readIntent('room-payment:1')).toBeNull();
});

it('tells this tab and hears of other tabs', () => {
  const heard = jest.fn();
  const stop = subscribeIntents(heard);
  writeIntent('room-payment:1', intent());
  window.dispatchEvent(new StorageEvent('storage', { key: 'arena.intent.room-payment:1' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  writeIntent('room-payment:1', intent({ state: 'done' }));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('forgets intents of long ago and keeps those of today', () => {
  writeIntent('old', intent({ at: Date.now() - 40 * 24 * 3600 * 1000 }));
  writeIntent('new', intent());
  forgetOldIntents();
  expect(readIntent('old')).toBeNull();
  expect(readIntent('new')).not.toBeNull();
});

it('runs one piece of work at a time under a name', async () => {
  let finish: () => void = () => undefined;
  const first = exclusively('room-payment:1', () => new Promise<string>((resolve) => (finish = () => resolve('paid'))));
  await expect(exclusively('room-payment:1', async () => 'paid again')).resolves.toBeNull();
  await expect(exclusively('room-payment:2', async () => 'other room')).resolves.toEqual({ result: 'other room' });
  finish();
  await expect(first).resolves.toEqual({ result: 'paid' });
  await expect(exclusively('room-payment:1', async () => 'later')).resolves.toEqual({ result: 'later' });
});

it('does not run what another tab is running', async () => {
  const locks = { request: jest.fn((_name: string, _options: object, work: (lock: null) => unknown) => Promise.resolve(work(null))) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const work = jest.fn(async () => 'paid');
  await expect(exclusively('room-payment:1', work)).resolves.toBeNull();
  expect(work).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});

it('lets go of the name when the work fails', async () => {
  await expect(exclusively('room-payment:1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(exclusively('room-payment:1', async () => 'ok')).resolves.toEqual({ result: 'ok' });
});
