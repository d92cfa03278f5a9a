import { describeSection } from '@arena/shared/contract';
import { Map, Swords } from 'lucide';
import { fullMapPaths } from './src/fullmap-rooms/paths';
import { roomPaths } from './src/rooms/paths';

/** In the order in which the list asks for them. */
const STATUSES = ['PENDING', 'ALL_DONE', 'COIN_TIME'];
const ROOM = '/rooms/:roomId';
const PLAYERS = '/roomApp/room/:roomId/approvals?status=CREATOR_APPROVED';
const FULL_MAP = '/fullmaps/:fullmapId';
const WINNERS = '/fullmap/:fullmapId/winners';
/** The two forms of the call that reads a room's join requests: whole, and paged where the backend supports it. */
const requests = (status: string) => `/fullmapApp/fullmap/:fullmapId?status=${status}`;
const requestPages = (status: string) => `/fullmapApp/fullmap/:fullmapId/search?status=${status}&size=1000`;

export default describeSection({
  name: 'mfe_rooms',
  title: 'Rooms',
  owner: { team: 'Rooms team', contact: 'rooms-team@arena.test' },
  mounts: [
    {
      path: roomPaths.root,
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [
        {
          path: '',
          load: () => import('./src/rooms/RoomListPage'),
          reads: STATUSES.map((status) => `/rooms/status?status=${status}`),
          readsWith: { 'room-pages': STATUSES.map((status) => `/rooms/search?status=${status}&size=1000`) },
        },
        { path: 'room-detail/:roomId', load: () => import('./src/rooms/RoomDetailPage'), reads: [ROOM] },
        { path: 'room-rewards/:roomId', load: () => import('./src/rooms/RoomRewardsPage'), reads: [ROOM, PLAYERS] },
        { path: 'room-payment/:roomId/winner/:userId', load: () => import('./src/rooms/payment/WinnerPanelPage'), reads: [ROOM, PLAYERS] },
      ],
    },
    {
      path: fullMapPaths.root,
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [
        {
          path: '',
          load: () => import('./src/fullmap-rooms/FullMapListPage'),
          reads: ['/fullmaps/status/PENDING', '/fullmaps/status/PRIVATE'],
          readsWith: { 'application-pages': ['PENDING', 'PRIVATE'].map((status) => `/fullmaps/search?status=${status}&size=1000`) },
        },
        {
          path: 'approvals/:fullmapId',
          load: () => import('./src/fullmap-rooms/approvals/ApprovalsPage'),
          reads: [FULL_MAP, requests('CREATOR_APPROVED'), requests('PENDING')],
          readsWith: { 'application-pages': [FULL_MAP, requestPages('CREATOR_APPROVED'), requestPages('PENDING')] },
        },
        {
          path: 'results/:fullmapId',
          load: () => import('./src/fullmap-rooms/results/ResultsPage'),
          reads: [FULL_MAP, requests('CREATOR_APPROVED'), WINNERS],
          readsWith: { 'application-pages': [FULL_MAP, requestPages('CREATOR_APPROVED'), WINNERS] },
        },
        {
          path: 'results/rewards/:fullmapId',
          load: () => import('./src/fullmap-rooms/rewarding/RewardingPage'),
          reads: [FULL_MAP, WINNERS],
        },
      ],
    },
  ],
  navigation: [
    {
      id: 'room-management',
      label: 'Room Management',
      path: roomPaths.root,
      group: 'Operations',
      order: 10,
      role: 'ROLE_ADMIN',
      icon: Swords,
    },
    {
      id: 'full-map-rooms',
      label: 'Full Map Rooms',
      path: fullMapPaths.root,
      group: 'Operations',
      order: 20,
      role: 'ROLE_ADMIN',
      icon: Map,
    },
  ],
  widgets: [
    {
      id: 'waiting-rooms',
      title: 'Rooms awaiting payout',
      order: 10,
      role: 'ROLE_ADMIN',
      size: 'small',
      load: () => import('./src/widgets/WaitingRooms'),
      reads: ['/rooms/status?status=COIN_TIME'],
      readsWith: { 'room-pages': ['/rooms/search?status=COIN_TIME&sort=created&order=asc&size=4'] },
    },
  ],
  lookups: [
    { id: 'room', label: 'Room', path: `${roomPaths.root}/room-detail/:id`, role: 'ROLE_ADMIN' },
    { id: 'full-map-room', label: 'Full-map room', path: `${fullMapPaths.root}/approvals/:id`, role: 'ROLE_ADMIN' },
  ],
  calls: [
    'DELETE /rooms/{roomId}',
    'GET /fullmap/{fullmapId}/winners',
    'GET /fullmapApp/fullmap/{fullmapId}',
    'GET /fullmapApp/fullmap/{fullmapId}/search',
    'GET /fullmaps/search',
    'GET /fullmaps/status/{status}',
    'GET /fullmaps/{fullmapId}',
    'GET /games/',
    'GET /maps/',
    'GET /modes/',
    'GET /roomApp/room/{roomId}/approvals',
    'GET /rooms/image/{imageName}',
    'GET /rooms/search',
    'GET /rooms/status',
    'GET /rooms/{roomId}',
    'POST /fullmap/{fullmapId}/winners',
    'POST /room/{roomId}/winners',
    'POST /user/{userId}/game/{gameId}/gamemode/{modeId}/map/{mapId}/fullmaps',
    'PUT /fullmap/{fullmapId}/complete',
    'PUT /fullmapApp/approve/{fullmapAppId}',
    'PUT /rooms/{roomId}',
    'PUT /winners/{userId}',
  ],
});
