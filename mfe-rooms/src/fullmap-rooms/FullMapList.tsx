import { useNow } from '@arena/shared/platform';
import { CardSkeletons, PanelTitle } from '@arena/shared/ui';
import { RoomCards } from '../common/RoomCards';
import { useTabRows } from '../common/tab-rows';
import { FullMapCard } from './FullMapCard';
import { type FullMapListing, searchFullMaps } from './fullmap-rooms.queries';
import type { FullMapTab } from './fullmap-rooms.status';

/** About how high a card is, with its three rows of facts. */
const CARD_REM = 22;
const LOADING = { label: 'Loading full-map rooms', skeleton: <CardSkeletons heights={[36, 64, 132]} /> };

interface FullMapListProps {
  readonly tab: FullMapTab;
  readonly list: FullMapListing;
  readonly search: string;
  readonly onClearSearch: () => void;
}

/** The cards of one tab, page by page. */
export function FullMapList({ tab, list, search, onClearSearch }: FullMapListProps) {
  const now = useNow();
  const rooms = useTabRows('fullmap', tab.id, list, search, searchFullMaps);
  const label = `${tab.label} rooms`;
  return (
    <>
      <PanelTitle>{label}</PanelTitle>
      <RoomCards {...{ label, rooms, onClearSearch, tab }} loading={LOADING} cardRem={CARD_REM}>
        {(room) => <FullMapCard room={room} tab={tab} now={now} />}
      </RoomCards>
    </>
  );
}
