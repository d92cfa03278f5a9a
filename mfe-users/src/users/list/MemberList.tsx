import { memo, type RefObject, useEffect, useRef } from 'react';
import { prefetchLongList, usePrepared } from '@arena/shared/platform';
import { Button, countText, EmptyState, lazyPart, ListFooter, QueryError, styled, TableSkeleton } from '@arena/shared/ui';
import { MEMBER_SEARCH, MEMBERS } from '../users.queries';
import { NARROW } from './list-shape';
import { memberLook } from './member.styles';
import { useListed } from './useListed';
import * as t from './list.messages';

const Look = styled('div')(memberLook);

const WORDS = ['user', 'users'] as const;
const skeleton = <TableSkeleton label={t.loadingUsers} height={380} />;

/** In their own chunks, so that the header and figures don't wait for them. */
const Table = lazyPart(() => import('./MemberTable').then((module) => module.default), t.theTable, skeleton);
const Compact = lazyPart(() => import('./CompactList').then((module) => module.CompactList), t.theList, skeleton);

// Fetched with the page's code, including prefetches.
const look = (globalThis.matchMedia?.(NARROW).matches === true ? Compact : Table).prefetch();

/** Prefetches the first rows and the layout's code. Never rejects. */
export async function prepareMembers(): Promise<void> {
  await Promise.all([look, prefetchLongList(MEMBERS)]);
}

interface MemberListProps {
  readonly text: string;
  readonly scrollKey: string;
  readonly onSearch: (text: string) => void;
}

/** Scrolls to the top when the server answers a new query. */
function useTopOf(question: string | null, look: RefObject<HTMLElement | null>): void {
  const before = useRef(question);
  useEffect(() => {
    if (question === null || before.current === question) return;
    const isFirst = before.current === null;
    before.current = question;
    const area = look.current?.querySelector('[role=region]');
    if (!isFirst && area != null) area.scrollTop = 0;
  }, [look, question]);
}

/** Filters on every keystroke in the same frame; long lists after the server's answer. */
export const MemberList = memo(function MemberList({ text, scrollKey, onSearch }: MemberListProps) {
  const { rows, isWhole, total, totalIsLeast, isSearching, query, more, narrow, sort, filter } = useListed(text);
  usePrepared(MEMBER_SEARCH, isWhole ? rows : null);
  const look = useRef<HTMLDivElement>(null);
  useTopOf(isWhole || isSearching ? null : `${sort} ${text.trim()}`, look);

  const failure = query.error === null || rows !== null ? null : <QueryError query={query} flush />;
  const empty =
    text.trim() === '' ? (
      <EmptyState flush title={t.noUsers} hint={t.noUsersHint} />
    ) : (
      <EmptyState
        flush
        title={t.noUsers}
        hint={t.noMatch(isWhole ? t.noneOf(countText(total, total, WORDS)) : t.noUser, text.trim())}
        action={<Button onClick={() => onSearch('')}>{t.resetSearch}</Button>}
      />
    );
  const footer = (shown: number) => (
    <ListFooter more={more && { ...more, failed: more.failed ? t.moreFailed : null }}>
      {isSearching ? t.searching : countText(shown, total, WORDS, totalIsLeast)}
    </ListFooter>
  );
  // After a failure only a press retries: scrolling would send requests without end.
  const shared = { filter, error: failure, empty, footer, onNearEnd: more === null || more.failed ? undefined : more.load };

  return (
    <Look ref={look}>
      {!narrow ? (
        <Table {...shared} rows={rows} isOrdered={!isWhole} scrollKey={scrollKey} />
      ) : rows === null && failure === null ? (
        skeleton
      ) : (
        <Compact {...shared} rows={rows ?? []} />
      )}
    </Look>
  );
});
