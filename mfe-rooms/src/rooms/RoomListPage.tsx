import { useStableRows, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { PageHeader, SearchField, SegmentedTabs, TabPanel, TabsBar } from '@arena/shared/ui';
import { RoomList } from './RoomList';
import { useRoomList } from './rooms.queries';
import { ROOM_TABS, tabOf } from './rooms.status';
import { searchRooms } from './search';

const ID_BASE = 'rooms';
/** Room Management: three lists of rooms by what is to be done with them, and one search over all. */
export default function RoomListPage() {
  const [tabId, setTab] = useUrlState('tab', ROOM_TABS[0].id);
  const { typed: search, type: setSearch } = useTypedSearch(0);
  const tab = tabOf(tabId);
  // All three are read, so that the counts are there and hold for the search too.
  const lists = {
    scheduled: useRoomList('PENDING'),
    completed: useRoomList('ALL_DONE'),
    cointime: useRoomList('COIN_TIME'),
  };
  const stable = useStableRows('room', lists[tab.id].data, tab.id);
  const options = ROOM_TABS.map(({ id, label }) => {
    const rooms = lists[id].data;
    return { value: id, label, count: rooms === undefined ? null : searchRooms(rooms, search).length };
  });

  return (
    <>
      <PageHeader title="Room Management" subtitle="Manage multiplayer gaming sessions and rooms and payment" />
      <TabsBar>
        <SegmentedTabs label="Rooms" idBase={ID_BASE} value={tab.id} options={options} onChange={setTab} />
        <SearchField label="Search rooms" placeholder="Search rooms..." value={search} onChange={setSearch} shortcut="/" />
      </TabsBar>
      <TabPanel idBase={ID_BASE} value={tab.id}>
        <RoomList tab={tab} rooms={lists[tab.id]} stable={stable} search={search} onClearSearch={() => setSearch('')} />
      </TabPanel>
    </>
  );
}
