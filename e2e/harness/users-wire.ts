import { expect } from '@playwright/test';
import type { Sent } from './fullmap-wire.ts';
import { CONSOLE_READS } from './people.ts';

const withoutBody = (method: string, path: string): Sent => ({ method, path, type: null, body: null });

/** Splits the calls of a run: what it changed, and the different reads, of which none carried anything. */
function parted(calls: readonly Sent[]) {
  const sent = calls.filter(({ path }) => !path.startsWith('/auth/'));
  const reads = sent.filter(({ method, path }) => method === 'GET' && !CONSOLE_READS.includes(path.replace(/\?.*/, '')));
  expect(reads.filter(({ type, body }) => type !== null || body !== null)).toEqual([]);
  return { writes: sent.filter(({ method }) => method !== 'GET'), reads: [...new Set(reads.map(({ path }) => path))].sort() };
}

interface UsersRun {
  /** Whose profile was opened, and who was made an administrator. */
  readonly id: number;
  readonly email: string;
  readonly imageName: string;
  /** The one reading of the list. */
  readonly list: string;
  /** What the grant sends in addition to the address. */
  readonly query: string;
  /** The additional requests to a server that announces extensions. */
  readonly besides: readonly string[];
}

/** Compares a users journey with part 2 §7, field by field. */
export function expectUsersSpecified(calls: readonly Sent[], { id, email, imageName, list, query, besides }: UsersRun): void {
  const { writes, reads } = parted(calls);
  expect(writes).toEqual([withoutBody('POST', `/users/addRole/email/${encodeURIComponent(email)}/role/ROLE_ADMIN${query}`)]);
  const pictures = reads.filter((path) => path.startsWith('/users/download/'));
  expect(pictures).toContain(`/users/download/${imageName}`);
  expect(reads.filter((path) => !pictures.includes(path))).toEqual([list, `/users/${id}`, ...besides].sort());
}

interface StreamsRun {
  readonly live: string;
  readonly upcoming: string;
  readonly startsAt: string;
}

/** Compares a streams journey with part 1 §7, field by field. */
export function expectStreamsSpecified(calls: readonly Sent[], { live, upcoming, startsAt }: StreamsRun): void {
  const { writes, reads } = parted(calls);
  const type = 'application/json';
  expect(writes).toEqual([
    { method: 'POST', path: '/videos/game/3', type, body: { videoLink: live, status: 'PUBLISHED' } },
    // The chosen time, regardless of the reader's time zone.
    { method: 'POST', path: '/videos/game/1', type, body: { videoLink: upcoming, status: 'UPCOMMING', startAt: startsAt } },
  ]);
  // A longer list continues by page number; how far is not specified.
  expect([...new Set(reads.map((path) => path.replace(/\?pageNumber=\d+$/, '')))]).toEqual(['/videos/']);
}
