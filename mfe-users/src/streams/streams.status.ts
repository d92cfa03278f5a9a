import type { Stream } from '@arena/shared/contract';
import { msOf } from '@arena/shared/platform';
import type { StatusTone } from '@arena/shared/ui';
import * as t from './streams.messages';

/** Part 1 §3; the third exists only here. */
export const STREAM_GAMES = [
  { id: 1, title: t.pubgMobile },
  { id: 2, title: t.freeFire },
  { id: 3, title: 'BGMI' },
] as const;

/** The tabs (part 1 §2, spelled as specified) and their status; null for all. */
export const STREAM_TABS = [
  { value: 'all', label: t.allStreams, status: null },
  { value: 'live', label: t.live, status: 'PUBLISHED' },
  { value: 'upcomming', label: 'UPCOMMING', status: 'UPCOMMING' },
] as const;
export type StreamTab = (typeof STREAM_TABS)[number];

export const onTab = (streams: readonly Stream[], { status }: StreamTab): readonly Stream[] =>
  status === null ? streams : streams.filter((stream) => stream.status === status);

const WORDS: Readonly<Record<string, { readonly word: string; readonly tone: StatusTone }>> = {
  PUBLISHED: { word: t.live, tone: 'done' },
  UPCOMMING: { word: t.scheduled, tone: 'wait' },
};

/** Unknown statuses are unchanged. */
export const statusOf = (status: string | null) => WORDS[status ?? ''] ?? { word: status ?? t.unknown, tone: 'other' as const };

export interface StreamLink {
  /** null when the link isn't a URL. */
  readonly host: string | null;
  /** Host without `www.`, path and query: tells two streams of a host apart. Empty without a host. */
  readonly address: string;
  /** Only https links may be opened. */
  readonly https: boolean;
  /** `https://name:password@…`: visible to every viewer of the stream. */
  readonly credentials: boolean;
}

export function linkOf(text: string | null): StreamLink {
  try {
    const { host, pathname, search, protocol, username, password } = new URL((text ?? '').trim());
    return {
      ...(host === ''
        ? { host: null, address: '' }
        : { host, address: `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}${search}` }),
      https: protocol === 'https:',
      credentials: username !== '' || password !== '',
    };
  } catch {
    return { host: null, address: '', https: false, credentials: false };
  }
}

/** Streams have no end time, so two of a game within this time count as overlapping. */
const OVERLAP_MS = 60 * 60_000;

/** An existing or a planned stream. */
export type Planned = Pick<Stream, 'status' | 'startsAt' | 'game'>;

const sameGame = (a: Planned['game'], b: Planned['game']) =>
  a !== null && b !== null && (a.id !== null && b.id !== null ? a.id === b.id : a.title !== null && a.title === b.title);

/** Upcoming streams of the same game within `OVERLAP_MS`. */
export function overlapsOf<S extends Planned>(streams: readonly S[], one: Planned): readonly S[] {
  const { startsAt, status, game } = one;
  if (startsAt === null || status !== 'UPCOMMING') return [];
  return streams.filter(
    (other) =>
      other !== one &&
      other.status === 'UPCOMMING' &&
      other.startsAt !== null &&
      sameGame(other.game, game) &&
      Math.abs(msOf(other.startsAt) - msOf(startsAt)) < OVERLAP_MS,
  );
}
