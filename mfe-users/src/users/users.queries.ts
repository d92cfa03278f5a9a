import { type Member, userCalls } from '@arena/shared/contract';
import {
  fetchFresh,
  listedRow,
  type LongListSource,
  platform,
  replaceListedRow,
  rowSearch,
  type SearchFilters,
  type SearchOrder,
  useCapability,
  useLongList,
  useQuery,
} from '@arena/shared/platform';
import { useMemo } from 'react';

/** The cache keys of this area. A picture never changes under its name, so no change of a user fetches it again. */
const userKeys = {
  all: ['mfe_users', 'users'] as const,
  list: () => [...userKeys.all, 'list'] as const,
  statistics: () => [...userKeys.all, 'statistics'] as const,
  one: (userId: number) => [...userKeys.all, 'one', userId] as const,
  rooms: (userId: number) => [...userKeys.all, 'rooms', userId] as const,
  statement: (userId: number) => [...userKeys.all, 'statement', userId] as const,
  picture: (imageName: string) => ['mfe_users', 'pictures', imageName] as const,
};

interface Reading {
  readonly signal: AbortSignal;
}

export const MEMBERS: LongListSource<Member> = {
  key: userKeys.list(),
  capability: 'user-search',
  readAll: (signal) => platform().api.call(userCalls.list, {}, { signal }),
  search: (query, signal) => platform().api.call(userCalls.search, { query }, { signal }),
};

const memberQuery = (userId: number) => ({
  queryKey: userKeys.one(userId),
  queryFn: ({ signal }: Reading) => platform().api.call(userCalls.get, { params: { userId } }, { signal }),
});

export const filtersOf = (text: string): SearchFilters => (text.trim() === '' ? {} : { keywords: text.trim() });

/** The users that a text finds, in the order of a column; of a short list all of them, as every backend lists them: by their ids. */
export function useMembers(text: string, order: SearchOrder | null) {
  const list = useLongList(MEMBERS, filtersOf(text), order);
  const canSearch = useCapability(MEMBERS.capability);
  const { rows: read, isWhole } = list;
  const rows = useMemo(
    () => (isWhole && canSearch && read !== undefined ? read.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0)) : read),
    [isWhole, read, canSearch],
  );
  return { ...list, rows };
}

/** One user, as the list knows them until the answer arrives; null (an address without an id) reads nothing. */
export const useMember = (userId: number | null) =>
  useQuery({
    ...memberQuery(userId ?? 0),
    enabled: userId !== null,
    placeholderData: () => (userId === null ? undefined : listedRow(MEMBERS, userId)),
  });

export const useUserStatistics = (enabled: boolean) =>
  useQuery({
    queryKey: userKeys.statistics(),
    queryFn: ({ signal }) => platform().api.call(userCalls.statistics, {}, { signal }),
    enabled,
  });

/** The rooms and tournaments of a user, newest first. Extension `user-activity`, as is the statement. */
export const useRoomsOf = (userId: number) =>
  useQuery({
    queryKey: userKeys.rooms(userId),
    queryFn: ({ signal }) => platform().api.call(userCalls.rooms, { params: { userId } }, { signal }),
  });

/** The movements of a user's balance, newest first. */
export const useStatementOf = (userId: number) =>
  useQuery({
    queryKey: userKeys.statement(userId),
    queryFn: ({ signal }) => platform().api.call(userCalls.statement, { params: { userId } }, { signal }),
  });

/** The bytes of a picture. */
export const usePicture = (imageName: string, wanted = true) =>
  useQuery({
    queryKey: userKeys.picture(imageName),
    queryFn: ({ signal }) => platform().api.call(userCalls.picture, { params: { imageName } }, { signal }),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });

/** Replaces one user in the cache, in the list and on the profile. */
export function keepMember(member: Member): void {
  if (member.id !== null) platform().queryClient.setQueryData(userKeys.one(member.id), member);
  replaceListedRow(MEMBERS, member);
}

/** Reads one user now, for every screen that shows them. Throws as the call does. */
export async function fetchMember(userId: number): Promise<Member> {
  const member = await fetchFresh(memberQuery(userId));
  keepMember(member);
  return member;
}

/** Reads one user again; null when that fails. */
export const readMember = (userId: number): Promise<Member | null> => fetchMember(userId).catch(() => null);

/** Refetches the list if it's on the screen. */
export const refreshList = (): Promise<void> => platform().queryClient.invalidateQueries({ queryKey: userKeys.list() });

/** Refetches the figures, if they're live. */
export const refreshStatistics = (): Promise<void> => platform().queryClient.invalidateQueries({ queryKey: userKeys.statistics() });

/** Searches name, e-mail and mobile number (part 2 §5), each optional. Line breaks between them keep matches within one. */
export const MEMBER_SEARCH = rowSearch(({ name, email, mobile }: Pick<Member, 'name' | 'email' | 'mobile'>) =>
  [name, email, mobile].map((part) => part ?? '').join('\n'),
);
