import { useNow } from '@arena/shared/platform';
import { Button, color, EmptyState, LoadingState, QueryError, radius, Skeleton, styled } from '@arena/shared/ui';
import { Bell } from 'lucide';
import { type Filter, groupsOf, matches, type NotificationFeed } from './notification-feed';
import { NotificationItem } from './NotificationItem';
import * as t from './notifications.messages';

const Frame = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  overflow: 'hidden',
});
const SkeletonRow = styled('li')({ display: 'flex', gap: 14, padding: 16, '& > :last-child': { flex: 1, display: 'grid', gap: 8 } });
const End = styled('div')({ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 12, marginTop: 16, color: color.muted });

interface NotificationListProps {
  readonly feed: NotificationFeed;
  readonly filter: Filter;
  readonly onOlder: () => void;
}

export function NotificationList({ feed, filter, onOlder }: NotificationListProps) {
  const now = useNow();
  const { entries, error, more } = feed;
  if (error !== null) return <QueryError query={{ error, refetch: feed.retry, isFetching: feed.retrying }} />;
  if (entries === undefined) return <LoadingNotifications />;

  const shown = entries.filter((entry) => matches(entry, filter));
  return (
    <>
      {shown.length > 0 ? (
        <Frame>
          {groupsOf(shown).map((group) => (
            // By its oldest entry: newer ones join at the start.
            <NotificationItem
              key={group.at(-1)?.id}
              group={group}
              sample={feed.sample}
              now={now}
              onRead={() => group.filter(({ read }) => !read).forEach(feed.markRead)}
            />
          ))}
        </Frame>
      ) : entries.length > 0 ? (
        <EmptyState
          icon={Bell}
          title={t.noneOfType(filter.many)}
          hint={t.noneLoaded(entries.length, filter.value === 'other' ? t.isOfAnotherType : t.isA(article(filter.one)))}
        />
      ) : (
        <EmptyState icon={Bell} title={t.empty} hint={t.emptyHint} />
      )}
      {more === null ? null : (
        <End>
          {more.failed ? <span role="alert">{t.olderFailed}</span> : null}
          <Button busy={more.loading} busyLabel={t.loadingMore} onClick={onOlder}>
            {more.failed ? t.tryAgain : t.loadOlder}
          </Button>
        </End>
      )}
    </>
  );
}

const article = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

export function LoadingNotifications() {
  return (
    <LoadingState label={t.loading} showLabel={false}>
      <Frame>
        {[0, 1, 2, 3].map((place) => (
          <SkeletonRow key={place}>
            <Skeleton width={32} height={32} round />
            <div>
              <Skeleton width="30%" height={16} />
              <Skeleton width="70%" height={14} />
            </div>
          </SkeletonRow>
        ))}
      </Frame>
    </LoadingState>
  );
}
