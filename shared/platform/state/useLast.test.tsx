import { renderHook } from '@testing-library/react';
import { useLast } from './useLast';

test('keeps the last value while there is none', () => {
  const { result, rerender } = renderHook(({ value }: { value: string | undefined }) => useLast(value), {
    initialProps: { value: undefined as string | undefined },
  });
  expect(result.current).toBeUndefined();
  rerender({ value: 'first' });
  rerender({ value: 'second' });
  rerender({ value: undefined });
  expect(result.current).toBe('second');
});
