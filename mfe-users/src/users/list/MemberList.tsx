import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { prefetchLongList, usePrepared, useUrlState } from '@arena/shared/platform';
import { Button, countText, EmptyState, lazyPart, ListFooter, QueryError, styled, TableSkeleton, useMediaQuery } from '@arena/shared/ui';
import { MEMBER_SEARCH, MEMBERS, useMembers } from '../users.queries';
import { orderOf } from './list-shape';
import { memberLook } from './member.styles';
import { MemberExport } from './MemberExport';
import * as t from './list.messages';

const Look = styled('div')(memberLook);

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 16px',
  marginTop: 8,
  '& > :first-child': { flex: 1, marginTop: 0 },
});

const WORDS = ['user', 'users'] as const;
const skeleton = <TableSkeleton label={t.loadingUsers} height={380} />;

/** In their own chunks, so that the header and figures don't wait for them. */
const Table = lazyPart(() => import('./MemberTable').then((module) => module.default), t.theTable, skeleton);
const Compact = lazyPart(() => import('./CompactList').then((module) => module.CompactList), t.theList, skeleton);

const NARROW = '(max-width: 768px)';
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
  const narrow = useMediaQuery(NARROW);
  const [sortText] = useUrlState('sort');
  // The narrow layout has no headers to sort by.
  const sort = narrow ? '' : sortText;
  const list = useMembers(text, orderOf(sort));
  const { rows: read, isWhole, total, isSearching, query, more } = list;
  const rows = read ?? null;
  const filter = useMemo(() => (isWhole ? MEMBER_SEARCH.filter(text) : null), [isWhole, text]);
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
    <Foot>
      <ListFooter more={more && { ...more, failed: more.failed ? t.moreFailed : null }}>
        {isSearching ? t.searching : countText(shown, total, WORDS, list.totalIsLeast)}
      </ListFooter>
      <MemberExport rows={isWhole ? rows : null} filter={filter} text={text} sort={sort} disabled={shown === 0 || isSearching} />
    </Foot>
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
