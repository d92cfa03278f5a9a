import { useSession } from '@arena/shared/platform';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { NotificationFeed } from './notification-feed';
import { addMarks, followMarks, openMarks, readMarks } from './read-marks';
import { SAMPLE_NOTIFICATIONS } from './sample-notifications';

const nothing = () => undefined;

/** Stores read marks in this browser. */
export function useSampleFeed(): NotificationFeed {
  const person = useSession().loggedInUserInfo?.id ?? null;
  const [opened] = useState(() => Date.now());
  const { ids } = useStore(readMarks);
  useEffect(() => openMarks(person), [person]);
  useEffect(followMarks, []);
  const entries = SAMPLE_NOTIFICATIONS.map(({ minutesAgo, ...entry }) => ({
    ...entry,
    amount: null,
    at: new Date(opened - minutesAgo * 60_000),
    read: ids.has(entry.id),
  }));
  return {
    entries,
    sample: true,
    error: null,
    retry: nothing,
    retrying: false,
    arrived: 0,
    showArrived: nothing,
    more: null,
    markRead: ({ id }) => addMarks([id]),
    markAllRead: () => addMarks(entries.map(({ id }) => id)),
  };
}
