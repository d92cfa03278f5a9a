import type { FeedEntry } from './notification-feed';

type SampleNotification = Omit<FeedEntry, 'at' | 'read'> & { readonly minutesAgo: number };

/** For backends without notifications: the specification defines the format but no source (part 1 §2). */
export const SAMPLE_NOTIFICATIONS: readonly SampleNotification[] = [
  {
    id: 1,
    type: 'task',
    title: 'Rooms awaiting payout',
    body: 'Two finished matches have unpaid winners.',
    minutesAgo: 12,
    link: '/admin/room-management?tab=cointime',
  },
  {
    id: 2,
    type: 'alert',
    title: 'Top-up requests are piling up',
    body: 'More requests than usual came in during the last hour.',
    minutesAgo: 47,
    link: '/admin/top-up-manage',
  },
  {
    id: 3,
    type: 'other',
    title: 'New tournament announced',
    body: 'Weekend Squad Cup starts on Saturday at 18:00.',
    minutesAgo: 3 * 60,
    link: '/admin/tournaments',
  },
  {
    id: 4,
    type: 'task',
    title: 'Join requests to review',
    body: 'A full-map room is half full and has open join requests.',
    minutesAgo: 7 * 60,
    link: '/admin/full-map-rooms',
  },
  {
    id: 5,
    type: 'other',
    title: 'Welcome to the console',
    body: 'Platform notifications will appear here.',
    minutesAgo: 2 * 24 * 60,
    link: null,
  },
];
