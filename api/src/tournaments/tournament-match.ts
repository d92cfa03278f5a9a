import { tournamentApplications } from '../db/schema/tournaments';
import type { MatchKind } from '../matches/match-kind';
import { tournamentRequestNews } from '../notifications/admin-news';
import { MOST_PARTICIPANTS, TOURNAMENT } from './tournament-status';
import { lockTournament } from './tournaments.store';

export const TOURNAMENT_MATCH: MatchKind = {
  subject: 'tournament',
  name: 'Tournament',
  join: 'take part in',
  accept: 'approve',
  open: TOURNAMENT.scheduled,
  applications: tournamentApplications,
  lock: async (tx, id) => ({ ...(await lockTournament(tx, id)), maxPlayers: MOST_PARTICIPANTS }),
  closed: ({ id, status }) => `Tournament ${id} is ${status}: it takes no players any more.`,
  missing: ['Tournament application', 'postAppId'],
  requestNews: tournamentRequestNews,
};
