import { formCalls, type FormMessage } from '@arena/shared/contract';
import { platform, useLiveKey, useNumberedPages } from '@arena/shared/platform';

const messageKeys = { list: () => ['mfe_users', 'messages'] as const };

/** Newest first. Extension `form-messages`. */
export function useMessages() {
  useLiveKey('form-message', messageKeys.list());
  return useNumberedPages({
    queryKey: messageKeys.list(),
    read: (pageNumber, signal) => platform().api.call(formCalls.list, { query: pageNumber === 0 ? {} : { pageNumber } }, { signal }),
    enabled: true,
  });
}

export function keepMessage(message: FormMessage): void {
  platform().queryClient.setQueryData<ReturnType<typeof useMessages>['query']['data']>(messageKeys.list(), (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: page.items.map((old) => (old.id === message.id ? message : old)) })),
        },
  );
}

export const refreshMessages = (): Promise<void> => platform().queryClient.invalidateQueries({ queryKey: messageKeys.list() });
