import * as z from '@arena/shared/contract/zod';
import {
  dateTime,
  entity,
  flag,
  id,
  limitedText,
  maybe,
  money,
  number,
  patternText,
  strictEntity,
  text,
} from '@arena/shared/contract/wire';
import { game } from './games';
import { maybePayee, maybePerson } from './people';

/** The statuses of Room Management's tabs (part 2 §4): scheduled, waiting for payout, paid. A room's own `status` can be any text. */
export const ROOM_STATUSES = ['PENDING', 'COIN_TIME', 'ALL_DONE'] as const;
/** One of `ROOM_STATUSES`. */
export type RoomStatus = (typeof ROOM_STATUSES)[number];
export const roomStatus = z.enum(ROOM_STATUSES);

/** A match between two players (part 2 §3). `accessId` and `password` are those of the in-game room; money in currency units. */
export type Room = z.output<typeof room>;
export const room = entity({
  id: ['roomId', number],
  status: ['status', text],
  gameType: ['gameType', text],
  round: ['round', number],
  playerCount: ['totalParticipant', number],
  createdAt: ['addedDate', dateTime],
  entryFee: ['entryFee', money],
  prize: ['wining', money],
  accessId: ['gameID', text],
  password: ['gamePw', text],
  tpp: ['tpp', flag],
  fpp: ['fpp', flag],
  game: ['game', maybe(game)],
  creator: ['user', maybePayee],
  opponent: ['opponent', maybePayee],
  creatorScreenshot: ['creator_SS', text],
  opponentScreenshot: ['player_SS', text],
  transactionId: ['transactionId', text],
});

/** A player's accepted request to play in a room, which makes the player its opponent (part 2 §3). */
export type RoomApproval = z.output<typeof roomApproval>;
export const roomApproval = entity({
  status: ['status', text],
  requestedAt: ['requestAt', dateTime],
  opponent: ['user', maybePayee],
  room: ['room', maybe(room)],
});

/** The payment of a room's winner (part 2 §3, §5). The wire has an array of one id, and may have it as text. */
export type WinnerSubmission = z.output<typeof winnerSubmission>;
export const winnerSubmission = z.codec(
  z.strictObject({
    userIds: z.array(id).check(z.minLength(1), z.maxLength(1)),
    position: z.number().check(z.positive()),
    message: limitedText(500),
  }),
  z.object({ winnerId: z.number(), position: z.number().check(z.positive()), message: limitedText(500) }),
  {
    decode: ({ userIds, position, message }) => ({ winnerId: Number(userIds[0]), position, message }),
    encode: ({ winnerId, position, message }) => ({ userIds: [winnerId], position, message }),
  },
);

/** Our server's answer to a winner submission: the room's only payment, the earlier one if it was already paid. */
export type WinnerReceipt = z.output<typeof winnerReceipt>;
export const winnerReceipt = entity({
  message: ['message', text],
  alreadyPaid: ['alreadyPaid', flag],
  paidAt: ['paidAt', dateTime],
  amount: ['amount', money],
  winner: ['winner', maybePerson],
});

const amount = z.number().check(z.nonnegative(), z.maximum(1_000_000));

/** Extension `room-settings`: the changes to a room that is not paid yet. Omitted members stay unchanged. */
export type RoomSettings = z.output<typeof roomSettings>;
export const roomSettings = strictEntity({
  gameType: ['gameType', z.optional(patternText(/^[1-8]v[1-8]$/, "must be like '1v1' or '4v4'", 3))],
  round: ['round', z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(99)))],
  prize: ['wining', z.optional(amount)],
  accessId: ['gameID', z.optional(limitedText(40))],
  password: ['gamePw', z.optional(limitedText(40))],
  tpp: ['tpp', z.optional(z.boolean())],
  fpp: ['fpp', z.optional(z.boolean())],
});
