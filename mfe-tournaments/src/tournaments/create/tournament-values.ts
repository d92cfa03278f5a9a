import type { NewTournament } from '@arena/shared/contract';
import { dateTimeProblem, limitProblems, tooLong } from '@arena/shared/ui';
import { GAME_ID_LENGTH, isGameId, ONLY_INTEGER } from './game-id';

/** The create form as it is typed. The first seven are called what the wire calls them, because the specification does. */
export interface TournamentValues {
  title: string;
  content: string;
  winingPrices: string;
  entryFee: string;
  gameID: string;
  gamePw: string;
  startTime: string;
  gameId: string;
  modeId: string;
  mapId: string;
  [field: string]: string;
}

export const EMPTY_TOURNAMENT: TournamentValues = {
  ...{ title: '', content: '', winingPrices: '', entryFee: '', gameID: '', gamePw: '', startTime: '' },
  ...{ gameId: '', modeId: '', mapId: '' },
};

const REQUIRED = [
  ['title', 'Title'],
  ['content', 'Description'],
  ['winingPrices', 'Winning prize'],
  ['entryFee', 'Entry fee'],
  ['gameID', 'Game ID'],
  ['gamePw', 'Game password'],
  ['startTime', 'Start time'],
  ['gameId', 'Game'],
  ['modeId', 'Mode'],
  ['mapId', 'Map'],
] as const;

/** Whether nothing was typed. The choices do not count: the form makes them itself. */
export const isUntouched = ({ gameId, modeId, mapId, ...typed }: TournamentValues): boolean =>
  Object.values(typed).every((text) => text.trim() === '');

/** How long the texts may be. */
export const LIMITS = { title: 100, content: 5000, gamePw: 40 } as const;

const AMOUNT_LIMIT = 1_000_000;

/** What is wrong, by field. All fields are required; amounts go in steps of 1. Zero is an amount: a free tournament. */
export function problemsOf(values: TournamentValues): Readonly<Record<string, string>> {
  const problems: Record<string, string> = limitProblems(values, LIMITS);
  for (const [field, label] of REQUIRED) if ((values[field] ?? '').trim() === '') problems[field] = `${label} is required`;
  for (const field of ['winingPrices', 'entryFee'] as const) {
    const text = values[field].trim();
    if (text !== '' && !(/^\d+$/.test(text) && Number(text) <= AMOUNT_LIMIT)) problems[field] = 'A whole amount from 0 to 1,000,000';
  }
  const gameId = isGameId(values.gameID) ? tooLong(values.gameID, GAME_ID_LENGTH, 'digits') : ONLY_INTEGER;
  if (gameId !== null) problems.gameID = gameId;
  const start = dateTimeProblem(values.startTime);
  if (start !== null) problems.startTime = start;
  return problems;
}

/** A form without problems as the call wants it. The start is the clock reading that was chosen: nothing is converted. */
export function newTournamentOf(values: TournamentValues): NewTournament {
  return {
    title: values.title.trim(),
    description: values.content.trim(),
    prizePool: Number(values.winingPrices),
    entryFee: Number(values.entryFee),
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
