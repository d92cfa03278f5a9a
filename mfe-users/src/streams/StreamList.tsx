import type { Stream } from '@arena/shared/contract';
import { Banner, Button, CardList, CardSkeletons, color, EmptyState, formatCount, QueryView, type Reading, styled } from '@arena/shared/ui';
import { RotateCw } from 'lucide';
import { StreamCard } from './StreamCard';
import { onTab, overlapsOf, type StreamTab } from './streams.status';
import { keyOf, type LoadedStreams } from './streams.queries';
import * as t from './streams.messages';

const Gap = styled('div')({ marginBottom: 16 });
const Note = styled('p')({ marginBottom: 16, color: color.muted, fontSize: '0.875rem' });

const placedKeyOf = (stream: Stream, place: number) => `${keyOf(stream)} ${place}`;
/** Estimated card height. */
const CARD_REM = 13;

const HINTS: Readonly<Record<StreamTab['value'], string>> = {
  all: t.emptyHint,
  live: t.noLiveStreams,
  upcomming: t.noUpcomingStreams,
};

interface StreamListProps {
  readonly tab: StreamTab;
  readonly streams: Reading<LoadedStreams>;
}

export function StreamList({ tab, streams }: StreamListProps) {
  return (
    <QueryView query={streams} label={t.loading} skeleton={<CardSkeletons heights={[36, 40, 30]} />}>
      {({ items, isWhole, total }) => {
        const shown = onTab(items, tab);
        return (
          <>
            {isWhole ? null : streams.isFetching ? (
              <Note>{t.loaded(formatCount(items.length), formatCount(Math.max(total, items.length)))}</Note>
            ) : (
              <Incomplete streams={streams} />
            )}
            {shown.length === 0 ? (
              <EmptyState title={t.empty} hint={HINTS[tab.value]} />
            ) : (
              <CardList label={t.streams} items={shown} itemKey={placedKeyOf} cardRem={CARD_REM}>
                {(stream) => <StreamCard stream={stream} overlaps={overlapsOf(items, stream)} />}
              </CardList>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

const Incomplete = ({ streams: { isFetching, refetch } }: Pick<StreamListProps, 'streams'>) => (
  <Gap>
    <Banner
      tone="wait"
      title={t.someFailed}
      action={
        <Button size="sm" icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
          {t.retry}
        </Button>
      }
    >
      {t.incomplete}
    </Banner>
  </Gap>
);
