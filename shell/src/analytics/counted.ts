import type { ChartData, ChartUnit } from '@arena/shared/ui';
import { type PlatformCounts, ROOM_STATUSES, roleOf, type TournamentStatus, type User } from '@arena/shared/contract';
import * as t from './analytics.messages';

interface MonthAmount {
  readonly month: string | null;
  readonly amount: number | null;
}

const oneSeries = (axis: string, label: string, unit: ChartUnit, entries: readonly (readonly [string, number | null])[]): ChartData => ({
  axis,
  categories: entries.map(([category]) => category),
  series: [{ label, values: entries.map(([, value]) => value) }],
  unit,
});

const months = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `2026-11` becomes `Nov 2026`; other formats are unchanged. */
export function monthName(month: string): string {
  const match = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d{2})?$/.exec(month);
  return match === null ? month : months.format(Date.UTC(Number(match[1]), Number(match[2]) - 1));
}

/** Makes names unique, because the chart would merge bars with the same name. */
function distinct(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Sorts months in ascending order where they are comparable; the list is newest first. */
export function revenueOf(list: readonly MonthAmount[]): ChartData {
  const dated = list.every(({ month }) => month !== null && /^\d{4}-\d{2}/.test(month));
  const ordered = dated ? [...list].sort((a, b) => (a.month ?? '').localeCompare(b.month ?? '')) : list;
  const names = distinct(ordered.map(({ month }, place) => (month === null ? t.entryNumber(place + 1) : monthName(month))));
  return oneSeries(
    t.month,
    t.revenue,
    'money',
    ordered.map(({ amount }, place) => [names[place] ?? '', amount]),
  );
}

type Counts = PlatformCounts['roomsByStatus'];

/** In the order of `names`, 0 for a missing one. A server that doesn't count these sends an empty list. */
const inOrder = (counts: Counts, names: readonly string[]): readonly number[] =>
  counts.length === 0 ? [] : names.map((wanted) => counts.find(({ name }) => name === wanted)?.count ?? 0);

export const TOURNAMENT_STATUSES: readonly TournamentStatus[] = ['PENDING', 'ONGOING', 'COMPLETED'];
export const countedRooms = ({ roomsByStatus }: PlatformCounts): ChartData => roomsOf(inOrder(roomsByStatus, ROOM_STATUSES));
export const countedTournaments = ({ tournamentsByStatus }: PlatformCounts): ChartData =>
  tournamentsOf(inOrder(tournamentsByStatus, TOURNAMENT_STATUSES));
export const countedRoles = ({ usersByRole }: PlatformCounts): ChartData =>
  roleChart(usersByRole.flatMap(({ name, count }) => (name === null || count === null ? [] : [[name, count] as const])));

const byStatus = (label: string, statuses: readonly string[], counts: readonly number[]): ChartData => {
  const entries = statuses.map((status, place) => [status, counts[place] ?? null] as const);
  return oneSeries(t.status, label, 'count', entries);
};

/** In the order of `ROOM_STATUSES`. */
export const roomsOf = (counts: readonly number[]) => byStatus(t.rooms, [t.scheduled, t.coinTime, t.completed], counts);

/** In the order of `TOURNAMENT_STATUSES`. */
export const tournamentsOf = (counts: readonly number[]) => byStatus(t.tournaments, [t.upcoming, t.ongoing, t.completed], counts);

const ROLE_NAMES: Readonly<Record<string, string>> = { ROLE_ADMIN: t.administrators, ROLE_NORMAL: t.players, ROLE_USER: t.noRole };

/** The most frequent role first. */
const roleChart = (counts: readonly (readonly [role: string, people: number])[]): ChartData =>
  oneSeries(
    t.role,
    t.users,
    'count',
    counts.map(([role, people]) => [ROLE_NAMES[role] ?? role, people] as const).sort((a, b) => b[1] - a[1]),
  );

/** Counts each user once, under their main role. */
export function rolesOf(users: readonly Pick<User, 'roles'>[]): ChartData {
  const counts = new Map<string, number>();
  for (const user of users) counts.set(roleOf(user), (counts.get(roleOf(user)) ?? 0) + 1);
  return roleChart([...counts]);
}
