import type { FullMapRoom } from '@arena/shared/contract';
import { hintOf, messageOf, useNow, useStableRows } from '@arena/shared/platform';
import {
  Button,
  Card,
  CardGrid,
  CardList,
  EmptyState,
  ErrorState,
  RemovedItem,
  LoadingState,
  UpdatesNotice,
  PanelTitle,
  Skeleton,
  styled,
  VisuallyHidden,
} from '@arena/shared/ui';
import type { FromList } from '../common/from-list';
import { FullMapCard } from './FullMapCard';
import type { useFullMapList } from './fullmap-rooms.queries';
import { searchFullMaps } from './search';
import type { FullMapTab } from './fullmap-rooms.status';

const Ghost = styled(Card)({ justifyContent: 'space-between' });
const More = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 8, marginTop: 24 });

/** About how high a card is: its facts stand in three rows. */
const CARD_REM = 22;
const keyOf = (room: FullMapRoom, index: number) => room.id ?? `row-${index}`;

export interface FullMapListProps {
  readonly tab: FullMapTab;
  readonly rooms: ReturnType<typeof useFullMapList>;
  readonly search: string;
  readonly from: FromList;
  readonly onClearSearch: () => void;
}

/** The cards of one tab, or why there are none. */
export function FullMapList(props: FullMapListProps) {
  return (
    <>
      <PanelTitle>{props.tab.label} rooms</PanelTitle>
      <Cards {...props} />
    </>
  );
}

function Cards({ tab, rooms, search, from, onClearSearch }: FullMapListProps) {
  const now = useNow();
  const { data, error, more } = rooms;
  const steady = useStableRows('fullmap', data?.items, tab.id);
  if (data === undefined) {
    if (error !== null) {
      return (
        <ErrorState title={messageOf(error)} message={hintOf(error)} onRetry={() => void rooms.refetch()} retrying={rooms.isFetching} />
      );
    }
    return (
      <LoadingState label="Loading full-map rooms" showLabel={false}>
        <CardGrid>
          {[0, 1, 2].map((place) => (
            <li key={place}>
              <Ghost as="div">
                <Skeleton width="60%" height={36} />
                <Skeleton height={64} />
                <Skeleton height={132} />
              </Ghost>
            </li>
          ))}
        </CardGrid>
      </LoadingState>
    );
  }

  const items = steady.rows ?? [];
  const shown = searchFullMaps(items, search);
  const searching = search.trim() !== '';
  const loadMore = data.last ? null : (
    <Button busy={more.isPending} busyLabel="Loading..." onClick={() => more.mutate()}>
      Load more
    </Button>
  );
  return (
    <>
      <VisuallyHidden role="status">{searching ? `${shown.length} of ${items.length} loaded rooms match` : ''}</VisuallyHidden>
      <UpdatesNotice
        waiting={steady.waiting}
        gone={steady.gone.size}
        goneWord="not in this list any more"
        onShow={steady.show}
        onClear={steady.show}
      />
      {shown.length > 0 ? (
        <CardList
          label={`${tab.label} rooms`}
          items={shown}
          itemKey={keyOf}
          cardRem={CARD_REM}
          findBy="“Search rooms...” looks through all of them."
        >
          {(room) => (
            <RemovedItem note={steady.gone.get(room.id ?? NaN)}>
              <FullMapCard room={room} tab={tab} from={from} now={now} />
            </RemovedItem>
          )}
        </CardList>
      ) : items.length > 0 ? (
        <EmptyState
          title={tab.empty}
          hint={`None of the ${items.length} ${items.length === 1 ? 'room' : 'rooms'} loaded on this tab matches “${search.trim()}”.`}
          action={<Button onClick={onClearSearch}>Clear the search</Button>}
        />
      ) : (
        <EmptyState title={tab.empty} hint={tab.emptyHint} />
      )}
      {loadMore === null ? null : (
        <More>
          {more.error === null ? null : <p role="alert">{`${messageOf(more.error)}. ${hintOf(more.error)}`}</p>}
          {loadMore}
        </More>
      )}
    </>
  );
}
