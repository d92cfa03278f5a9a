import { expect } from '@playwright/test';
import type { Sent } from './fullmap-wire.ts';
import { CONSOLE_READS } from './people.ts';
import { FEE, PRIZE, type TypedTournament } from './tournament.ts';

/** The users of the run that the calls belong to. */
interface Run {
  readonly adminId: number;
  readonly tournamentId: number;
  readonly typed: TypedTournament;
  /** The applications, in the order in which they were approved. */
  readonly applicationIds: readonly number[];
  /** The server counts what the summary cards show. */
  readonly counted?: boolean;
}

/** Compares a run with part 2 §7, field by field. */
export function expectSpecified(calls: readonly Sent[], { adminId, tournamentId, typed, applicationIds, counted = false }: Run): void {
  const sent = calls.filter(({ path }) => !path.startsWith('/auth/'));
  const withoutBody = (method: string, path: string): Sent => ({ method, path, type: null, body: null });
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([
    {
      method: 'POST',
      path: `/user/${adminId}/game/2/gamemode/2/map/8/posts`,
      type: 'application/json',
      body: {
        title: typed.title,
        content: 'Best of three.\nNo emulators.',
        winingPrices: PRIZE,
        entryFee: FEE,
        gameID: 419_407,
        gamePw: 'secret 7',
        // The chosen time, regardless of the reader's time zone.
        startTime: `${typed.day}T20:15`,
      },
    },
    ...applicationIds.map((id) => withoutBody('PUT', `/turnmentApp/post/${id}?status=CREATOR_APPROVED`)),
    withoutBody('DELETE', `/posts/${tournamentId}`),
  ]);

  const reads = sent.filter(({ method, path }) => method === 'GET' && !CONSOLE_READS.includes(path.replace(/\?.*/, '')));
  expect(reads.filter(({ type, body }) => type !== null || body !== null)).toEqual([]);
  const search = `/posts/search?${new URLSearchParams({ keywords: typed.title }).toString()}`;
  // Our server pages: the console requests the first page of a list, and a single application by its id.
  const applications = `/turnmentApp/pending/${tournamentId}${counted ? '/search' : ''}?status=`;
  const lists = counted
    ? ['PENDING&size=1000', 'PENDING&id={id}&size=1', 'CREATOR_APPROVED&size=1000'].map((query) => applications + query)
    : [`${applications}PENDING`, `${applications}CREATOR_APPROVED`];
  const cards = counted ? [] : ['/posts/status/', '/posts/prizepool', '/'];
  const own = ['/posts', '/posts/status/PENDING', ...cards, search, `/posts/${tournamentId}`, '/game/2/posts', ...lists];
  // The lookups of the form.
  const besides = ['/games/', '/modes/', '/maps/'];
  // A longer list continues by page number; how far is not specified.
  const paged = ({ path }: Sent) => path.replace(/^(\/posts(?:\/status\/\w+)?)\?pageNumber=\d+$/, '$1').replace(/&id=\d+/, '&id={id}');
  expect([...new Set(reads.map(paged))].sort()).toEqual([...own, ...besides].sort());
}
