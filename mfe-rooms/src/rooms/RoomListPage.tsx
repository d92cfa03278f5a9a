import { useTypedSearch, useUrlState } from '@arena/shared/platform';
import {
  CardSkeletons,
  color,
  formatTotal,
  PageHeader,
  PanelTitle,
  SearchField,
  SegmentedTabs,
  styled,
  TabPanel,
  TabsBar,
} from '@arena/shared/ui';
import { countOf, useTabRows } from '../common/tab-rows';
import { findRooms, prefetchRoomLists, type RoomListing, useRoomList } from './rooms.queries';
import { ROOM_TABS, type RoomTab, tabOf } from './rooms.status';
import { RoomCards } from '../common/RoomCards';
import { RoomCard } from './RoomCard';
import { useRoomActions } from './useRoomActions';

const Count = styled('span')({ color: color.muted, marginLeft: 4, fontVariantNumeric: 'tabular-nums' });
const Title = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12 });
const Order = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem' });
const LOADING = { label: 'Loading ...', showLabel: true, skeleton: <CardSkeletons heights={[36, 72, 76]} titleWidth="40%" /> };

interface RoomListProps {
  readonly tab: RoomTab;
  readonly list: RoomListing;
  readonly search: string;
  readonly onClearSearch: () => void;
}

function RoomList({ tab, list, search, onClearSearch }: RoomListProps) {
  const { actionsOf, dialog } = useRoomActions();
  const rooms = useTabRows('room', tab.id, list, search, findRooms);
  const { stable, shown } = rooms;
  const usable = shown.filter(({ id }) => !stable.gone.has(id ?? NaN)).length;
  return (
    <>
      <Title>
        <PanelTitle>
          {tab.title}
          {stable.rows === undefined ? null : <Count aria-hidden>{list.isWhole ? usable : formatTotal(list)}</Count>}
        </PanelTitle>
        {shown.length > 1 ? <Order>Newest first</Order> : null}
      </Title>
      <RoomCards label={tab.title} {...{ rooms, onClearSearch, tab }} loading={LOADING}>
        {(room) => <RoomCard room={room} tab={tab.id} {...actionsOf(room)} />}
      </RoomCards>
      {dialog}
    </>
  );
}

const ID_BASE = 'rooms';
export const prepare = prefetchRoomLists;

export default function RoomListPage() {
  const [tabId, setTab] = useUrlState('tab', ROOM_TABS[0].id);
  const { typed: search, type: setSearch } = useTypedSearch(0);
  const tab = tabOf(tabId);
  // All lists are read, so that every tab shows a count.
  const lists = {
    scheduled: useRoomList('PENDING', search),
    completed: useRoomList('ALL_DONE', search),
    cointime: useRoomList('COIN_TIME', search),
  };
  const options = ROOM_TABS.map(({ id, label }) => ({ value: id, label, count: countOf(lists[id], search, findRooms) }));

  return (
    <>
      <PageHeader title="Room Management" subtitle="Manage multiplayer gaming sessions and rooms and payment" />
      <TabsBar>
        <SegmentedTabs label="Rooms" idBase={ID_BASE} value={tab.id} options={options} onChange={setTab} />
        <SearchField label="Search rooms" placeholder="Search rooms..." value={search} onChange={setSearch} shortcut="/" />
      </TabsBar>
      <TabPanel idBase={ID_BASE} value={tab.id}>
        <RoomList tab={tab} list={lists[tab.id]} search={search} onClearSearch={() => setSearch('')} />
      </TabPanel>
    </>
  );
}
