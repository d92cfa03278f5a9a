import { fullmapApplications } from '../db/schema/fullmap-rooms';
import type { MatchKind } from '../matches/match-kind';
import { fullmapRequestNews } from '../notifications/admin-news';
import { lockFullmap } from './fullmap-rooms.store';
import { FULLMAP } from './fullmap-status';

export const FULLMAP_MATCH: MatchKind = {
  subject: 'fullmap',
  name: 'Full-map room',
  join: 'join',
  accept: 'accept',
  open: FULLMAP.scheduled,
  applications: fullmapApplications,
  lock: lockFullmap,
  closed: ({ id }) => `Full-map room ${id} takes no players any more.`,
  missing: ['Fullmap application', 'fullmapAppId'],
  requestNews: fullmapRequestNews,
};
