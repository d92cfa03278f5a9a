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
  number,
  patternText,
  strictEntity,
  text,
} from '@arena/shared/contract/wire';
import { game, map, mode } from './games';
import { maybeUser } from './people';
import { maybeMember } from './users';

/** The statuses that the tabs and pages ask for (part 2 §4). A tournament's own status stays text: backends know more words. */
const TOURNAMENT_STATUSES = ['PENDING', 'ONGOING', 'COMPLETED'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];
/** As a path part: the active card asks with an empty one, which means all. */
export const tournamentStatus = z.union([z.enum(TOURNAMENT_STATUSES), z.literal('')]);

/** A tournament, which the wire calls a post (part 2 §3). Money in currency units; an end in words is printed as it was sent. */
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
export type Tournament = z.output<typeof tournament>;

/** A player's request to take part (part 2 §3). */
export const tournamentApplication = entity({
  id: ['postAppId', number],
  status: ['status', text],
  requestedAt: ['requestAt', dateTime],
  applicant: ['user', maybeMember],
  tournament: ['post', maybe(tournament)],
});
export type TournamentApplication = z.output<typeof tournamentApplication>;

/** Written as text, as the platform's first client does; a number is read too. */
const amount = z.codec(
  z.union([z.number(), patternText(/^\d+(\.\d+)?$/, 'must be a number', 40)]),
  z.number().check(z.nonnegative(), z.maximum(1_000_000)),
  { decode: Number, encode: (value) => value },
);
const integer = z.codec(
  z.union([z.number(), patternText(/^\d{1,15}$/, 'must be an integer', 15)]),
  z.number().check(z.int(), z.nonnegative()),
  { decode: Number, encode: (value) => value },
);

/** The create dialog's payload (part 2 §5 and §7); game, mode and map are in the path. `startsAt` is a zone-less local date-time. */
export const newTournament = strictEntity({
  title: ['title', filledText(100)],
  description: ['content', filledText(5000)],
  prizePool: ['winingPrices', amount],
  entryFee: ['entryFee', amount],
  accessId: ['gameID', integer],
  password: ['gamePw', filledText(40)],
  startsAt: ['startTime', localTimeText],
});
export type NewTournament = z.output<typeof newTournament>;

/** The answer of an action whose shape is not specified beyond a message. */
export const actionAnswer = z.catch(entity({ message: ['message', text] }), { message: null });
/** What a summary card counts: a page's total, or a bare amount; null for any other answer of a placeholder endpoint (part 2 §3). */
export const cardFigure = z.catch(entity({ total: ['totalElements', number], amount: ['amount', money] }), { total: null, amount: null });

/** Extension `tournament-rewards`: positions and prizes of approved players, paid once each. */
export const tournamentReward = entity({
  userId: ['userId', number],
  name: ['name', text],
  position: ['position', number],
  prize: ['prize', money],
  paidAt: ['paidAt', dateTime],
  alreadyPaid: ['alreadyPaid', flag],
});
export type TournamentReward = z.output<typeof tournamentReward>;

export const newTournamentReward = strictEntity({
  userId: ['userId', z.number().check(z.int(), z.positive())],
  position: ['position', z.number().check(z.int(), z.minimum(1), z.maximum(100))],
  prize: ['prize', z.number().check(z.nonnegative(), z.maximum(1_000_000))],
});
