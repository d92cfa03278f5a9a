import { hintOf, messageOf, useNow, useStableRows } from '@arena/shared/platform';
import { CardSkeletons, LoadMore, PanelTitle, QueryView } from '@arena/shared/ui';
import { RoomCards } from '../common/RoomCards';
import { FullMapCard } from './FullMapCard';
import type { useFullMapList } from './fullmap-rooms.queries';
import type { FullMapTab } from './fullmap-rooms.status';
import { searchFullMaps } from './search';

/** About how high a card is, with its three rows of facts. */
const CARD_REM = 22;

interface FullMapListProps {
  readonly tab: FullMapTab;
  readonly rooms: ReturnType<typeof useFullMapList>;
  readonly search: string;
  readonly onClearSearch: () => void;
}

/** The cards of one tab, page by page. */
export function FullMapList({ tab, rooms, search, onClearSearch }: FullMapListProps) {
  const now = useNow();
  const stable = useStableRows('fullmap', rooms.data?.items, tab.id);
  const label = `${tab.label} rooms`;
  return (
    <>
      <PanelTitle>{label}</PanelTitle>
      <QueryView query={rooms} label="Loading full-map rooms" skeleton={<CardSkeletons heights={[36, 64, 132]} />}>
        {() => (
          <>
            <RoomCards
              {...{ label, stable, search, onClearSearch, tab }}
              partial
              shown={searchFullMaps(stable.rows ?? [], search)}
              cardRem={CARD_REM}
            >
              {(room) => <FullMapCard room={room} tab={tab} now={now} />}
            </RoomCards>
            {rooms.hasNextPage ? (
              <LoadMore
                load={() => void rooms.fetchNextPage()}
                loading={rooms.isFetchingNextPage}
                failed={rooms.isFetchNextPageError ? `${messageOf(rooms.error)}. ${hintOf(rooms.error)}` : null}
              />
            ) : null}
          </>
        )}
      </QueryView>
    </>
  );
}
