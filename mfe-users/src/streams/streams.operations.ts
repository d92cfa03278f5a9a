import { type NewStream, type Stream, streamCalls } from '@arena/shared/contract';
import { defineOperation, platform, fetchFresh } from '@arena/shared/platform';
import { type LoadedStreams, refreshStreams, streamKeys, streamsQuery } from './streams.queries';

export interface StreamRequest {
  readonly gameId: number;
  readonly stream: NewStream;
}

/** Distinguishes the sent stream from others. */
export const identityOf = ({ gameId, stream: { link, status, startsAt } }: StreamRequest) => ({
  ...{ gameId, link, status },
  startsAt: startsAt ?? null,
});
type StreamIdentity = ReturnType<typeof identityOf>;

/** Recorded before sending, to find the stream if there is no response. */
export interface SentStream extends StreamIdentity {
  /** The number of identical streams before sending. */
  readonly before: number;
}

export const isSame = (a: StreamIdentity, b: StreamIdentity) =>
  a.gameId === b.gameId && a.link === b.link && a.status === b.status && a.startsAt === b.startsAt;

const countLike = (streams: readonly Stream[], { link, status, startsAt }: StreamIdentity): number =>
  streams.filter((stream) => stream.link === link && stream.status === status && (stream.startsAt?.slice(0, 16) ?? null) === startsAt)
    .length;

const knownStreams = () => platform().queryClient.getQueryData<LoadedStreams>(streamKeys.list())?.items ?? [];

export const addStream = defineOperation({
  id: 'stream-add',
  readBefore: 'after-silence',
  keyed: true,
  absenceIsFinal: true,
  target: () => null,
  describe: (request: StreamRequest): SentStream => ({ ...identityOf(request), before: countLike(knownStreams(), identityOf(request)) }),
  read: () => fetchFresh(streamsQuery),
  recognise: ({ items, isWhole }, sent) => {
    if (countLike(items, sent) > sent.before) return { status: 'done' };
    return isWhole ? { status: 'open' } : { status: 'unclear' };
  },
  send: ({ gameId, stream }, options) => platform().api.call(streamCalls.create, { params: { gameId }, body: stream }, options),
  refresh: refreshStreams,
});
