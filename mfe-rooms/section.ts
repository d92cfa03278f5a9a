import { fullMapCalls, gameCalls, read, roomCalls } from '@arena/shared/contract';
import { describeSection } from '@arena/shared/contract/section';
import { Map, Swords } from 'lucide';
import { fullMapPaths } from './src/fullmap-rooms/paths';
import { roomPaths } from './src/rooms/paths';

/** Page size of the first read of a long list. */
const size = 1000;
/** In the order in which the list reads them. */
const STATUSES = ['PENDING', 'ALL_DONE', 'COIN_TIME'] as const;
const FULL_MAP_STATUSES = ['PENDING', 'PRIVATE'] as const;
const ROOM = read(roomCalls.get);
const PLAYERS = read(roomCalls.approvals, { query: { status: 'CREATOR_APPROVED' } });
const FULL_MAP = read(fullMapCalls.get);
const WINNERS = read(fullMapCalls.winners);
/** A room's join requests: the whole list, or paged where the backend supports it. */
const requests = (status: 'CREATOR_APPROVED' | 'PENDING') => read(fullMapCalls.applications, { query: { status } });
const requestPages = (status: 'CREATOR_APPROVED' | 'PENDING') => read(fullMapCalls.searchApplications, { query: { status, size } });

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
          reads: STATUSES.map((status) => read(roomCalls.listByStatus, { query: { status } })),
          readsWith: { 'room-pages': STATUSES.map((status) => read(roomCalls.search, { query: { status, size } })) },
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
          reads: FULL_MAP_STATUSES.map((status) => read(fullMapCalls.listByStatus, { params: { status } })),
          readsWith: { 'application-pages': FULL_MAP_STATUSES.map((status) => read(fullMapCalls.search, { query: { status, size } })) },
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
      waiting: { count: 'rooms', path: roomPaths.list('?tab=cointime'), label: 'waiting for payment' },
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
      reads: [read(roomCalls.listByStatus, { query: { status: 'COIN_TIME' } })],
      readsWith: { 'room-pages': [read(roomCalls.search, { query: { status: 'COIN_TIME', sort: 'created', order: 'asc', size: 4 } })] },
    },
  ],
  lookups: [
    { id: 'room', label: 'Room', path: `${roomPaths.root}/room-detail/:id`, role: 'ROLE_ADMIN', finds: 'room' },
    { id: 'full-map-room', label: 'Full-map room', path: `${fullMapPaths.root}/approvals/:id`, role: 'ROLE_ADMIN', finds: 'fullmap' },
  ],
  actions: [
    {
      ...{ id: 'create-room', label: 'Create full-map room', words: 'new add custom match' },
      ...{ path: fullMapPaths.list('?create=1'), role: 'ROLE_ADMIN' },
    },
    {
      ...{ id: 'pay-rooms', label: 'Pay rooms', words: 'payout winners rewards approve' },
      ...{ path: roomPaths.list('?tab=cointime'), role: 'ROLE_ADMIN' },
    },
  ],
  calls: [
    roomCalls.listByStatus,
    roomCalls.search,
    roomCalls.get,
    roomCalls.approvals,
    roomCalls.image,
    roomCalls.payWinner,
    roomCalls.update,
    roomCalls.remove,
    fullMapCalls.listByStatus,
    fullMapCalls.search,
    fullMapCalls.get,
    fullMapCalls.create,
    fullMapCalls.applications,
    fullMapCalls.searchApplications,
    fullMapCalls.decide,
    fullMapCalls.complete,
    fullMapCalls.registerWinners,
    fullMapCalls.winners,
    fullMapCalls.rewardWinner,
    gameCalls.games,
    gameCalls.modes,
    gameCalls.maps,
  ],
});
