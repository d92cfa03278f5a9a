import { hintOf, messageOf, useNow, useStableRows } from '@arena/shared/platform';
import { CardSkeletons, formatTotal, LoadMore, PanelTitle, QueryView } from '@arena/shared/ui';
import { RoomCards } from '../common/RoomCards';
import { FullMapCard } from './FullMapCard';
import type { FullMapListing } from './fullmap-rooms.queries';
import type { FullMapTab } from './fullmap-rooms.status';
import { searchFullMaps } from './search';

/** About how high a card is, with its three rows of facts. */
const CARD_REM = 22;

interface FullMapListProps {
  readonly tab: FullMapTab;
  readonly rooms: FullMapListing;
  readonly search: string;
  readonly onClearSearch: () => void;
}

/** The cards of one tab, page by page. */
export function FullMapList({ tab, rooms, search, onClearSearch }: FullMapListProps) {
  const now = useNow();
  const { isFound, isSearching, more, query } = rooms;
  // What the rows on the screen are of: of a long list what is searched for, too.
  const source = isFound ? `${tab.id}${isSearching ? ', searching' : `: ${search.trim()}`}` : tab.id;
  const stable = useStableRows('fullmap', rooms.rows, source, isFound && more !== null);
  const shown = isFound ? (stable.rows ?? []) : searchFullMaps(stable.rows ?? [], search);
  const label = `${tab.label} rooms`;
  const reading = { data: rooms.rows, error: query.error, isFetching: query.isFetching, refetch: query.refetch };
  return (
    <>
      <PanelTitle>{label}</PanelTitle>
      <QueryView query={reading} label="Loading full-map rooms" skeleton={<CardSkeletons heights={[36, 64, 132]} />}>
        {() => (
          <>
            <RoomCards
              {...{ label, stable, shown, search, onClearSearch, tab }}
              partial={more !== null}
              found={isFound ? formatTotal(rooms) : undefined}
              cardRem={CARD_REM}
            >
              {(room) => <FullMapCard room={room} tab={tab} now={now} />}
            </RoomCards>
            {more === null ? null : (
              <LoadMore {...more} failed={more.failed ? `${messageOf(query.error)}. ${hintOf(query.error)}` : null} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
