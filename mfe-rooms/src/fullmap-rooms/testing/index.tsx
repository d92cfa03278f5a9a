import {
  type FullMapApplication,
  fullMapCalls,
  type FullMapRoom,
  type FullMapWinner,
  gameCalls,
  type LocalDateTime,
} from '@arena/shared/contract';
import { build, type FakePlatform, installFakePlatform, renderSection } from '@arena/shared/testing';
import section from '../../../section';

const at = (text: string) => text as LocalDateTime;

export const FULLMAP: FullMapRoom = {
  id: 41,
  title: 'Friday Night Erangel',
  rules: 'No emulators.',
  entryFee: 20,
  startsAt: at('2030-11-22T18:30:00'),
  durationMinutes: 35,
  prizePool: 500,
  maxPlayers: 25,
  accessId: '771204',
  password: 'arena',
  rewards: { top5: '100', top10: null, top15: '25' },
  status: 'PENDING',
  createdAt: at('2026-11-20T10:00:00'),
  game: { id: 1, title: 'PUBG Mobile', description: null },
  map: { id: 1, title: 'Erangel' },
  mode: { id: 2, name: 'Squad' },
  creator: { id: 1, name: 'Amara Khan' },
};
export const fullMapOf = (changes: Partial<FullMapRoom> = {}): FullMapRoom => ({ ...FULLMAP, ...changes });

/** A room with nothing but its id. */
export const NULL_FULLMAP: FullMapRoom = fullMapOf({
  ...{ title: null, rules: null, entryFee: null, startsAt: null, durationMinutes: null, prizePool: null, maxPlayers: null },
  ...{ accessId: null, password: null, status: null, createdAt: null, game: null, map: null, mode: null, creator: null },
  rewards: { top5: null, top10: null, top15: null },
});

/** The request of user `10 + number`, an hour old for each `number`. */
export const requestOf = (number: number, changes: Partial<FullMapApplication> = {}): FullMapApplication => ({
  id: 500 + number,
  status: 'PENDING',
  requestedAt: at(`2026-11-20T${String(20 - number).padStart(2, '0')}:00:00`),
  applicant: { id: 10 + number, name: `Player ${number}` },
  room: { creator: FULLMAP.creator },
  ...changes,
});
export const requests = (...numbers: number[]) => numbers.map((number) => requestOf(number));
export const winnerOf = (userId: number, position: number | null = null): FullMapWinner => ({
  user: { id: userId, name: `Player ${userId - 10}`, bannedAt: null },
  position,
  message: position === null ? null : 'Well played',
});

export const pageOf = build.page<FullMapRoom>;

/** A platform whose server has nothing yet: a test adds what it is about. */
export function installTestHost(options: Parameters<typeof installFakePlatform>[0] = {}): FakePlatform {
  const host = installFakePlatform(options);
  host.on(fullMapCalls.listByStatus, () => pageOf([]));
  host.on(fullMapCalls.applications, () => []);
  host.on(fullMapCalls.winners, () => []);
  host.on(fullMapCalls.get, () => FULLMAP);
  for (const call of [gameCalls.games, gameCalls.modes, gameCalls.maps]) host.on(call, () => []);
  return host;
}

/** Renders the page at an address below `/admin/full-map-rooms`, as the shell would. */
export const renderFullMaps = (path = '') => renderSection(section, `/admin/full-map-rooms${path}`);
