import type { NewTournament } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { checkedText, dateTimeProblem, numberProblem, plainNumber, tooLong } from '@arena/shared/ui';
import * as t from './create.messages';

export const LIMITS = { title: 100, content: 5000, gamePw: 40 } as const;
export const ONLY_INTEGER = t.gameIdInteger;
export const GAME_ID_LENGTH = 15;

/** Digits only: no point, comma, `e` or sign. */
export const isGameId = (text: string): boolean => /^\d*$/.test(text);

/** All fields are required; `problemOf` adds further checks. */
const required = (label: string, problemOf: (text: string) => string | null = () => null) =>
  checkedText((text) => (text.trim() === '' ? t.fieldRequired(label) : problemOf(text)));
const upTo = (limit: number) => (text: string) => tooLong(text, limit);
// Whole amounts; zero is valid for a free tournament.
const amountProblem = (text: string) => numberProblem(text, { decimals: 0 });
const gameIdProblem = (text: string) => (isGameId(text) ? tooLong(text, GAME_ID_LENGTH, 'digits') : ONLY_INTEGER);

/** The first seven fields have wire names, because the specification does. */
export const tournamentForm = z.object({
  title: required(t.title, upTo(LIMITS.title)),
  content: required(t.description, upTo(LIMITS.content)),
  winingPrices: required(t.winningPrize, amountProblem),
  entryFee: required(t.entryFeeField, amountProblem),
  gameID: required(t.gameIdField, gameIdProblem),
  gamePw: required(t.gamePasswordField, upTo(LIMITS.gamePw)),
  startTime: required(t.startTimeField, dateTimeProblem),
  gameId: required(t.game),
  modeId: required(t.mode),
  mapId: required(t.map),
});
export type TournamentValues = z.infer<typeof tournamentForm>;

export const EMPTY_TOURNAMENT: TournamentValues = {
  ...{ title: '', content: '', winingPrices: '', entryFee: '', gameID: '', gamePw: '', startTime: '' },
  ...{ gameId: '', modeId: '', mapId: '' },
};

export const isField = (name: string): name is keyof TournamentValues => name in EMPTY_TOURNAMENT;

/** Choices don't count, because the form preselects them. */
export const isUntouched = ({ gameId, modeId, mapId, ...typed }: TournamentValues): boolean =>
  Object.values(typed).every((text) => text.trim() === '');

/** Expects valid values; the start is sent without conversion. */
export function newTournamentOf(values: TournamentValues): NewTournament {
  return {
    title: values.title.trim(),
    description: values.content.trim(),
    prizePool: Number(plainNumber(values.winingPrices)),
    entryFee: Number(plainNumber(values.entryFee)),
    accessId: Number(values.gameID),
    password: values.gamePw.trim(),
    startsAt: values.startTime.slice(0, 16),
  };
}

export const choiceOf = ({ gameId, modeId, mapId }: TournamentValues) => ({
  gameId: Number(gameId),
  modeId: Number(modeId),
  mapId: Number(mapId),
});
