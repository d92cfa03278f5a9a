import { memo, useMemo } from 'react';
import { hintOf, messageOf } from '@arena/shared/platform';
import { Button, color, EmptyState, ErrorState, figures, styled, useMediaQuery } from '@arena/shared/ui';
import { memberFilter } from '../users.search';
import { useMembers } from '../users.queries';
import { CompactList } from './CompactList';
import { LazyTable } from './LazyTable';
import { ListSkeleton } from './ListSkeleton';
import { memberLook } from './member.styles';

const Look = styled('div')(memberLook);
const Count = styled('p')({ marginTop: 8, minHeight: '1.25rem', color: color.muted, fontSize: '0.8125rem', ...figures });

const number = (value: number) => new Intl.NumberFormat('en-US').format(value);
const noun = (count: number) => (count === 1 ? 'user' : 'users');

interface MemberListProps {
  /** What is searched for. */
  readonly text: string;
  readonly scrollKey: string;
  readonly onSearch: (text: string) => void;
}

/** All users, or those that a text finds. Drawn apart from the search field, so that a letter is on the screen before it is used. */
export const MemberList = memo(function MemberList({ text, scrollKey, onSearch }: MemberListProps) {
  const { data, error, isFetching, refetch } = useMembers();
  const filter = useMemo(() => memberFilter(text), [text]);
  const narrow = useMediaQuery('(max-width: 768px)');

  const total = data?.length ?? 0;
  const failure =
    error === null || data !== undefined ? null : (
      <ErrorState flush title={messageOf(error)} message={hintOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
    );
  const empty =
    filter === null ? (
      <EmptyState flush title="No users found" hint="Whoever registers appears here." />
    ) : (
      <EmptyState
        flush
        title="No users found"
        hint={`None of the ${number(total)} ${noun(total)} has “${text.trim()}” in their name, e-mail or mobile number.`}
        action={<Button onClick={() => onSearch('')}>Clear the search</Button>}
      />
    );
  const footer = (shown: number) => (
    <Count role="status">{shown === total ? `${number(shown)} ${noun(shown)}` : `${number(shown)} of ${number(total)} users`}</Count>
  );
  const rows = data ?? null;

  if (narrow) {
    return (
      <Look>
        {rows === null && failure === null ? (
          <ListSkeleton />
        ) : (
          <CompactList rows={rows ?? []} filter={filter} error={failure} empty={empty} footer={footer} />
        )}
      </Look>
    );
  }
  return (
    <Look>
      <LazyTable rows={rows} filter={filter} error={failure} empty={empty} footer={footer} scrollKey={scrollKey} />
    </Look>
  );
});
