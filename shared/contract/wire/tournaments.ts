import * as z from '@arena/shared/contract/zod';
import {
  dateTime,
  entity,
  filledText,
  flag,
  freeTime,
  localTimeText,
  maybe,
  money,
  nameText,
  number,
  patternText,
  strictEntity,
  text,
} from '@arena/shared/contract/wire';
import { game, map, mode } from './games';
import { maybeUser } from './people';
import { maybeMember } from './users';

const TOURNAMENT_STATUSES = ['PENDING', 'ONGOING', 'COMPLETED'] as const;
/** The statuses of the tabs and pages (part 2 §4). A tournament's own `status` can be any text. */
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];
/** As a path part. The active card sends an empty one, which means all (part 2 §7). */
export const tournamentStatus = z.union([z.enum(TOURNAMENT_STATUSES), z.literal('')]);

/** A tournament, which the wire calls a post (part 2 §3). Money in currency units; `endsAt` in words is displayed unchanged. */
export type Tournament = z.output<typeof tournament>;
export const tournament = entity({
  id: ['postId', number],
  title: ['title', text],
  description: ['content', text],
  status: ['status', text],
  createdAt: ['addedDate', dateTime],
  startsAt: ['startTime', dateTime],
  endsAt: ['endDateTime', freeTime],
  entryFee: ['entryFee', money],
  prizePool: ['winingPrices', money],
  perKill: ['perKill', money],
  participants: ['totalParticipant', number],
  game: ['game', maybe(game)],
  mode: ['gameMode', maybe(mode)],
  map: ['map', maybe(map)],
  accessId: ['gameID', text],
  password: ['gamePw', text],
  organizer: ['user', maybeUser],
});

/** A player's request to join a tournament (part 2 §3). */
export type TournamentApplication = z.output<typeof tournamentApplication>;
export const tournamentApplication = entity({
  id: ['postAppId', number],
  status: ['status', text],
  requestedAt: ['requestAt', dateTime],
  applicant: ['user', maybeMember],
  tournament: ['post', maybe(tournament)],
});

/** A number that the platform's first client writes as text. */
const numeric = (text: z.ZodMiniType<string, string>, target: z.ZodMiniType<number, number>) =>
  z.codec(z.union([z.number(), text]), target, { decode: Number, encode: (value) => value });
const amount = numeric(patternText(/^\d+(\.\d+)?$/, 'must be a number', 40), z.number().check(z.nonnegative(), z.maximum(1_000_000)));
const integer = numeric(patternText(/^\d{1,15}$/, 'must be an integer', 15), z.number().check(z.int(), z.nonnegative()));

/** The body of the create call (part 2 §5, §7); game, mode and map are in the path. `startsAt` is a zone-less local time. */
export type NewTournament = z.output<typeof newTournament>;
export const newTournament = strictEntity({
  title: ['title', filledText(100)],
  description: ['content', filledText(5000)],
  prizePool: ['winingPrices', amount],
  entryFee: ['entryFee', amount],
  accessId: ['gameID', integer],
  password: ['gamePw', filledText(40)],
  startsAt: ['startTime', localTimeText],
});

/** The answer of an action that specifies only a message. */
export const actionAnswer = z.catch(entity({ message: ['message', text] }), { message: null });
/** A summary card's figure: a page's total or an amount; null for any other answer of a placeholder call (part 2 §3). */
export const cardFigure = z.catch(entity({ total: ['totalElements', number], amount: ['amount', money] }), { total: null, amount: null });

/** Extension `tournament-rewards`: an approved player's position and prize in currency units, paid once. */
export type TournamentReward = z.output<typeof tournamentReward>;
export const tournamentReward = entity({
  userId: ['userId', number],
  name: ['name', nameText],
  position: ['position', number],
  prize: ['prize', money],
  paidAt: ['paidAt', dateTime],
  alreadyPaid: ['alreadyPaid', flag],
});

/** The body of a tournament reward. */
export const newTournamentReward = strictEntity({
  userId: ['userId', z.number().check(z.int(), z.positive())],
  position: ['position', z.number().check(z.int(), z.minimum(1), z.maximum(100))],
  prize: ['prize', z.number().check(z.nonnegative(), z.maximum(1_000_000))],
});
