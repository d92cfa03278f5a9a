import { memo, useMemo } from 'react';
import {
  Button,
  color,
  countText,
  EmptyState,
  figures,
  lazyPart,
  QueryError,
  styled,
  TableSkeleton,
  useMediaQuery,
  usePrepared,
} from '@arena/shared/ui';
import { MEMBER_SEARCH } from '../users.search';
import { useMembers } from '../users.queries';
import type { CompactListProps } from './CompactList';
import type { MemberTableProps } from './MemberTable';
import { memberLook } from './member.styles';

const Look = styled('div')(memberLook);
const Count = styled('p')({ marginTop: 8, minHeight: '1.25rem', color: color.muted, fontSize: '0.8125rem', ...figures });

const WORDS = ['user', 'users'] as const;
const skeleton = <TableSkeleton label="Loading users" height={380} />;

/** The two looks of the list, each in a bundle of its own: the page's head and figures do not wait for them. */
const Table = lazyPart<MemberTableProps>(() => import('./MemberTable').then((module) => module.default), 'The table', skeleton);
const Compact = lazyPart<CompactListProps>(() => import('./CompactList').then((module) => module.CompactList), 'The list', skeleton);

const NARROW = '(max-width: 768px)';
// With the page's code, so that it is there when somebody has only pointed at the link.
(globalThis.matchMedia?.(NARROW).matches === true ? Compact : Table).prefetch();

interface MemberListProps {
  /** What is searched for. */
  readonly text: string;
  readonly scrollKey: string;
  readonly onSearch: (text: string) => void;
}

/** All users, or those that a text finds. A letter changes them in the frame in which it shows itself. */
export const MemberList = memo(function MemberList({ text, scrollKey, onSearch }: MemberListProps) {
  const query = useMembers();
  const { data, error } = query;
  const filter = useMemo(() => MEMBER_SEARCH.filter(text), [text]);
  usePrepared(MEMBER_SEARCH, data ?? null);
  const narrow = useMediaQuery(NARROW);

  const total = data?.length ?? 0;
  const failure = error === null || data !== undefined ? null : <QueryError query={query} flush />;
  const empty =
    filter === null ? (
      <EmptyState flush title="No users found" hint="Whoever registers appears here." />
    ) : (
      <EmptyState
        flush
        title="No users found"
        hint={`None of the ${countText(total, total, WORDS)} has “${text.trim()}” in their name, e-mail or mobile number.`}
        action={<Button onClick={() => onSearch('')}>Clear the search</Button>}
      />
    );
  const footer = (shown: number) => <Count role="status">{countText(shown, total, WORDS)}</Count>;
  const rows = data ?? null;

  if (narrow) {
    return (
      <Look>
        {rows === null && failure === null ? (
          skeleton
        ) : (
          <Compact rows={rows ?? []} filter={filter} error={failure} empty={empty} footer={footer} />
        )}
      </Look>
    );
  }
  return (
    <Look>
      <Table rows={rows} filter={filter} error={failure} empty={empty} footer={footer} scrollKey={scrollKey} />
    </Look>
  );
});
