import { renderHook } from '@testing-library/react';
import { announceChange, useLiveChange } from './live';

const change = { subject: 'topup', id: 7, status: 'APPROVED', actorId: 1 };

it('tells a screen of its own subject only, with its latest listener, and nothing after it is gone', () => {
  const first = jest.fn();
  const second = jest.fn();
  const { rerender, unmount } = renderHook(({ listener }) => useLiveChange('topup', listener), { initialProps: { listener: first } });
  announceChange({ ...change, subject: 'redeem' });
  expect(first).not.toHaveBeenCalled();
  announceChange(change);
  expect(first).toHaveBeenCalledWith(change);
  rerender({ listener: second });
  announceChange(change);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  unmount();
  announceChange(change);
  expect(second).toHaveBeenCalledTimes(1);
});
