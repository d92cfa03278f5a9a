import type { Member } from '@arena/shared/contract';
import { rowSearch } from '@arena/shared/ui';

/**
 * What the search looks into: name, e-mail and mobile number (part 2 §5). Any of them may be missing. A line break between them:
 * no search finds the end of one with the beginning of the next.
 */
export const MEMBER_SEARCH = rowSearch(({ name, email, mobile }: Pick<Member, 'name' | 'email' | 'mobile'>) =>
  [name, email, mobile].map((part) => part ?? '').join('\n'),
);
