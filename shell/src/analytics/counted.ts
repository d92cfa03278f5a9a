import { type PlatformCounts, ROOM_STATUSES, roleOf, type TournamentStatus, type User } from '@arena/shared/contract';
import type { ChartData, ChartUnit } from '../charts/chart-data';

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

/** `2026-11` as `Nov 2026`; anything else as it was sent. */
export function monthName(month: string): string {
  const match = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d{2})?$/.exec(month);
  return match === null ? month : months.format(Date.UTC(Number(match[1]), Number(match[2]) - 1));
}

/** Every name once: two bars of one name would be one. */
function distinct(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** The list's order is newest first where its months can be compared; in a chart, time runs to the right. */
export function revenueOf(list: readonly MonthAmount[]): ChartData {
  const dated = list.every(({ month }) => month !== null && /^\d{4}-\d{2}/.test(month));
  const ordered = dated ? [...list].sort((a, b) => (a.month ?? '').localeCompare(b.month ?? '')) : list;
  const names = distinct(ordered.map(({ month }, place) => (month === null ? `Entry ${place + 1}` : monthName(month))));
  return oneSeries(
    'Month',
    'Revenue',
    'money',
    ordered.map(({ amount }, place) => [names[place] ?? '', amount]),
  );
}

type Counts = PlatformCounts['roomsByStatus'];

/** The server's counts of these names, 0 for one that it has none of. A server that does not count this yet leaves its list empty. */
const inOrder = (counts: Counts, names: readonly string[]): readonly number[] =>
  counts.length === 0 ? [] : names.map((wanted) => counts.find(({ name }) => name === wanted)?.count ?? 0);

export const TOURNAMENT_STATUSES: readonly TournamentStatus[] = ['PENDING', 'ONGOING', 'COMPLETED'];
export const countedRooms = ({ roomsByStatus }: PlatformCounts): ChartData => roomsOf(inOrder(roomsByStatus, ROOM_STATUSES));
export const countedTournaments = ({ tournamentsByStatus }: PlatformCounts): ChartData =>
  tournamentsOf(inOrder(tournamentsByStatus, TOURNAMENT_STATUSES));
export const countedRoles = ({ usersByRole }: PlatformCounts): ChartData =>
  roleChart(usersByRole.flatMap(({ name, count }) => (name === null || count === null ? [] : [[name, count] as const])));

/** In the order of `ROOM_STATUSES`. */
export function roomsOf([scheduled, waiting, completed]: readonly (number | null)[]): ChartData {
  return oneSeries('Status', 'Rooms', 'count', [
    ['Scheduled', scheduled ?? null],
    ['CoinTime', waiting ?? null],
    ['Completed', completed ?? null],
  ]);
}

/** In the order of `TOURNAMENT_STATUSES`. */
export function tournamentsOf([upcoming, ongoing, completed]: readonly number[]): ChartData {
  return oneSeries('Status', 'Tournaments', 'count', [
    ['Upcoming', upcoming ?? null],
    ['Ongoing', ongoing ?? null],
    ['Completed', completed ?? null],
  ]);
}

const ROLE_NAMES: Readonly<Record<string, string>> = { ROLE_ADMIN: 'Administrators', ROLE_NORMAL: 'Players', ROLE_USER: 'No role' };

/** The most frequent role first. */
const roleChart = (counts: readonly (readonly [role: string, people: number])[]): ChartData =>
  oneSeries(
    'Role',
    'Users',
    'count',
    counts.map(([role, people]) => [ROLE_NAMES[role] ?? role, people] as const).sort((a, b) => b[1] - a[1]),
  );

/** Each person once, by the role that counts for them. */
export function rolesOf(users: readonly Pick<User, 'roles'>[]): ChartData {
  const counts = new Map<string, number>();
  for (const user of users) counts.set(roleOf(user), (counts.get(roleOf(user)) ?? 0) + 1);
  return roleChart([...counts]);
}
