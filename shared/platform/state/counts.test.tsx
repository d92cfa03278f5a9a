import { platformCalls, type PlatformCounts } from '@arena/shared/contract';
import { announceChange, ApiError, platform, refreshCounts, useFigure, useLiveCounts } from '@arena/shared/platform';
import { type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

let host: FakePlatform;
let counts: PlatformCounts;
const NUMBERS: PlatformCounts = {
  users: 5000,
  completedRooms: 70,
  tournaments: 36,
  ongoingTournaments: 8,
  upcomingThisMonth: 9,
  participants: 400,
  ongoingPrizePool: 1200.5,
  roomsByStatus: [],
  tournamentsByStatus: [],
  usersByRole: [],
  waiting: [],
};
const read = jest.fn(async () => 10);
const countedUsers = ({ users }: PlatformCounts) => users;
const countedRooms = ({ completedRooms }: PlatformCounts) => completedRooms;
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={platform().queryClient}>{children}</QueryClientProvider>
);
const open = () =>
  renderHook(
    () => {
      useLiveCounts();
      return [
        useFigure({ queryKey: ['users'], read, counted: countedUsers }),
        useFigure({ queryKey: ['rooms'], read, counted: countedRooms }),
      ].map(({ data }) => data);
    },
    { wrapper },
  );
const change = (subject: string) => announceChange({ subject, id: 1, status: null, actorId: null });
const start = (capabilities: Parameters<typeof installFakePlatform>[0] = { capabilities: ['counts'] }) => {
  host = installFakePlatform(capabilities);
  host.on(platformCalls.counts, () => counts);
};

beforeEach(() => {
  counts = NUMBERS;
  read.mockClear();
  start();
});
afterEach(() => {
  jest.useRealTimers();
});

test('where the server counts, one reading serves every figure, and nothing else is read', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current).toEqual([5000, 70]));
  expect(host.made(platformCalls.counts)).toHaveLength(1);
  expect(read).not.toHaveBeenCalled();
});

test('elsewhere each figure is read by its own call, and the counts are never asked for', async () => {
  start({});
  const { result } = open();
  await waitFor(() => expect(result.current).toEqual([10, 10]));
  expect(read).toHaveBeenCalledTimes(2);
  change('user');
  await act(refreshCounts);
  expect(host.made(platformCalls.counts)).toEqual([]);
});

test('nothing is read before it is known which of the two it will be', async () => {
  start({});
  const asked = jest.spyOn(platform().capabilities, 'asked').mockReturnValue(false);
  const { result, rerender } = open();
  await act(async () => undefined);
  expect(read).not.toHaveBeenCalled();
  expect(result.current).toEqual([undefined, undefined]);
  asked.mockReturnValue(true);
  rerender();
  await waitFor(() => expect(result.current).toEqual([10, 10]));
});

test('a figure that the server does not count is read by its own call all the same', async () => {
  const { result } = renderHook(() => useFigure({ queryKey: ['revenue'], read }), { wrapper });
  await waitFor(() => expect(result.current.data).toBe(10));
  expect(host.made(platformCalls.counts)).toEqual([]);
});

test('counts that fail are an error, not a list read in their place', async () => {
  host.on(platformCalls.counts, () => {
    throw new ApiError('refused', 'Not now', 400);
  });
  const { result } = renderHook(() => useFigure({ queryKey: ['users'], read, counted: countedUsers }), { wrapper });
  await waitFor(() => expect(result.current.error).toMatchObject({ message: 'Not now' }));
  expect(read).not.toHaveBeenCalled();
});

test.each(['user', 'room', 'tournament'])('a burst of changes of a %s has them read again once, within two seconds', async (subject) => {
  const { result } = open();
  await waitFor(() => expect(result.current).toEqual([5000, 70]));
  counts = { ...NUMBERS, users: 5001 };
  jest.useFakeTimers();
  for (let times = 0; times < 5; times += 1) change(subject);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(result.current).toEqual([5001, 70]);
  expect(host.made(platformCalls.counts)).toHaveLength(2);
});

test('a change of what is not counted asks for nothing', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current).toEqual([5000, 70]));
  jest.useFakeTimers();
  change('stream');
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(host.made(platformCalls.counts)).toHaveLength(1);
});
