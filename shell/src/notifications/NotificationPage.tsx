import { useCapabilityStatus, useUrlState } from '@arena/shared/platform';
import { Banner, Button, color, media, PageHeader, SegmentedTabs, styled, TabPanel } from '@arena/shared/ui';
import { ArrowUp, CheckCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import { Bar } from '../common/Bar';
import { filterOf, FILTERS, matches, type NotificationFeed } from './notification-feed';
import { LoadingNotifications, NotificationList } from './NotificationList';
import { usePlatformFeed } from './usePlatformFeed';
import { useSampleFeed } from './useSampleFeed';
import * as t from './notifications.messages';

const ID_BASE = 'notifications';
const HEADER = { title: t.heading, subtitle: t.subheading };

const NewRowsLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  color: color.muted,
  [media.phone]: { width: '100%', justifyContent: 'space-between' },
  [media.touch]: { minHeight: 44 },
});

/** Part 1 §2; samples where the backend has no notifications. */
export default function NotificationPage() {
  const offer = useCapabilityStatus('notifications');
  if (offer === 'yes') return <PlatformNotifications />;
  if (offer === 'no') return <SampleNotifications />;
  return (
    <>
      <PageHeader {...HEADER} />
      <LoadingNotifications />
    </>
  );
}

const PlatformNotifications = () => <Center feed={usePlatformFeed()} />;
const SampleNotifications = () => <Center feed={useSampleFeed()} />;

/** Moves the focus to the first new row, because the pressed button disappears. */
function useFocusOnNewRows(entries: NotificationFeed['entries']) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    const row = next.current === null ? undefined : list.current?.querySelectorAll('li')[next.current];
    if (row === undefined) return;
    next.current = null;
    row.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [entries]);
  return {
    list,
    focusFirst: () => (next.current = 0),
    focusAfterLast: () => (next.current = list.current?.querySelectorAll('li').length ?? null),
  };
}

function Center({ feed }: { readonly feed: NotificationFeed }) {
  const [word, setFilter] = useUrlState('type', 'all');
  const filter = filterOf(word);
  const { entries } = feed;
  const { list, focusFirst, focusAfterLast } = useFocusOnNewRows(entries);
  const unread = entries?.filter(({ read }) => !read).length ?? 0;
  const options = FILTERS.map((option) => ({
    value: option.value,
    label: option.label,
    count: entries === undefined ? null : entries.filter((entry) => matches(entry, option)).length,
  }));
  const showArrived = () => {
    focusFirst();
    feed.showArrived();
  };
  const loadOlder = () => {
    focusAfterLast();
    feed.more?.load();
  };
  return (
    <>
      <PageHeader {...HEADER} actions={<MarkAllRead unread={unread} onPress={feed.markAllRead} />} />
      {feed.sample ? <SampleBanner /> : null}
      {/* Reserves its height, so that the button for new entries doesn't move the list. */}
      <Bar style={{ gap: 10, minHeight: 38, marginBottom: 16 }}>
        <SegmentedTabs label={t.byType} idBase={ID_BASE} value={filter.value} options={options} onChange={setFilter} />
        <NewRowsLine>
          <span>{entries === undefined ? '' : unread === 0 ? t.allCaughtUp : t.unreadCount(unread)}</span>
          {feed.arrived > 0 ? (
            <Button size="sm" tone="primary" icon={ArrowUp} onClick={showArrived}>
              {t.showNew(feed.arrived)}
            </Button>
          ) : null}
        </NewRowsLine>
      </Bar>
      <TabPanel idBase={ID_BASE} value={filter.value}>
        <div ref={list}>
          <NotificationList feed={feed} filter={filter} onOlder={loadOlder} />
        </div>
      </TabPanel>
    </>
  );
}

const MarkAllRead = ({ unread, onPress }: { readonly unread: number; readonly onPress: () => void }) => (
  <Button
    icon={CheckCheck}
    onClick={unread === 0 ? undefined : onPress}
    {...(unread === 0 && { 'aria-disabled': true, title: t.allCaughtUp })}
  >
    {t.markAllAsRead}
  </Button>
);

const SampleBanner = () => (
  <div style={{ marginBottom: 16 }}>
    <Banner title={t.sampleTitle}>{t.sampleHint}</Banner>
  </div>
);
