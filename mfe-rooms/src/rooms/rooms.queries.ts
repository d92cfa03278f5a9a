import { roomCalls, type RoomStatus } from '@arena/shared/contract';
import { platform, markOwnChange, useLiveKey, useQuery } from '@arena/shared/platform';

const roomKeys = {
  all: ['mfe_rooms', 'rooms'] as const,
  lists: () => [...roomKeys.all, 'list'] as const,
  list: (status: RoomStatus) => [...roomKeys.lists(), status] as const,
  room: (roomId: number) => [...roomKeys.all, 'room', roomId] as const,
  approvals: (roomId: number) => [...roomKeys.all, 'approvals', roomId] as const,
  // Beside `all`: a picture never changes under its name, so a payment has no reason to fetch it again.
  image: (imageName: string) => ['mfe_rooms', 'images', imageName] as const,
};

const listQuery = (status: RoomStatus) => ({
  queryKey: roomKeys.list(status),
  queryFn: ({ signal }: { signal: AbortSignal }) => platform().api.call(roomCalls.listByStatus, { query: { status } }, { signal }),
});

export const roomQuery = (roomId: number) => ({
  queryKey: roomKeys.room(roomId),
  queryFn: ({ signal }: { signal: AbortSignal }) => platform().api.call(roomCalls.get, { params: { roomId } }, { signal }),
});

export const approvalsQuery = (roomId: number) => ({
  queryKey: roomKeys.approvals(roomId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    platform().api.call(roomCalls.approvals, { params: { roomId }, query: { status: 'CREATOR_APPROVED' } }, { signal }),
});

export function useRoomList(status: RoomStatus) {
  useLiveKey('room', roomKeys.list(status));
  return useQuery(listQuery(status));
}

/** One room; null (an address without an id) reads nothing. */
export function useRoom(roomId: number | null) {
  useLiveKey('room', roomKeys.room(roomId ?? 0), roomId);
  return useQuery({ ...roomQuery(roomId ?? 0), enabled: roomId !== null });
}

export function useApprovals(roomId: number | null) {
  useLiveKey('room', roomKeys.approvals(roomId ?? 0), roomId);
  return useQuery({ ...approvalsQuery(roomId ?? 0), enabled: roomId !== null });
}

/** The bytes of a screenshot. */
export const useScreenshot = (imageName: string | null) =>
  useQuery({
    queryKey: roomKeys.image(imageName ?? ''),
    queryFn: ({ signal }) => platform().api.call(roomCalls.image, { params: { imageName: imageName ?? '' } }, { signal }),
    enabled: imageName !== null,
    staleTime: Infinity,
    gcTime: 60_000,
  });

/** Starts to read what a card's screen will need, while the pointer or the focus is still on the card. */
export function prefetchRoom(roomId: number, withApprovals: boolean): void {
  const { queryClient } = platform();
  void queryClient.prefetchQuery(roomQuery(roomId));
  if (withApprovals) void queryClient.prefetchQuery(approvalsQuery(roomId));
}

/** After an act: every list, room and approval is read again. */
export function refreshRooms(): Promise<void> {
  markOwnChange('room');
  return platform().queryClient.invalidateQueries({ queryKey: roomKeys.all });
}
