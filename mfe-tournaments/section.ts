import { gameCalls, platformCalls, read, tournamentCalls } from '@arena/shared/contract';
import { describeSection } from '@arena/shared/contract/section';
import { Trophy } from 'lucide';
import { tournamentPaths } from './src/tournaments/paths';

const ROOT = tournamentPaths.list();
const COUNTS = [read(platformCalls.counts)];
const GAMES = read(gameCalls.games);
const LIST_READS = [read(tournamentCalls.list), GAMES];
/** The parameter is misspelled as in the specification. */
const params = { tournamentId: ':tounamentId' } as const;
const MANAGED = read(tournamentCalls.get, { params });

export default describeSection({
  name: 'mfe_tournaments',
  title: 'Tournaments',
  owner: { team: 'Tournaments team', contact: 'tournaments-team@arena.test' },
  mounts: [
    {
      path: ROOT,
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [
        {
          path: '',
          load: () => import('./src/tournaments/list/TournamentListPage'),
          reads: LIST_READS,
          readsWith: { counts: [...COUNTS, ...LIST_READS] },
        },
        {
          path: 'active-tournaments',
          load: () => import('./src/tournaments/active/ActiveTournamentsPage'),
          reads: [read(tournamentCalls.listByStatus, { params: { status: 'ONGOING' } })],
        },
        {
          path: 'upcoming-tournaments',
          load: () => import('./src/tournaments/upcoming/UpcomingTournamentsPage'),
          reads: [read(tournamentCalls.listByStatus, { params: { status: 'PENDING' } }), GAMES],
        },
        {
          path: 'total-participants',
          load: () => import('./src/tournaments/figures/TotalParticipantsPage'),
          reads: [read(tournamentCalls.participants)],
          readsWith: { counts: COUNTS },
        },
        {
          path: 'prize-pool',
          load: () => import('./src/tournaments/figures/PrizePoolPage'),
          reads: [read(tournamentCalls.prizePool)],
          readsWith: { counts: COUNTS },
        },
        {
          path: 'view/:tournamentId',
          load: () => import('./src/tournaments/detail/TournamentDetailPage'),
          reads: [read(tournamentCalls.get)],
        },
        {
          path: 'manage/:tounamentId',
          load: () => import('./src/tournaments/manage/TournamentManagePage'),
          reads: [MANAGED, read(tournamentCalls.applications, { params, query: { status: 'PENDING' } })],
          readsWith: {
            'application-pages': [MANAGED, read(tournamentCalls.searchApplications, { params, query: { status: 'PENDING', size: 1000 } })],
          },
        },
      ],
    },
    {
      path: '/test',
      role: null,
      layout: 'public',
      pages: [{ path: '', load: () => import('./src/tournaments/upcoming/PublicTournamentsPage') }],
    },
  ],
  navigation: [
    {
      id: 'tournaments',
      label: 'Tournaments',
      path: ROOT,
      group: 'Operations',
      order: 30,
      role: 'ROLE_ADMIN',
      icon: Trophy,
    },
  ],
  widgets: [],
  lookups: [
    { id: 'tournament', label: 'Tournament', path: `${ROOT}/view/:id`, role: 'ROLE_ADMIN', finds: 'tournament' },
    { id: 'tournament-players', label: 'Players', path: `${ROOT}/manage/:id`, role: 'ROLE_ADMIN', listed: false },
  ],
  actions: [
    {
      ...{ id: 'create-tournament', label: 'Create tournament', words: 'new add cup' },
      ...{ path: tournamentPaths.list('?create=1'), role: 'ROLE_ADMIN' },
    },
  ],
  calls: [
    tournamentCalls.list,
    tournamentCalls.listByStatus,
    tournamentCalls.search,
    tournamentCalls.listByGame,
    tournamentCalls.get,
    tournamentCalls.prizePool,
    tournamentCalls.participants,
    tournamentCalls.create,
    tournamentCalls.remove,
    tournamentCalls.applications,
    tournamentCalls.searchApplications,
    tournamentCalls.decide,
    tournamentCalls.rewards,
    tournamentCalls.reward,
    tournamentCalls.advance,
    gameCalls.games,
    gameCalls.modes,
    gameCalls.maps,
  ],
});
