import { useTypedSearch, useUrlState } from '@arena/shared/platform';
import { PageHeader, SearchField, SegmentedTabs, TabPanel, TabsBar } from '@arena/shared/ui';
import { countOf } from '../common/tab-rows';
import { RoomList } from './RoomList';
import { findRooms, prefetchRoomLists, useRoomList } from './rooms.queries';
import { ROOM_TABS, tabOf } from './rooms.status';

const ID_BASE = 'rooms';

export const prepare = prefetchRoomLists;

/** Room Management: three lists of rooms by what is to be done with them, and one search over all. */
export default function RoomListPage() {
  const [tabId, setTab] = useUrlState('tab', ROOM_TABS[0].id);
  const { typed: search, type: setSearch } = useTypedSearch(0);
  const tab = tabOf(tabId);
  // All three are read, so that the counts are there and hold for the search too.
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
