import { isolated, type Notification } from '@arena/shared/contract';
import { itemsOf, joinSentences, messageOf, msOf, platform } from '@arena/shared/platform';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { arrivals, catchUp, markAllRead, markRead, showArrivals, useFeed } from './feed';
import { type FeedEntry, type NotificationFeed, addressOfLink, typeOf } from './notification-feed';
import * as t from './notifications.messages';

const toEntry = ({ id, type, title, body, at, read, link, amount }: Notification): readonly FeedEntry[] =>
  id === null
    ? []
    : [
        {
          id,
          type: typeOf(type),
          title: title ?? t.notification,
          body,
          at: at && new Date(msOf(at)),
          read,
          link: addressOfLink(link),
          amount,
        },
      ];

const complain = (what: string) => (error: unknown) =>
  platform().notify({ message: t.markFailed(what, joinSentences(messageOf(error), t.tryAgainSentence)), tone: 'error' });

export function usePlatformFeed(): NotificationFeed {
  const feed = useFeed();
  const waiting = useStore(arrivals);
  // Opening the screen shows all arrivals; after that, nothing moves by itself.
  useEffect(() => {
    showArrivals();
    catchUp().catch(() => undefined);
  }, []);
  const pages = feed.data?.pages;
  const entries = pages === undefined ? undefined : itemsOf(pages).flatMap(toEntry);
  return {
    entries,
    sample: false,
    error: entries === undefined ? feed.error : null,
    retry: () => void feed.refetch(),
    retrying: feed.isFetching,
    arrived: waiting.length,
    showArrived: showArrivals,
    more: feed.hasNextPage
      ? {
          load: () => void feed.fetchNextPage(),
          loading: feed.isFetchingNextPage,
          failed: feed.isFetchNextPageError,
        }
      : null,
    markRead: ({ id, title }) => void markRead(id).catch(complain(`“${isolated(title)}”`)),
    markAllRead: () => void markAllRead().catch(complain(t.theNotifications)),
  };
}
