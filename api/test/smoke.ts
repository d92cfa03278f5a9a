/**
 * The server's tests run on PostgreSQL; these run on the embedded database as well, because there it differs: how it is opened,
 * migrated and closed, one connection for all, transactions and locks, types, messages between sessions, and a flow of some areas.
 */
export const SMOKE: readonly string[] = [
  ...['db/database', 'db/limits', 'main.test', 'events/events', 'http/call-keys', 'money/decide-request', 'rooms/pay-winner'],
  ...['auth/sign-in', 'fullmap-rooms/reward-winner', 'topups/topups', 'streams/streams'],
];
