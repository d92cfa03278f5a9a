import { type Call, CALL_TABLES } from '@arena/shared/contract';

/** By name in the contract's tables of calls. */
export const CALLS: readonly (readonly [name: string, call: Call])[] = Object.entries(CALL_TABLES).flatMap(([table, calls]) =>
  Object.entries<Call>(calls).map(([name, call]) => [`${table}.${name}`, call] as const),
);

const { auditCalls, formCalls, fullMapCalls, gameCalls, notificationCalls, overviewCalls, platformCalls, redeemCalls, roomCalls } =
  CALL_TABLES;
const { searchCalls, streamCalls, topUpCalls, tournamentCalls, userCalls } = CALL_TABLES;

const at = [2026, 11, 20, 8, 0];
const day = '2026-11-20';
const user = {
  ...{ id: 7, name: 'Zayan Malik', email: 'zayan@arena.test', mobileNo: '+254700000007', balance: 12, imageName: 'me.png' },
  ...{ roles: [{ id: 501, name: 'ROLE_USER' }], puId: '51', fuId: '52', uremark: 'zayan7' },
};
const game = { gameId: 1, gameTitle: 'PUBG Mobile', gameDescription: 'A game' };
const mode = { modeId: 1, modeName: 'Solo' };
const map = { mapId: 1, mapTitle: 'Erangel' };
const room = {
  ...{ roomId: 7, status: 'COIN_TIME', gameType: '1v1', round: 1, totalParticipant: 2, addedDate: at, entryFee: 10, wining: 19 },
  ...{ gameID: '99', gamePw: 'pw', tpp: true, fpp: false, game, user, opponent: { id: 8, name: 'Amara Khan' } },
  ...{ creator_SS: 'a.png', player_SS: null },
};
const fullMap = {
  ...{ fullmapId: 7, title: 'Friday Cup', content: 'Rules', entryFee: 5, startTime: at, duration: 30, pricePool: 50, maxplayer: 4 },
  ...{ roomId: '9', roomPw: 'pw', winnerRewards: '5:10', status: 'PENDING', addedDate: at, game, map, gameMode: mode, user },
};
const application = { fullmapAppId: 5, status: 'PENDING', requestAt: at, userId: user, fullMap };
const tournament = {
  ...{ postId: 7, title: 'Sunday Cup', content: 'Bring a squad', status: 'ONGOING', addedDate: at, startTime: at, entryFee: 5 },
  ...{ winingPrices: 50, totalParticipant: 3, game, gameMode: mode, map, gameID: '1', gamePw: 'pw', user },
};
const money = { id: 9, amount: 5, status: 'PENDING', user, game };
const notification = { id: 3, type: 'task', title: 'Rooms wait', body: 'Two', time: at, read: false, link: null };
const figure = { day, gameTitle: 'PUBG Mobile', value: 3 };
const page = (entry: object) => ({ content: [entry], pageNumber: 0, pageSize: 10, totalElements: 1, totalPages: 1, lastPage: true });

const found = (entry: object) => ({ content: [entry], next: null, totalElements: 1, totalIsLeast: false });

/** A healthy backend's answers in the wire format. */
export const SAMPLES: ReadonlyMap<Call, unknown> = new Map<Call, unknown>([
  [auditCalls.entries, page({ id: 1, subject: 'room', action: 'paid', at })],
  [auditCalls.movements, page({ id: 1, amount: 5, at })],
  [formCalls.list, page({ id: 1, form: 'contact', email: 'a@b.test', text: 'Hello', at, handled: false })],
  [fullMapCalls.listByStatus, page(fullMap)],
  [fullMapCalls.search, found(fullMap)],
  [fullMapCalls.get, fullMap],
  [fullMapCalls.applications, [application]],
  [fullMapCalls.searchApplications, found(application)],
  [fullMapCalls.winners, [{ user, position: null, message: null }]],
  [gameCalls.games, [game]],
  [gameCalls.modes, [mode]],
  [gameCalls.maps, [map]],
  [notificationCalls.list, page(notification)],
  [overviewCalls.monthlyRevenue, [{ month: '2026-11', amount: 1843.5 }]],
  [overviewCalls.statistics, { usersChange: 1, games: [{ gameTitle: 'PUBG Mobile', rooms: 1 }], redeemsPending: 2, redeemedAmount: 3 }],
  [
    platformCalls.counts,
    {
      users: 60,
      completedRooms: 30,
      tournaments: 36,
      ongoingTournaments: 8,
      upcomingThisMonth: 11,
      participants: 590,
      ongoingPrizePool: 5950,
    },
  ],
  [overviewCalls.analytics, { revenue: [figure], rooms: [figure], registrations: [figure] }],
  [redeemCalls.listPending, [{ ...money, redeemId: 9 }]],
  [redeemCalls.listByStatus, [{ ...money, redeemId: 9, status: 'APPROVED' }]],
  [redeemCalls.search, found({ ...money, redeemId: 9 })],
  [topUpCalls.search, found({ ...money, topupId: 9, itemName: 'Card' })],
  [searchCalls.find, [{ kind: 'user', id: 7, title: 'Zayan Malik', detail: 'zayan@arena.test' }]],
  [roomCalls.listByStatus, [room]],
  [roomCalls.search, { content: [room], next: null, totalElements: 1, totalIsLeast: false }],
  [roomCalls.get, room],
  [roomCalls.approvals, [{ status: 'PENDING', requestAt: at, user: room.opponent, room }]],
  [roomCalls.image, 'png'],
  [streamCalls.list, page({ videoId: 1, videoLink: 'https://streams.test/1', status: 'PUBLISHED', createdAt: at, game })],
  [topUpCalls.listByStatus, [{ ...money, topupId: 9, itemName: 'Card' }]],
  [topUpCalls.facts, { request: { ...money, topupId: 7 }, balance: 12, steps: [{ name: 'requested' }] }],
  [redeemCalls.facts, { request: { ...money, redeemId: 7 }, balance: 12, sameAccount: [{ id: 2, name: 'Noor' }] }],
  [topUpCalls.statistics, { pending: 1, approvedToday: 2, approvedYesterday: 1, amountToday: 3, successRate: 50 }],
  [tournamentCalls.list, page(tournament)],
  [tournamentCalls.listByStatus, page(tournament)],
  [tournamentCalls.search, [tournament]],
  [tournamentCalls.listByGame, [tournament]],
  [tournamentCalls.get, tournament],
  [tournamentCalls.prizePool, { amount: 500 }],
  [tournamentCalls.participants, { totalElements: 12 }],
  [tournamentCalls.applications, [{ postAppId: 5, status: 'PENDING', requestAt: at, user, post: tournament }]],
  [tournamentCalls.searchApplications, found({ postAppId: 5, status: 'PENDING', requestAt: at, user, post: null })],
  [tournamentCalls.rewards, [{ userId: 7, name: 'Zayan Malik', position: 1, prize: 5, paidAt: at }]],
  [userCalls.list, [user]],
  [userCalls.search, { content: [user], next: null, totalElements: 1, totalIsLeast: false }],
  [userCalls.get, user],
  [userCalls.picture, 'png'],
  [userCalls.statistics, { total: 1, activeToday: 1, newThisMonth: 1, banned: 0 }],
  [userCalls.statement, [{ id: 1, amount: 5, at }]],
  [userCalls.requests, [{ requestId: 9, kind: 'topup', amount: 5, method: 'Card', status: 'PENDING', requestedAt: at }]],
  [userCalls.rooms, [{ roomId: 7, kind: 'room', title: 'Room 7', status: 'PENDING', addedDate: at }]],
]);
