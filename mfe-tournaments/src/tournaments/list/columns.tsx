import { type CSSProperties, useContext } from 'react';
import { isLocalDateTime, type Tournament } from '@arena/shared/contract';
import { formatLocal, formatPlatformIfOther } from '@arena/shared/platform';
import { DASH, type DataColumn, formatMoney, plainStatus, rowBadge, secondLine } from '@arena/shared/ui';
import { NO_END, PARTICIPANT_LIMIT } from '../constants';
import { tournamentPaths } from '../paths';
import { toneOf } from '../tournaments.status';
import { RemovedRows } from './removed-rows';
import * as t from '../tournaments.messages';

// Cells are plain functions unless they need a hook, because components would cost more than their content.

/** Uses the specified denominator; above it the bar is full. */
function capacity(participants: number | null) {
  if (participants === null) return `${DASH}/${PARTICIPANT_LIMIT}`;
  const part = Math.min(Math.max(participants / PARTICIPANT_LIMIT, 0), 1);
  return <span data-capacity style={{ '--part': `${part * 100}%` } as CSSProperties}>{`${participants}/${PARTICIPANT_LIMIT}`}</span>;
}

/** The browser's local time, with platform time below it where that differs. */
function platformTime(at: Tournament['startsAt']) {
  const here = formatLocal(at);
  if (here === null) return DASH;
  return (
    <>
      {here}
      {secondLine(formatPlatformIfOther(at))}
    </>
  );
}

/** Plain links, which the console's frame follows: two router links cost more than the rest of a row. */
function Actions({ tournament }: { readonly tournament: Tournament }) {
  const { id } = tournament;
  const removed = useContext(RemovedRows).get(id ?? NaN);
  if (id === null) return DASH;
  if (removed !== undefined) return <span data-removed>{removed}</span>;
  const title = tournament.title ?? t.tournamentWithId(id);
  return (
    <>
      <a href={tournamentPaths.view(id)} aria-label={t.viewTournament(title)}>
        {t.view}
      </a>
      {/* The specification's "Results" link compares statuses in different cases, so it always reads Manage (part 2 §2). */}
      <a href={tournamentPaths.manage(id)} aria-label={t.manageTournament(title)}>
        {t.manage}
      </a>
    </>
  );
}

/** Independent of the address, so that a new order renders no row again. */
export const COLUMNS: readonly DataColumn<Tournament>[] = [
  {
    id: 'title',
    header: t.tournamentName,
    cell: ({ title }) => title ?? DASH,
    sortValue: ({ title }) => title,
    place: 'title',
  },
  {
    id: 'game',
    header: t.gameColumn,
    cell: ({ game }) => game?.title ?? DASH,
    sortValue: ({ game }) => game?.title ?? null,
    width: '7rem',
  },
  {
    id: 'status',
    header: t.status,
    cell: ({ status }) => rowBadge(toneOf(status), status ?? t.unknown, plainStatus('tournament', status)),
    sortValue: ({ status }) => status,
    width: '8rem',
  },
  {
    id: 'participants',
    header: t.participants,
    cell: ({ participants }) => capacity(participants),
    sortValue: ({ participants }) => participants,
    width: '6rem',
  },
  {
    id: 'prizePool',
    header: t.prizePool,
    cell: ({ prizePool }) => formatMoney(prizePool),
    sortValue: ({ prizePool }) => prizePool,
    align: 'end',
    width: '7rem',
  },
  {
    id: 'startsAt',
    header: t.startDateAndTime,
    cell: ({ startsAt }) => platformTime(startsAt),
    sortValue: ({ startsAt }) => startsAt,
    width: '12.25rem',
  },
  {
    id: 'endsAt',
    header: t.endDateAndTime,
    // Free text is unchanged, because its format is unknown.
    cell: ({ endsAt }) => (endsAt === null ? NO_END : isLocalDateTime(endsAt) ? platformTime(endsAt) : <span data-wrap>{endsAt}</span>),
    sortValue: ({ endsAt }) => endsAt,
    width: '8.25rem',
  },
  {
    id: 'actions',
    header: t.actions,
    cell: (tournament) => <Actions tournament={tournament} />,
    place: 'foot',
    width: '11rem',
  },
];
