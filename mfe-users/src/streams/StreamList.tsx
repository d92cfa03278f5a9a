import type { Stream } from '@arena/shared/contract';
import { hintOf, messageOf } from '@arena/shared/platform';
import { Banner, Button, Card, CardGrid, CardList, EmptyState, ErrorState, LoadingState, Skeleton, styled } from '@arena/shared/ui';
import { RotateCw } from 'lucide';
import { StreamCard } from './StreamCard';
import { onTab, overlapsOf, type StreamTab } from './streams';
import { keyOf, type LoadedStreams } from './streams.queries';

const Ghost = styled(Card)({ minHeight: '12rem', justifyContent: 'space-between' });
const Gap = styled('div')({ marginBottom: 16 });

const placedKeyOf = (stream: Stream, place: number) => `${keyOf(stream)} ${place}`;
/** About how high a card is. */
const CARD_REM = 13;

const HINTS: Readonly<Record<StreamTab['id'], string>> = {
  all: 'The first one appears here as soon as it is added.',
  live: 'No stream is live now.',
  upcomming: 'No stream is scheduled.',
};

interface StreamListProps {
  readonly tab: StreamTab;
  readonly streams: {
    readonly data: LoadedStreams | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The streams of one tab, or why there are none. */
export function StreamList({ tab, streams: { data, error, isFetching, refetch } }: StreamListProps) {
  if (data === undefined && error !== null)
    return <ErrorState title={messageOf(error)} message={hintOf(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) {
    return (
      <LoadingState label="Loading streams" showLabel={false}>
        <CardGrid>
          {[0, 1, 2].map((place) => (
            <li key={place}>
              <Ghost as="div">
                <Skeleton width="60%" height={36} />
                <Skeleton height={40} />
                <Skeleton width="40%" height={30} />
              </Ghost>
            </li>
          ))}
        </CardGrid>
      </LoadingState>
    );
  }
  const shown: readonly Stream[] = onTab(data.items, tab);
  return (
    <>
      {data.complete ? null : (
        <Gap>
          <Banner
            tone="wait"
            title="Some streams could not be read"
            action={
              <Button size="sm" icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
                Retry
              </Button>
            }
          >
            What is here may not be all of them.
          </Banner>
        </Gap>
      )}
      {shown.length === 0 ? (
        <EmptyState title="No streams available." hint={HINTS[tab.id]} />
      ) : (
        <CardList label="Streams" items={shown} itemKey={placedKeyOf} cardRem={CARD_REM}>
          {(stream) => <StreamCard stream={stream} overlaps={overlapsOf(data.items, stream)} />}
        </CardList>
      )}
    </>
  );
}
