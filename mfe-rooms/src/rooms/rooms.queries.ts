import { type Room, roomCalls, type RoomStatus } from '@arena/shared/contract';
import {
  type LongListSource,
  markOwnChange,
  oldestFirst,
  platform,
  prefetchLongList,
  rowSearch,
  useCapabilityStatus,
  useLiveKey,
  useLongList,
  useQuery,
} from '@arena/shared/platform';
import { callQuery, ordered } from '@arena/shared/ui';

const roomKeys = {
  all: ['mfe_rooms', 'rooms'] as const,
  lists: () => [...roomKeys.all, 'list'] as const,
  list: (status: RoomStatus) => [...roomKeys.lists(), status] as const,
  waiting: (count: number) => [...roomKeys.all, 'waiting', count] as const,
  room: (roomId: number) => [...roomKeys.all, 'room', roomId] as const,
  approvals: (roomId: number) => [...roomKeys.all, 'approvals', roomId] as const,
  // Not below `all`: screenshots are immutable, so payments must not invalidate them.
  image: (imageName: string) => ['mfe_rooms', 'images', imageName] as const,
};

const listOf = (status: RoomStatus): LongListSource<Room> => ({
  key: roomKeys.list(status),
  capability: 'room-pages',
  readAll: (signal) => platform().api.call(roomCalls.listByStatus, { query: { status } }, { signal }),
  search: (query, signal) => platform().api.call(roomCalls.search, { query: { status, ...query } }, { signal }),
});
const ROOM_LISTS: Readonly<Record<RoomStatus, LongListSource<Room>>> = {
  PENDING: listOf('PENDING'),
  COIN_TIME: listOf('COIN_TIME'),
  ALL_DONE: listOf('ALL_DONE'),
};

export const roomQuery = (roomId: number) => callQuery(roomKeys.room(roomId), roomCalls.get, { params: { roomId } });

export const approvalsQuery = (roomId: number) =>
  callQuery(roomKeys.approvals(roomId), roomCalls.approvals, { params: { roomId }, query: { status: 'CREATOR_APPROVED' } });

/** A long list contains only the server's search results. */
export function useRoomList(status: RoomStatus, search: string) {
  const source = ROOM_LISTS[status];
  const keywords = search.trim();
  useLiveKey('room', source.key);
  return useLongList(source, keywords === '' ? {} : { keywords }, null);
}
export async function prefetchRoomLists(): Promise<void> {
  await Promise.all(Object.values(ROOM_LISTS).map((source) => prefetchLongList(source)));
}

// Line breaks keep matches within one text.
const ROOM_SEARCH = rowSearch(({ id, game, creator, opponent }: Room) => [id, game?.title, creator?.name, opponent?.name].join('\n'));

/** Searches ids, games and players. Newest first, then by descending id; rooms without a time come last. */
export function findRooms(rooms: readonly Room[], search: string): readonly Room[] {
  const found = rooms.filter(ROOM_SEARCH.filter(search) ?? (() => true));
  const byId = ordered(found, ({ id }) => id, true);
  return ordered(byId, ({ createdAt }) => createdAt, true);
}

async function readWaiting(count: number, searches: boolean, signal: AbortSignal) {
  const { readAll, search } = ROOM_LISTS.COIN_TIME;
  if (!searches) {
    const rooms = await readAll(signal);
    return { oldest: oldestFirst(rooms, ({ createdAt }) => createdAt).slice(0, count), total: rooms.length, totalIsLeast: false };
  }
  const { items, total, totalIsLeast } = await search({ sort: 'created', order: 'asc', size: count }, signal);
  return { oldest: items, total: total ?? items.length, totalIsLeast };
}

/** The rooms that have waited longest for a payout, and the number waiting. */
export function useWaitingRooms(count: number) {
  const pages = useCapabilityStatus('room-pages');
  useLiveKey('room', roomKeys.waiting(count));
  return useQuery({
    queryKey: roomKeys.waiting(count),
    queryFn: ({ signal }) => readWaiting(count, pages === 'yes', signal),
    enabled: pages !== 'asking',
  });
}

/** null reads nothing: the address has no id. */
export function useRoom(roomId: number | null) {
  useLiveKey('room', roomKeys.room(roomId ?? 0), roomId);
  return useQuery({ ...roomQuery(roomId ?? 0), enabled: roomId !== null });
}

export function useApprovals(roomId: number | null) {
  useLiveKey('room', roomKeys.approvals(roomId ?? 0), roomId);
  return useQuery({ ...approvalsQuery(roomId ?? 0), enabled: roomId !== null });
}

export const useScreenshot = (imageName: string | null) =>
  useQuery({
    ...callQuery(roomKeys.image(imageName ?? ''), roomCalls.image, { params: { imageName: imageName ?? '' } }),
    enabled: imageName !== null,
    staleTime: Infinity,
    gcTime: 60_000,
  });

/** Prefetches the screen behind a hovered or focused card. */
export function prefetchRoom(roomId: number, withApprovals: boolean): void {
  const { queryClient } = platform();
  void queryClient.prefetchQuery(roomQuery(roomId));
  if (withApprovals) void queryClient.prefetchQuery(approvalsQuery(roomId));
}

/** After an act: every list, room and approval is read again. */
export function refreshRooms(roomId: number): Promise<void> {
  markOwnChange('room', roomId);
  return platform().queryClient.invalidateQueries({ queryKey: roomKeys.all });
}
