import { announceChange, itemsOf, useCapability, useSession } from '@arena/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { arrivals, catchUp, forgetArrivals, forgetListed, readElsewhere, receive, useFeed } from '../notifications/feed';
import { readScreensAgain } from '../notifications/feed-key';
import { hearOtherTabs } from '../notifications/other-tabs';
import { NOTHING_UNREAD, unread } from '../notifications/unread';
import { auth } from '../session/auth-store';
import { startLiveFeed } from './live-feed';
import { streamWorks } from './stream-works';

/** The polling interval for backends with notifications but without a stream. */
const POLL_MS = 60_000;
/** The polling interval of every screen while the stream doesn't work. */
const REFRESH_MS = 30_000;

// Errors are ignored, because the next event tries again.
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

/** After missed events, every screen refetches; the notification feed catches up without moving its list. */
function readAgain(): void {
  // Lists in use stay unchanged until the user shows new rows.
  announceChange({ subject: null, id: null, status: null, actorId: null });
  quietly(readScreensAgain());
  quietly(catchUp());
}

function usePolling(read: () => void, ms: number, wanted: boolean): void {
  const poll = useEffectEvent(read);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && poll(), ms);
    return () => clearInterval(timer);
  }, [ms, wanted]);
}

function CountUnread({ poll }: { readonly poll: boolean }) {
  const { data, hasNextPage } = useFeed();
  const waiting = useStore(arrivals);
  useEffect(() => {
    const entries = itemsOf(data?.pages ?? []);
    forgetListed(entries);
    const count = [...waiting, ...entries].filter(({ read }) => !read).length;
    unread.setState({ count, more: hasNextPage && entries.at(-1)?.read === false, arrived: waiting.length }, true);
  }, [data, hasNextPage, waiting]);
  useEffect(() => () => unread.setState(NOTHING_UNREAD, true), []);
  usePolling(() => quietly(catchUp()), POLL_MS, poll);
  return null;
}

/** Active while a user is signed in. Rendered once; renders nothing. */
export default function LiveFeed() {
  const token = useStore(auth.store, (state) => state.token);
  const { loggedInUserInfo } = useSession();
  const changes = useCapability('live-changes');
  const notifications = useCapability('notifications');
  const person = loggedInUserInfo?.id ?? null;
  usePolling(readAgain, REFRESH_MS, !useStore(streamWorks));

  useEffect(() => forgetArrivals, [person]);
  useEffect(() => (notifications ? hearOtherTabs(person, readElsewhere) : undefined), [notifications, person]);
  useEffect(() => {
    if (token === null || !changes) return undefined;
    const onWorks = (works: boolean) => {
      streamWorks.setState(works, true);
      if (!works) readAgain();
    };
    const stop = startLiveFeed(
      { session: String(person), token, since: auth.store.getState().since },
      { onNotification: receive, onMissedNotifications: () => quietly(catchUp()), onResumed: readAgain, onWorks },
    );
    return () => {
      stop();
      streamWorks.setState(true, true);
    };
  }, [changes, person, token]);

  return notifications && token !== null ? <CountUnread poll={!changes} /> : null;
}
