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

/** The statuses that the two tabs ask for: scheduled, and completed (part 1 §2). A room's own status stays text. */
const FULLMAP_STATUSES = ['PENDING', 'PRIVATE'] as const;
export type FullMapStatus = (typeof FULLMAP_STATUSES)[number];
export const fullMapStatus = z.enum(FULLMAP_STATUSES);
const rewards = z.codec(text, z.custom<RewardTiers>(), { decode: readRewards, encode: writeRewards });

/** A custom match for many players (part 1 §3). `accessId` and `password` are the in-game room's; money in currency units. */
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
export type FullMapRoom = z.output<typeof fullMapRoom>;

/** What an application says of its room: its creator, who is not the applicant. */
const applicationRoom = entity({ creator: ['user', maybePerson] });

/** A player's request to join (part 1 §3). The wire calls the applicant `userId`, although it is a person. */
export const fullMapApplication = entity({
  id: ['fullmapAppId', number],
  status: ['status', text],
  requestedAt: ['requestAt', dateTime],
  applicant: ['userId', maybePerson],
  room: ['fullMap', maybe(applicationRoom)],
});
export type FullMapApplication = z.output<typeof fullMapApplication>;

export const applicationStatus = z.enum(['PENDING', 'CREATOR_APPROVED', 'REJECTED']);

/** What is found of the applications to a match: what the keywords name, or the one with this id. */
export const applicationSearch = { ...searchQuery, id: number };
/** A registered winner; position and message are null until the reward is sent (part 1 §3). */
export const fullMapWinner = entity({ user: ['user', maybePayee], position: ['position', number], message: ['message', text] });
export type FullMapWinner = z.output<typeof fullMapWinner>;

const amount = z.number().check(z.nonnegative(), z.maximum(1_000_000));

const sentRewards = z.codec(z.optional(z.nullable(limitedText(200))), z.custom<RewardTiers>(), {
  decode: (value) => readRewards(value ?? null),
  encode: writeRewards,
});

/** The create form's payload (part 1 §5 and §7). `startsAt` is an ISO time in UTC; 0 is a value: a free room. */
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
export type NewFullMapRoom = z.output<typeof newFullMapRoom>;

export const decision = strictEntity({ action: ['action', z.enum(['ACCEPT', 'REJECT'])] });

/** A winner's place and the words for them (part 1 §4): positions run from 1 to 4. */
export const reward = strictEntity({
  position: ['position', z.number().check(z.int(), z.minimum(1), z.maximum(4))],
  message: ['message', limitedText(500)],
});
export type Reward = z.output<typeof reward>;

/** What the reference server answers to a reward: what was paid, or was paid before. */
export const rewardReceipt = entity({ message: ['message', text], alreadyPaid: ['alreadyPaid', flag], amount: ['amount', money] });
/** The bare array of user ids that registers the winners (part 1 §7). */
export const winnerIds = z.array(id).check(z.minLength(1), z.maxLength(1000));
