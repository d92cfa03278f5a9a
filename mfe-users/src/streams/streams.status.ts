import type { LocalDateTime, Stream, StreamStatus } from '@arena/shared/contract';
import type { StatusTone } from '@arena/shared/ui';

/** The games of a stream (part 1 §3); the third exists only here. */
export const STREAM_GAMES = [
  { id: 1, title: 'PUBG Mobile' },
  { id: 2, title: 'Free Fire' },
  { id: 3, title: 'BGMI' },
] as const;

/** The tabs (part 1 §2, spelled as there) and the status that each shows; null for all of them. */
export interface StreamTab {
  readonly id: 'all' | 'live' | 'upcomming';
  readonly label: string;
  readonly status: StreamStatus | null;
}
export const STREAM_TABS: readonly [StreamTab, ...StreamTab[]] = [
  { id: 'all', label: 'All Streams', status: null },
  { id: 'live', label: 'Live', status: 'PUBLISHED' },
  { id: 'upcomming', label: 'UPCOMMING', status: 'UPCOMMING' },
];

/** The tab of an address; the first one for a word that is none. */
export const tabOf = (id: string): StreamTab => STREAM_TABS.find((tab) => tab.id === id) ?? STREAM_TABS[0];

export const onTab = (streams: readonly Stream[], { status }: StreamTab): readonly Stream[] =>
  status === null ? streams : streams.filter((stream) => stream.status === status);

const WORDS: Readonly<Record<string, { readonly word: string; readonly tone: StatusTone }>> = {
  PUBLISHED: { word: 'Live', tone: 'done' },
  UPCOMMING: { word: 'Scheduled', tone: 'wait' },
};

/** A status as it is shown. An unknown word stays as it is. */
export const statusOf = (status: string | null) => WORDS[status ?? ''] ?? { word: status ?? 'Unknown', tone: 'other' as const };

export interface StreamLink {
  /** Where the link leads; null when it is no link at all. */
  readonly host: string | null;
  /** Only such a link may be opened from here. */
  readonly https: boolean;
  /** `https://name:password@…`: visible to everyone who sees the stream. */
  readonly credentials: boolean;
}

export function linkOf(text: string | null): StreamLink {
  try {
    const { host, protocol, username, password } = new URL((text ?? '').trim());
    return { host: host === '' ? null : host, https: protocol === 'https:', credentials: username !== '' || password !== '' };
  } catch {
    return { host: null, https: false, credentials: false };
  }
}

/** Streams have no end, so two of a game that start within this time of each other are taken to overlap. */
const OVERLAP_MS = 60 * 60_000;

/** A stream that is there, or one that is about to be. */
export type Planned = Pick<Stream, 'status' | 'startsAt' | 'game'>;

const msOf = (local: LocalDateTime) => Date.parse(`${local}Z`);
const sameGame = (a: Planned['game'], b: Planned['game']) =>
  a !== null && b !== null && (a.id !== null && b.id !== null ? a.id === b.id : a.title !== null && a.title === b.title);

/** The upcoming streams of the same game that start at about the same time as this one. */
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
