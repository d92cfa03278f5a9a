import { act, renderHook } from '@testing-library/react';
import { useBusy } from './useBusy';

it('starts one task at a time, and the next one after a failure too', async () => {
  const { result } = renderHook(() => useBusy());
  const run = (task: () => Promise<void>) => result.current[1](task);
  let fail: (error: Error) => void = () => undefined;
  const first = jest.fn(() => new Promise<void>((_, reject) => (fail = reject)));
  const second = jest.fn(() => Promise.resolve());
  let failed: Promise<unknown> = Promise.resolve();
  act(() => void (failed = run(first).catch((error: unknown) => error)));
  expect(result.current[0]).toBe(true);
  await act(() => run(second));
  expect(second).not.toHaveBeenCalled();
  await act(async () => {
    fail(new Error('Refused'));
    await failed;
  });
  expect(result.current[0]).toBe(false);
  await act(() => run(second));
  expect(second).toHaveBeenCalledTimes(1);
});
