import * as z from '@arena/shared/contract/zod';
import {
  dateTime,
  entity,
  filledText,
  flag,
  id,
  limitedText,
  maybe,
  money,
  number,
  patternText,
  searchQuery,
  strictEntity,
  text,
} from '@arena/shared/contract/wire';
import { game, map, mode } from './games';
import { maybePayee, maybePerson } from './people';
import { type RewardTiers, readRewards, writeRewards } from './rewards';

/** The statuses of the two tabs, Scheduled and Completed (part 1 §2). A room's own `status` can be any text. */
export type FullMapStatus = z.output<typeof fullMapStatus>;
export const fullMapStatus = z.enum(['PENDING', 'PRIVATE']);
const rewards = z.codec(text, z.custom<RewardTiers>(), { decode: readRewards, encode: writeRewards });

/** A custom match for many players (part 1 §3). `accessId` and `password` are those of the in-game room; money in currency units. */
export type FullMapRoom = z.output<typeof fullMapRoom>;
export const fullMapRoom = entity({
  id: ['fullmapId', number],
  title: ['title', text],
  rules: ['content', text],
  entryFee: ['entryFee', money],
  startsAt: ['startTime', dateTime],
  durationMinutes: ['duration', number],
  prizePool: ['pricePool', money],
  maxPlayers: ['maxplayer', number],
  accessId: ['roomId', text],
  password: ['roomPw', text],
  rewards: ['winnerRewards', rewards],
  status: ['status', text],
  createdAt: ['addedDate', dateTime],
  game: ['game', maybe(game)],
  map: ['map', maybe(map)],
  mode: ['gameMode', maybe(mode)],
  creator: ['user', maybePerson],
});

/** The room as an application mentions it: its creator, who is not the applicant. */
const applicationRoom = entity({ creator: ['user', maybePerson] });

/** A player's request to join a full-map room (part 1 §3). The wire calls the applicant `userId`. */
export type FullMapApplication = z.output<typeof fullMapApplication>;
export const fullMapApplication = entity({
  id: ['fullmapAppId', number],
  status: ['status', text],
  requestedAt: ['requestAt', dateTime],
  applicant: ['userId', maybePerson],
  room: ['fullMap', maybe(applicationRoom)],
});

export const applicationStatus = z.enum(['PENDING', 'CREATOR_APPROVED', 'REJECTED']);

/** Filters for applications: by keywords, or by id. */
export const applicationSearch = { ...searchQuery, id: number };
/** A registered winner; `position` and `message` are null until the reward is sent (part 1 §3). */
export type FullMapWinner = z.output<typeof fullMapWinner>;
export const fullMapWinner = entity({ user: ['user', maybePayee], position: ['position', number], message: ['message', text] });

const amount = z.number().check(z.nonnegative(), z.maximum(1_000_000));

const sentRewards = z.codec(z.optional(z.nullable(limitedText(200))), z.custom<RewardTiers>(), {
  decode: (value) => readRewards(value ?? null),
  encode: writeRewards,
});

/** The body of the create call (part 1 §5, §7). `startsAt` is an ISO time in UTC; money in currency units, 0 allowed. */
export type NewFullMapRoom = z.output<typeof newFullMapRoom>;
export const newFullMapRoom = strictEntity({
  title: ['title', filledText(100)],
  rules: ['content', filledText(5000)],
  entryFee: ['entryFee', amount],
  startsAt: ['startTime', patternText(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/, 'must be an ISO time in UTC', 40)],
  durationMinutes: ['duration', z.number().check(z.positive(), z.maximum(1440))],
  prizePool: ['pricePool', amount],
  maxPlayers: ['maxplayer', z.number().check(z.int(), z.positive(), z.maximum(1000))],
  accessId: ['roomId', filledText(40)],
  password: ['roomPw', filledText(40)],
  rewards: ['winnerRewards', sentRewards],
});

export const decision = strictEntity({ action: ['action', z.enum(['ACCEPT', 'REJECT'])] });

/** A winner's position, 1 to 4, and message (part 1 §4). */
export type Reward = z.output<typeof reward>;
export const reward = strictEntity({
  position: ['position', z.number().check(z.int(), z.minimum(1), z.maximum(4))],
  message: ['message', limitedText(500)],
});

/** Our server's answer to a reward: the amount that is or was already paid. */
export const rewardReceipt = entity({ message: ['message', text], alreadyPaid: ['alreadyPaid', flag], amount: ['amount', money] });
/** The array of user ids that registers the winners (part 1 §7). */
export const winnerIds = z.array(id).check(z.minLength(1), z.maxLength(1000));
