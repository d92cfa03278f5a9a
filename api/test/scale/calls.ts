/**
 * The lists and figures of every screen of the console, as it requests them: first pages, far ones, and searches for rare and common terms.
 */
export const SCREEN_CALLS: readonly string[] = [
  ...['/users/statistics', '/users/77', '/users/77/statement', '/users/77/rooms', '/users/77/requests', '/counts', '/dashboard/statistics'],
  ...['/users/search?size=1000', '/users/search?sort=balance&order=desc', '/users/search?keywords=player&sort=name'],
  ...['/users/search?keywords=777123&sort=balance', '/users/search?keywords=zq', '/users/search?role=ROLE_ADMIN&sort=name'],
  ...['/dashboard/daily', '/revenue/monthly', '/notifications?pageSize=100', '/forms/messages?pageSize=100', '/videos/'],
  ...['PENDING', 'COIN_TIME', 'ALL_DONE'].map((status) => `/rooms/search?status=${status}&size=1000`),
  ...['player', 'player%20777123', '777', '7', 'zq'].map((keywords) => `/rooms/search?status=ALL_DONE&keywords=${keywords}&size=100`),
  ...['/rooms/search?status=COIN_TIME&sort=created&order=asc&size=4', '/fullmaps/status/PRIVATE'],
  ...['', '&keywords=cup', '&keywords=sunday'].map((keywords) => `/fullmaps/search?status=PRIVATE&size=1000${keywords}`),
  ...['/fullmapApp/fullmap', '/turnmentApp/pending'].flatMap((path) =>
    ['status=PENDING&size=1000', 'status=PENDING&keywords=player'].map((query) => `${path}/77/search?${query}`),
  ),
  ...['/posts', '/posts/search?keywords=match%20777', '/posts/77/rewards', '/fullmap/77/winners'],
  ...['/topup/statistics', '/topup/status/PENDING?pageNumber=0&pageSize=1000', '/topup/status/Approved?pageNumber=100&pageSize=1000'],
  ...['PENDING', 'APPROVED'].map((status) => `/topup/search?status=${status}&size=1000`),
  ...['player%20777123', '777', 'player%2012', 'zq'].map(
    (keywords) => `/topup/search?status=APPROVED&keywords=${keywords}&sort=amount&size=100`,
  ),
  ...['player%20777123', 'zq'].map((keywords) => `/redeem/admin/search?status=APPROVED&keywords=${keywords}&size=100`),
  ...['/redeem/admin/status/PENDING?pageNumber=0&pageSize=1000', '/redeem/admin/status/APPROVED?pageNumber=0&pageSize=1000'],
  ...['player', 'player%20777123', 'plaer%20777123', '777123', 'zq'].map((keywords) => `/search?keywords=${keywords}`),
  ...['/audit/entries?pageSize=100', '/audit/entries?keywords=player%20777', '/audit/movements?pageSize=100'],
  ...['/audit/movements?keywords=player%20777', '/audit/movements?keywords=room%2077'],
  ...['player', 'player%208', 'player%20777123', '77712', '7', 'zzzz', 'zq'].flatMap((keywords) =>
    ['entries', 'movements'].map((log) => `/audit/${log}?keywords=${keywords}&pageSize=50`),
  ),
];

/** Lists that a client without those searches reads whole. */
export const WHOLE_LISTS: readonly string[] = [
  ...['/users/', '/rooms/status?status=ALL_DONE', '/fullmapApp/fullmap/77?status=PENDING', '/turnmentApp/pending/77?status=PENDING'],
];
