import { describeSection } from '@arena/shared/contract';
import { Trophy } from 'lucide';
import { tournamentPaths } from './src/tournaments/paths';

const ROOT = tournamentPaths.list();
const LIST_READS = ['/posts', '/games/'];

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
          readsWith: { counts: ['/counts', ...LIST_READS] },
        },
        {
          path: 'active-tournaments',
          load: () => import('./src/tournaments/active/ActiveTournamentsPage'),
          reads: ['/posts/status/ONGOING'],
        },
        {
          path: 'upcoming-tournaments',
          load: () => import('./src/tournaments/upcoming/UpcomingTournamentsPage'),
          reads: ['/posts/status/PENDING', '/games/'],
        },
        {
          path: 'total-participants',
          load: () => import('./src/tournaments/figures/TotalParticipantsPage'),
          reads: ['/'],
          readsWith: { counts: ['/counts'] },
        },
        {
          path: 'prize-pool',
          load: () => import('./src/tournaments/figures/PrizePoolPage'),
          reads: ['/posts/prizepool'],
          readsWith: { counts: ['/counts'] },
        },
        {
          path: 'view/:tournamentId',
          load: () => import('./src/tournaments/detail/TournamentDetailPage'),
          reads: ['/posts/:tournamentId'],
        },
        // The parameter is spelled as the specification spells it.
        {
          path: 'manage/:tounamentId',
          load: () => import('./src/tournaments/manage/TournamentManagePage'),
          reads: ['/posts/:tounamentId', '/turnmentApp/pending/:tounamentId?status=PENDING'],
          readsWith: {
            'application-pages': ['/posts/:tounamentId', '/turnmentApp/pending/:tounamentId/search?status=PENDING&size=1000'],
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
    { id: 'tournament', label: 'Tournament', path: `${ROOT}/view/:id`, role: 'ROLE_ADMIN' },
    { id: 'tournament-players', label: 'Players', path: `${ROOT}/manage/:id`, role: 'ROLE_ADMIN', listed: false },
  ],
  calls: [
    'DELETE /posts/{tournamentId}',
    'GET /',
    'GET /game/{gameId}/posts',
    'GET /games/',
    'GET /maps/',
    'GET /modes/',
    'GET /posts',
    'GET /posts/prizepool',
    'GET /posts/search',
    'GET /posts/status/{status}',
    'GET /posts/{tournamentId}',
    'GET /posts/{tournamentId}/rewards',
    'GET /turnmentApp/pending/{tournamentId}',
    'GET /turnmentApp/pending/{tournamentId}/search',
    'POST /posts/{tournamentId}/rewards',
    'POST /user/{userId}/game/{gameId}/gamemode/{modeId}/map/{mapId}/posts',
    'PUT /posts/{tournamentId}/status',
    'PUT /turnmentApp/post/{applicationId}',
  ],
});
