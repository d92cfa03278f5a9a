import { type Room, type RoomApproval, roomCalls, type WinnerReceipt } from '@arena/shared/contract';
import { build, type FakePlatform, installFakePlatform, renderSection } from '@arena/shared/testing';
import section from '../../../section';

export const ROOM: Room = build.room();

/** A room without any of its fields. */
export const NULL_ROOM: Room = {
  ...ROOM,
  ...{ id: null, status: null, gameType: null, round: null, playerCount: null, createdAt: null, entryFee: null, prize: null },
  ...{ accessId: null, password: null, tpp: false, fpp: false, game: null, creator: null, opponent: null },
};

export const roomOf = build.room;
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
