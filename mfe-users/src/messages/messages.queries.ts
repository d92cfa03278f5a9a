import { formCalls, type FormMessage, type Page } from '@arena/shared/contract';
import { nextPage, platform, useInfiniteQuery, useLiveKey } from '@arena/shared/platform';

const messageKeys = { list: () => ['mfe_users', 'messages'] as const };

interface Pages {
  readonly pages: readonly Page<FormMessage>[];
  readonly pageParams: readonly unknown[];
}

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
  platform().queryClient.setQueryData<Pages>(messageKeys.list(), (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: page.items.map((old) => (old.id === message.id ? message : old)) })),
        },
  );
}

export const refreshMessages = (): Promise<void> => platform().queryClient.invalidateQueries({ queryKey: messageKeys.list() });
