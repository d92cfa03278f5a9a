import {
  gameCalls,
  type LocalDateTime,
  type Tournament,
  type TournamentApplication,
  tournamentCalls,
  type User,
} from '@arena/shared/contract';
import { build, type FakePlatform, installFakePlatform, renderSection } from '@arena/shared/testing';
import section from '../../../section';

const at = (text: string) => text as LocalDateTime;

export const TOURNAMENT: Tournament = {
  id: 7,
  title: 'Friday Night Cup',
  description: 'No emulators.',
  status: 'PENDING',
  createdAt: at('2026-11-20T10:00:00'),
  startsAt: at('2030-11-22T18:30:00'),
  endsAt: null,
  entryFee: 20,
  prizePool: 500,
  perKill: null,
  participants: 42,
  game: { id: 1, title: 'PUBG Mobile', description: 'Battle royale' },
  mode: { id: 2, name: 'Squad' },
  map: { id: 1, title: 'Erangel' },
  accessId: '771204',
  password: 'arena',
  organizer: build.user({ roles: [{ id: 501, name: 'ROLE_ADMIN' }] }),
};
export const tournamentOf = (changes: Partial<Tournament> = {}): Tournament => ({ ...TOURNAMENT, ...changes });

/** A tournament of which only the id is known. */
export const NULL_TOURNAMENT: Tournament = tournamentOf({
  ...{ title: null, description: null, status: null, createdAt: null, startsAt: null, endsAt: null, entryFee: null, prizePool: null },
  ...{ perKill: null, participants: null, game: null, mode: null, map: null, accessId: null, password: null, organizer: null },
});

export const pageOf = build.page<Tournament>;

/** The application of user `10 + number`. */
export const applicationOf = (number: number, changes: Partial<TournamentApplication> = {}): TournamentApplication => ({
  id: 500 + number,
  status: 'PENDING',
  requestedAt: at('2026-11-20T09:00:00'),
  applicant: { ...build.user({ id: 10 + number, name: `Player ${number}`, email: `player${number}@mail.test` }), bannedAt: null },
  tournament: null,
  ...changes,
});

export const ADMIN: User = build.user({ id: 3, roles: [{ id: 501, name: 'ROLE_ADMIN' }] });

/** A platform whose server has nothing yet: a test adds what it is about. */
export function installTestHost(options: Parameters<typeof installFakePlatform>[0] = {}): FakePlatform {
  const host = installFakePlatform({ user: ADMIN, ...options });
  for (const call of [gameCalls.games, gameCalls.modes, gameCalls.maps]) host.on(call, () => []);
  host.on(tournamentCalls.list, () => pageOf([]));
  host.on(tournamentCalls.listByStatus, () => pageOf([]));
  host.on(tournamentCalls.search, () => []);
  host.on(tournamentCalls.listByGame, () => []);
  host.on(tournamentCalls.participants, () => ({ total: 1234, amount: null }));
  host.on(tournamentCalls.prizePool, () => ({ total: null, amount: 500 }));
  host.on(tournamentCalls.get, () => TOURNAMENT);
  host.on(tournamentCalls.applications, () => []);
  return host;
}

/** Renders the page at an address below `/admin/tournaments`, as the shell would. */
export const renderTournaments = (path = '') => renderSection(section, `/admin/tournaments${path}`);
export const renderPublic = () => renderSection(section, '/test');
