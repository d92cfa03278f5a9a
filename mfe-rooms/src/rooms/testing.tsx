import { type Room, type RoomApproval, roomCalls, type WinnerReceipt } from '@arena/shared/contract';
import { type FakePlatform, installFakePlatform, renderSection } from '@arena/shared/testing';
import section from '../../section';

export const ROOM: Room = {
  id: 2048,
  status: 'COIN_TIME',
  gameType: '1v1',
  round: 3,
  playerCount: 2,
  createdAt: '2026-11-20T18:30:00' as Room['createdAt'],
  entryFee: 20,
  prize: 38,
  accessId: '771204',
  password: 'arena',
  tpp: true,
  fpp: false,
  game: { id: 1, title: 'PUBG Mobile', description: null },
  creator: { id: 7, name: 'Zayan Malik', bannedAt: null },
  opponent: { id: 9, name: 'Ishaan Roy', bannedAt: null },
  creatorScreenshot: null,
  opponentScreenshot: null,
  transactionId: null,
};

/** A room without any of its fields. */
export const NULL_ROOM: Room = {
  ...ROOM,
  ...{ id: null, status: null, gameType: null, round: null, playerCount: null, createdAt: null, entryFee: null, prize: null },
  ...{ accessId: null, password: null, tpp: false, fpp: false, game: null, creator: null, opponent: null },
};

export const roomOf = (changes: Partial<Room>): Room => ({ ...ROOM, ...changes });
export const approvalOf = (changes: Partial<RoomApproval> = {}): RoomApproval => ({
  status: 'PENDING',
  requestedAt: null,
  opponent: ROOM.opponent,
  room: ROOM,
  ...changes,
});
/** What a bare backend answers to a payment: nothing that can be read. */
export const NO_RECEIPT: WinnerReceipt = { message: null, alreadyPaid: false, paidAt: null, amount: null, winner: null };

/** A platform whose server has no rooms yet: a test adds what it is about. */
export function installTestHost(options: Parameters<typeof installFakePlatform>[0] = {}): FakePlatform {
  const host = installFakePlatform(options);
  host.on(roomCalls.listByStatus, () => []);
  return host;
}

/** Renders the page at an address below `/admin/room-management`, as the shell would. */
export const renderRooms = (path = '', state?: unknown) => renderSection(section, `/admin/room-management${path}`, state);
