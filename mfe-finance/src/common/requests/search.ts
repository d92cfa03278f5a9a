import { rowSearch } from '@arena/shared/ui';
import type { MoneyRequest } from './request';

/** The text of a request that a search looks into (part 1 §5, part 2 §2). Each part on a line of its own: no match spans two. */
export const REQUEST_SEARCH = rowSearch(({ id, user }: MoneyRequest) =>
  [user?.name, user?.email, user?.mobile, id].map((part) => part ?? '').join('\n'),
);
