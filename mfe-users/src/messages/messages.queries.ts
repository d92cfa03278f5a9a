import { formCalls, type FormMessage } from '@arena/shared/contract';
import { nextPage, platform, useInfiniteQuery, useLiveKey } from '@arena/shared/platform';

const messageKeys = { list: () => ['mfe_users', 'messages'] as const };

/** Newest first. Extension `form-messages`. */
export function useMessages() {
  useLiveKey('form-message', messageKeys.list());
  return useInfiniteQuery({
    queryKey: messageKeys.list(),
    queryFn: ({ pageParam, signal }) =>
      platform().api.call(formCalls.list, { query: pageParam === 0 ? {} : { pageNumber: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
  });
}

export function keepMessage(message: FormMessage): void {
  platform().queryClient.setQueryData<ReturnType<typeof useMessages>['data']>(messageKeys.list(), (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: page.items.map((old) => (old.id === message.id ? message : old)) })),
        },
  );
}

export const refreshMessages = (): Promise<void> => platform().queryClient.invalidateQueries({ queryKey: messageKeys.list() });
