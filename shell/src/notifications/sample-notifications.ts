import type { FeedEntry } from './notification-feed';
import * as t from './notifications.messages';

type SampleNotification = Omit<FeedEntry, 'at' | 'read' | 'amount'> & { readonly minutesAgo: number };

/** For backends without notifications: the specification defines the format but no source (part 1 §2). */
export const SAMPLE_NOTIFICATIONS: readonly SampleNotification[] = [
  {
    id: 1,
    type: 'task',
    title: t.sampleRooms,
    body: t.sampleRoomsText,
    minutesAgo: 12,
    link: '/admin/room-management?tab=cointime',
  },
  {
    id: 2,
    type: 'alert',
    title: t.sampleTopUps,
    body: t.sampleTopUpsText,
    minutesAgo: 47,
    link: '/admin/top-up-manage',
  },
  {
    id: 3,
    type: 'other',
    title: t.sampleTournament,
    body: t.sampleTournamentText,
    minutesAgo: 3 * 60,
    link: '/admin/tournaments',
  },
  {
    id: 4,
    type: 'task',
    title: t.sampleRequests,
    body: t.sampleRequestsText,
    minutesAgo: 7 * 60,
    link: '/admin/full-map-rooms',
  },
  {
    id: 5,
    type: 'other',
    title: t.sampleWelcome,
    body: t.sampleWelcomeText,
    minutesAgo: 2 * 24 * 60,
    link: null,
  },
];
