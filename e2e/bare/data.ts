// What the bare backend knows. Its gaps are on purpose: members that are null or missing, dates of every length.

export interface BareUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly mobileNo: string | null;
  balance: number;
  readonly puId: string | null;
  readonly fuId: null;
  readonly uremark: string;
  readonly otp: null;
  readonly roles: readonly { readonly id: number; readonly name: string }[];
}

export interface BareRoom {
  readonly roomId: number;
  status: string;
  readonly wining: number | null;
  /** The creator. */
  readonly user: BareUser | null;
  /** The creator's opponent: known to the approvals only, never to the room. */
  readonly joined: BareUser | null;
  readonly [member: string]: unknown;
}

export const PASSWORD = 'bare-admin';

// The wire's list of roles has no order, and a granted administrator keeps the role of before.
const ADMIN = [{ id: 502, name: 'ROLE_NORMAL' }, { id: 501, name: 'ROLE_ADMIN' }]; // prettier-ignore
const PLAYER = [{ id: 502, name: 'ROLE_NORMAL' }];

const user = (id: number, name: string, email: string, roles = PLAYER, mobileNo: string | null = null): BareUser => ({
  id,
  name,
  email,
  mobileNo,
  balance: 0,
  puId: null,
  fuId: null,
  uremark: `${email.split('@')[0] ?? ''}${id}`,
  otp: null,
  roles,
});

// They play in full-map rooms and can pay for it.
const CONTENDERS = ['Nia Rao', 'Omar Sy', 'Petra Lind', 'Quinn Ash', 'Rosa Diaz'];

export const ADMIN_EMAIL = 'root@bare.test';

export function bareData() {
  const users = [
    user(1, 'Root', ADMIN_EMAIL, ADMIN, '+910000000001'),
    user(7, 'Zayan Malik', 'zayan@bare.test', PLAYER, '+910000000007'),
    user(9, 'Ishaan Roy', 'ishaan@bare.test'),
    ...CONTENDERS.map((name, index) => ({ ...user(21 + index, name, `${name.split(' ')[0]?.toLowerCase()}@bare.test`), balance: 100 })),
  ];
  const [, zayan = null, ishaan = null] = users;
  const games = [
    { gameId: 1, gameTitle: 'PUBG Mobile', gameDescription: null },
    { gameId: 2, gameTitle: 'Free Fire', gameDescription: '' },
  ];
  const [pubg, freeFire] = games;
  // Rooms that wait for their payout: a test pays a fresh one.
  const waiting: BareRoom[] = Array.from({ length: 12 }, (_, index) => ({
    roomId: 100 + index,
    content: null,
    addedDate: [2026, 11, 20, 18, 30, 5, 123_456_789],
    entryFee: 20.0,
    wining: 38.0,
    gameType: '1v1',
    status: 'COIN_TIME',
    inventory: 0,
    creator_SS: 'f3b0c1d2-creator.png',
    player_SS: index % 2 === 0 ? '' : null,
    game: pubg,
    user: zayan,
    joined: ishaan,
    round: 1,
    totalParticipant: 2,
    gameID: 771_204,
    gamePw: 'arena',
  }));
  const rooms: BareRoom[] = [
    ...waiting,
    { roomId: 200, addedDate: [2026, 11, 21, 9, 5], entryFee: 0.0, wining: null, gameType: '4v4', status: 'PENDING', game: freeFire, user: zayan, joined: null, tpp: true }, // prettier-ignore
    { roomId: 201, addedDate: [2026, 11, 21, 9, 5, 7], status: 'PENDING', wining: 9.5, game: null, user: null, joined: null },
    {
      roomId: 300,
      addedDate: null,
      entryFee: 5.0,
      wining: 9.5,
      gameType: '2v2',
      status: 'ALL_DONE',
      game: pubg,
      user: ishaan,
      joined: zayan,
    },
  ];
  return {
    users,
    rooms,
    games,
    modes: [{ modeId: 1, modeName: 'Solo' }, { modeId: 2, modeName: 'Squad' }], // prettier-ignore
    maps: [{ mapId: 1, mapTitle: 'Erangel' }, { mapId: 7, mapTitle: 'Bermuda' }, { mapId: 8, mapTitle: 'Purgatory' }], // prettier-ignore
  };
}
