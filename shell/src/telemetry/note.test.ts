import { QueryClient } from '@tanstack/react-query';
import type { SectionHost as Host } from '../sections/host';
import { descriptor, registryOf } from '../sections/testing';
import { readRegistry } from '../sections/registry';

jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

const startReporter = jest.fn();
jest.mock('./reporter', () => ({ startReporter }));

const idle = jest.fn<number, [() => void]>();
const snapshot = readRegistry({ ...(registryOf(descriptor()) as object), telemetry: true });
const [rooms] = snapshot.sections;
if (rooms === undefined) throw new Error('one section');

/** The module as a page that starts has it. */
async function fresh() {
  jest.resetModules();
  const { note } = await import('../sections/note');
  const { startTelemetry } = await import('./start');
  const host = { snapshot, stateOf: () => ({ status: 'idle' }) };
  return { note, host, queryClient: new QueryClient(), start: (client: QueryClient) => startTelemetry(host as unknown as Host, client) };
}

beforeEach(() => {
  jest.useFakeTimers();
  idle.mockReset();
  startReporter.mockReset();
  Object.assign(window, { requestIdleCallback: idle });
});
afterEach(() => jest.useRealTimers());

const loaded = { kind: 'load', of: rooms, ms: 1 } as const;

it('begins when the page has nothing else to do, and hands over what was noted before', async () => {
  const { note, host, queryClient, start } = await fresh();
  note(loaded);
  host.stateOf = () => ({ status: 'loading' });
  start(queryClient);
  jest.advanceTimersByTime(10_000);
  expect(idle).not.toHaveBeenCalled();
  host.stateOf = () => ({ status: 'loaded' });
  jest.advanceTimersByTime(2000);
  expect(startReporter).not.toHaveBeenCalled();
  const take = jest.fn();
  startReporter.mockReturnValue(take);
  idle.mock.calls[0]?.[0]();
  await jest.runAllTimersAsync();
  expect(take.mock.calls).toEqual([[loaded]]);
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('x') }));
  expect(take).toHaveBeenCalledTimes(2);
});

it('keeps at most two hundred, and never throws at the caller', async () => {
  const { note, queryClient, start } = await fresh();
  for (let times = 0; times < 1000; times += 1) note(loaded);
  start(queryClient);
  jest.advanceTimersByTime(2000);
  const take = jest.fn(() => {
    throw new Error('broken');
  });
  startReporter.mockReturnValue(take);
  idle.mock.calls[0]?.[0]();
  await jest.runAllTimersAsync();
  expect(take).toHaveBeenCalledTimes(200);
  expect(() => note(loaded)).not.toThrow();
});

it('does nothing where the origin does not count', async () => {
  const { note, host, queryClient, start } = await fresh();
  host.snapshot = readRegistry(registryOf(descriptor()));
  start(queryClient);
  note(loaded);
  jest.advanceTimersByTime(60_000);
  expect(idle).not.toHaveBeenCalled();
});
