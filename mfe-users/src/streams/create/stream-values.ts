import * as z from '@arena/shared/contract/zod';
import { checkedText, dateTimeProblem, platformTimeOf, tooLong } from '@arena/shared/ui';
import type { StreamStatus } from '@arena/shared/contract';
import type { StreamRequest } from '../streams.operations';
import { linkOf, type Planned, STREAM_GAMES } from '../streams.status';
import * as t from '../streams.messages';

export const LINK_LENGTH = 500;

function linkProblem(link: string): string | null {
  const text = link.trim();
  const { https, host, credentials } = linkOf(text);
  if (text === '') return t.linkRequired;
  if (!https || host === null || !host.includes('.')) return t.linkExample;
  if (/\s/.test(text)) return t.linkHasSpaces;
  if (credentials) return t.linkHasPassword;
  return tooLong(link, LINK_LENGTH);
}

const startProblem = ({ status, startsAt }: { readonly status: StreamStatus; readonly startsAt: string }): string | null => {
  if (status !== 'UPCOMMING') return null;
  return startsAt.trim() === '' ? t.startTimeRequired : dateTimeProblem(startsAt);
};

/** Part 1 §5. */
export const streamForm = z
  .object({
    gameId: z.string(),
    status: z.enum(['PUBLISHED', 'UPCOMMING']),
    link: checkedText(linkProblem),
    /** Kept when the status changes, so that switching back restores it; sent only for UPCOMMING. */
    startsAt: z.string(),
  })
  .check(({ value, issues }) => {
    const message = startProblem(value);
    if (message !== null) issues.push({ code: 'custom', message, input: value, path: ['startsAt'] });
  });
export type StreamValues = z.infer<typeof streamForm>;

export const EMPTY_STREAM: StreamValues = { gameId: '1', status: 'PUBLISHED', link: '', startsAt: '' };
const FIELDS = Object.keys(EMPTY_STREAM) as readonly (keyof StreamValues)[];
export const isUntouched = (values: StreamValues): boolean => FIELDS.every((field) => values[field] === EMPTY_STREAM[field]);

/** Expects valid values; the start is sent without conversion. */
export const requestOf = ({ gameId, link, status, startsAt }: StreamValues): StreamRequest => ({
  gameId: Number(gameId),
  stream: { link: link.trim(), status, startsAt: status === 'UPCOMMING' ? startsAt.slice(0, 16) : undefined },
});

/** The planned stream, for the overlap check. */
export const plannedOf = ({ gameId, status, startsAt }: StreamValues): Planned => ({
  status,
  startsAt: platformTimeOf(startsAt),
  game: { id: Number(gameId), title: STREAM_GAMES.find(({ id }) => String(id) === gameId)?.title ?? null, description: null },
});
