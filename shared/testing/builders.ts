import type { Game, LocalDateTime, Page, Payee, Person, Room, User } from '@arena/shared/contract';

type Build<T> = (changes?: Partial<T>) => T;

const user: Build<User> = (changes) => ({
  id: 1,
  name: 'Amara Khan',
  email: 'amara@arena.test',
  mobile: '+254700000001',
  balance: 120.5,
  roles: [{ id: 502, name: 'ROLE_NORMAL' }],
  imageName: null,
  pubgId: '5123456789',
  freeFireId: null,
  handle: 'amara0001',
  ...changes,
});

const person: Build<Person> = (changes) => ({ id: 7, name: 'Zayan Malik', ...changes });
const payee: Build<Payee> = (changes) => ({ ...person(), bannedAt: null, ...changes });
const game: Build<Game> = (changes) => ({ id: 1, title: 'PUBG Mobile', description: null, ...changes });

const room: Build<Room> = (changes) => ({
  id: 2048,
  status: 'COIN_TIME',
  gameType: '1v1',
  round: 3,
  playerCount: 2,
  createdAt: '2026-11-20T18:30:00' as LocalDateTime,
  entryFee: 20,
  prize: 38,
  accessId: '771204',
  password: 'arena',
  tpp: true,
  fpp: false,
  game: game(),
  creator: payee(),
  opponent: payee({ id: 9, name: 'Ishaan Roy' }),
  creatorScreenshot: null,
  opponentScreenshot: null,
  transactionId: null,
  ...changes,
});

/** A list's only page. */
const page = <T>(items: readonly T[], changes: Partial<Page<T>> = {}): Page<T> => ({
  items,
  pageNumber: 0,
  pageSize: 10,
  total: items.length,
  totalPages: 1,
  last: true,
  ...changes,
});

/**
 * Builds realistic entities for tests. A test sets only the members that matter.
 * @example build.room({ status: 'COIN_TIME' })
 */
export const build = { user, person, payee, game, room, page };
