import { installFakePlatform } from '@arena/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { platform } from '../platform';
import { announceChange, useLiveKey } from './live';

const read = jest.fn<Promise<number>, []>();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={platform().queryClient}>{children}</QueryClientProvider>
);
let name = 0;
function open(id?: number | null) {
  const queryKey = ['things', name];
  return renderHook(
    () => {
      const told = useLiveKey('room', queryKey, id);
      return { told, data: useQuery({ queryKey, queryFn: read }).data };
    },
    { wrapper },
  );
}
const announce = (subject: string, id: number | null = 7) => act(() => announceChange({ subject, id, status: null, actorId: 2 }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  name += 1;
  read.mockReset().mockResolvedValue(1);
  installFakePlatform({ capabilities: ['live-changes'] });
});
afterEach(async () => {
  await pass(60_000);
  jest.useRealTimers();
});

test('reads again within half a second of a change, and changes that come together are read together', async () => {
  const { result } = open();
  await pass(0);
  read.mockResolvedValue(2);
  announce('room');
  announce('room', 8);
  announce('topup');
  await pass(500);
  expect(read).toHaveBeenCalledTimes(2);
  expect(result.current).toEqual({ told: true, data: 2 });
});

test('a change of another thing is no news of one thing', async () => {
  open(7);
  await pass(0);
  announce('room', 8);
  await pass(500);
  expect(read).toHaveBeenCalledTimes(1);
  announce('room', 7);
  await pass(500);
  expect(read).toHaveBeenCalledTimes(2);
  // An unknown item.
  announce('room', null);
  await pass(500);
  expect(read).toHaveBeenCalledTimes(3);
});

test('changes without end let a long reading come to its end', async () => {
  open();
  await pass(0);
  read.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 3000, 2)));
  for (let turn = 0; turn < 40; turn += 1) {
    announce('room');
    await pass(100);
  }
  // An answered request and a pending one.
  expect(read).toHaveBeenCalledTimes(3);
});

test('what changed while no screen was there is read when one opens', async () => {
  const first = open();
  await pass(0);
  first.unmount();
  await pass(100);
  announce('room');
  await pass(2000);
  read.mockResolvedValue(2);
  const { result } = open();
  await pass(0);
  expect(result.current.data).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});
