import { useMemo } from 'react';
import { useUrlState } from '@arena/shared/platform';
import { useMediaQuery } from '@arena/shared/ui';
import { MEMBER_SEARCH, useMembers } from '../users.queries';
import { NARROW, orderOf } from './list-shape';

/** The users that `text` and the address's order ask for. */
export function useListed(text: string) {
  const narrow = useMediaQuery(NARROW);
  const [sortText] = useUrlState('sort');
  // The narrow layout has no headers to sort by.
  const sort = narrow ? '' : sortText;
  const list = useMembers(text, orderOf(sort));
  const { isWhole, rows = null } = list;
  const filter = useMemo(() => (isWhole ? MEMBER_SEARCH.filter(text) : null), [isWhole, text]);
  return { ...list, rows, narrow, sort, filter };
}
