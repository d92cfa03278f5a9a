import { useLocation, useStableRows, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { media, PageHeader, SearchField, SegmentedTabs, styled, TabPanel } from '@arena/shared/ui';
import { RoomList } from './RoomList';
import { useRoomList } from './rooms.queries';
import { searchRooms } from './rooms.search';
import { ROOM_TABS, tabOf } from './rooms.status';

const ID_BASE = 'rooms';
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 10,
  marginBottom: 24,
  [media.phone]: { marginBottom: 20 },
});

/** Room Management: three lists of rooms by what is to be done with them, and one search over all. */
export default function RoomListPage() {
  const [tabId, setTab] = useUrlState('tab', ROOM_TABS[0].id);
  const { typed: search, type: setSearch } = useTypedSearch(0);
  const { search: query } = useLocation();
  const tab = tabOf(tabId);
  // All three are read, so that the counts are there and hold for the search too.
  const lists = {
    scheduled: useRoomList('PENDING'),
    completed: useRoomList('ALL_DONE'),
    cointime: useRoomList('COIN_TIME'),
  };
  const steady = useStableRows('room', lists[tab.id].data, tab.id);
  const options = ROOM_TABS.map(({ id, label }) => {
    const rooms = lists[id].data;
    return { value: id, label, count: rooms === undefined ? null : searchRooms(rooms, search).length };
  });

  return (
    <>
      <PageHeader title="Room Management" subtitle="Manage multiplayer gaming sessions and rooms and payment" />
      <Bar>
        <SegmentedTabs label="Rooms" idBase={ID_BASE} value={tab.id} options={options} onChange={setTab} />
        <SearchField label="Search rooms" placeholder="Search rooms..." value={search} onChange={setSearch} shortcut="/" />
      </Bar>
      <TabPanel idBase={ID_BASE} value={tab.id}>
        <RoomList
          tab={tab}
          rooms={lists[tab.id]}
          steady={steady}
          search={search}
          from={{ list: query }}
          onClearSearch={() => setSearch('')}
        />
      </TabPanel>
    </>
  );
}
