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
  useLiveKey,
  useLongList,
  useQuery,
} from '@arena/shared/platform';
import { callQuery } from '@arena/shared/ui';
import { useMemo } from 'react';

/** Pictures are immutable, so user changes never invalidate them. */
export const userKeys = {
  all: ['mfe_users', 'users'] as const,
  list: () => [...userKeys.all, 'list'] as const,
  statistics: () => [...userKeys.all, 'statistics'] as const,
  one: (userId: number) => [...userKeys.all, 'one', userId] as const,
  rooms: (userId: number) => [...userKeys.all, 'rooms', userId] as const,
  statement: (userId: number) => [...userKeys.all, 'statement', userId] as const,
  requests: (userId: number) => [...userKeys.all, 'requests', userId] as const,
  account: (userId: number) => [...userKeys.all, 'account', userId] as const,
  picture: (imageName: string) => ['mfe_users', 'pictures', imageName] as const,
};

export const MEMBERS: LongListSource<Member> = {
  key: userKeys.list(),
  capability: 'user-search',
  readAll: (signal) => platform().api.call(userCalls.list, {}, { signal }),
  search: (query, signal) => platform().api.call(userCalls.search, { query }, { signal }),
};

const memberQuery = (userId: number) => callQuery(userKeys.one(userId), userCalls.get, { params: { userId } });

export const filtersOf = (text: string): SearchFilters => (text.trim() === '' ? {} : { keywords: text.trim() });

/** A long list contains the server's search results; a short one contains all users, by id. */
export function useMembers(text: string, order: SearchOrder | null) {
  const list = useLongList(MEMBERS, filtersOf(text), order);
  const canSearch = useCapability('user-search');
  const { rows: read, isWhole } = list;
  const rows = useMemo(
    () => (isWhole && canSearch && read !== undefined ? read.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0)) : read),
    [isWhole, read, canSearch],
  );
  return { ...list, rows };
}

/** Uses the list's data until the answer arrives; null reads nothing: the address has no id. */
export const useMember = (userId: number | null) =>
  useQuery({
    ...memberQuery(userId ?? 0),
    enabled: userId !== null,
    placeholderData: () => (userId === null ? undefined : listedRow(MEMBERS, userId)),
  });

export const useUserStatistics = (enabled: boolean) => useQuery({ ...callQuery(userKeys.statistics(), userCalls.statistics, {}), enabled });

/** Newest first. Extension `user-activity`. */
export const useRoomsOf = (userId: number) => useQuery(callQuery(userKeys.rooms(userId), userCalls.rooms, { params: { userId } }));

/** Newest first. Extension `user-activity`. */
export const statementQuery = (userId: number) => callQuery(userKeys.statement(userId), userCalls.statement, { params: { userId } });
export function useStatementOf(userId: number) {
  useLiveKey('user', userKeys.statement(userId), userId);
  return useQuery(statementQuery(userId));
}

/** Newest first. Extension `user-activity`. */
export const useRequestsOf = (userId: number) => useQuery(callQuery(userKeys.requests(userId), userCalls.requests, { params: { userId } }));

/** Extension `user-account`. */
export function useAccountOf(userId: number | null) {
  const enabled = useCapability('user-account') && userId !== null;
  return useQuery({ ...callQuery(userKeys.account(userId ?? 0), userCalls.account, { params: { userId: userId ?? 0 } }), enabled });
}

export const usePicture = (imageName: string, wanted = true) =>
  useQuery({
    ...callQuery(userKeys.picture(imageName), userCalls.picture, { params: { imageName } }),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });

/** Updates the list and the profile. */
export function keepMember(member: Member): void {
  if (member.id !== null) platform().queryClient.setQueryData(userKeys.one(member.id), member);
  replaceListedRow(MEMBERS, member);
}

/** Updates every screen that shows the user. Throws like the call. */
export async function fetchMember(userId: number): Promise<Member> {
  const member = await fetchFresh(memberQuery(userId));
  keepMember(member);
  return member;
}

/** null after an error. */
export const readMember = (userId: number): Promise<Member | null> => fetchMember(userId).catch(() => null);

const refreshList = (): Promise<void> => platform().queryClient.invalidateQueries({ queryKey: userKeys.list() });

/** After a change of unknown users. */
export function refreshMembers(): void {
  void refreshList();
  void refreshStatistics();
}

export const refreshStatistics = (): Promise<void> => platform().queryClient.invalidateQueries({ queryKey: userKeys.statistics() });

/** Searches name, email and mobile number (part 2 §5), each optional. Line breaks between them keep matches within one. */
export const MEMBER_SEARCH = rowSearch(({ name, email, mobile }: Pick<Member, 'name' | 'email' | 'mobile'>) =>
  [name, email, mobile].join('\n'),
);
