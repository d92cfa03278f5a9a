import { withLock } from './lock';

it('runs one piece of work at a time under a name, in the order of asking', async () => {
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const first = withLock('room-payment:1', () => new Promise<void>((resolve) => (finish = resolve)).then(() => void order.push('first')));
  const second = withLock('room-payment:1', async () => void order.push('second'));
  await withLock('room-payment:2', async () => void order.push('other room'));
  expect(order).toEqual(['other room']);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['other room', 'first', 'second']);
});

it('lets go of the name when the work fails', async () => {
  await expect(withLock('room-payment:1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(withLock('room-payment:1', async () => 'ok')).resolves.toBe('ok');
});

it('asks the browser for a lock that all tabs share, where it has them', async () => {
  const request = jest.fn((_name: string, work: () => unknown) => Promise.resolve(work()));
  Object.defineProperty(navigator, 'locks', { value: { request, query: () => Promise.resolve({}) }, configurable: true });
  await expect(withLock('room-payment:1', async () => 'paid')).resolves.toBe('paid');
  expect(request.mock.calls.map(([name]) => name)).toEqual(['arena.intent.room-payment:1']);
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});

it('runs in the order of this tab where the browser refuses its locks', async () => {
  const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request: refuse, query: refuse }, configurable: true });
  await expect(withLock('room-payment:1', async () => 'paid')).resolves.toBe('paid');
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});
