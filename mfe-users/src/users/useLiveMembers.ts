import { useEffect, useRef } from 'react';
import { listedRow, useCatchUp, useLiveChange } from '@arena/shared/platform';
import { MEMBERS, readMember, refreshMembers, refreshStatistics, userKeys } from './users.queries';

/** Changes within this time share one request. */
const TOGETHER_MS = 500;

/** Refetches a single changed user alone, because the list is long; new or several users, with the list. */
export function useLiveMembers(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const changed = useRef(new Set<number | null>());
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      // Unmounted before the read, so mark the list as stale.
      refreshMembers();
    },
    [],
  );
  useLiveChange('user', ({ id }) => {
    changed.current.add(id);
    timer.current ??= setTimeout(() => {
      const [only, ...others] = changed.current;
      changed.current = new Set();
      timer.current = undefined;
      if (only == null || others.length > 0 || listedRow(MEMBERS, only) === undefined) return refreshMembers();
      void readMember(only);
      void refreshStatistics();
    }, TOGETHER_MS);
  });
  useCatchUp('user', userKeys.list(), refreshMembers);
}
