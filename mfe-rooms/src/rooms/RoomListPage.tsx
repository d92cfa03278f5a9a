import { useStableRows, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { formatTotal, PageHeader, SearchField, SegmentedTabs, TabPanel, TabsBar } from '@arena/shared/ui';
import { RoomList } from './RoomList';
import { prefetchRoomLists, type RoomListing, useRoomList } from './rooms.queries';
import { ROOM_TABS, tabOf } from './rooms.status';
import { searchRooms } from './search';

const ID_BASE = 'rooms';

/** How many rooms match; null while that is not known. */
function countOf(list: RoomListing, search: string): number | string | null {
  if (list.rows === undefined) return null;
  return list.isWhole ? searchRooms(list.rows, search).length : formatTotal(list);
}

/** What the rows on the screen are of: of a long list what is searched for, too. */
function sourceOf(tab: string, { isWhole, isSearching }: RoomListing, search: string): string {
  if (isWhole) return tab;
  return isSearching ? `${tab}, searching` : `${tab}: ${search.trim()}`;
}

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
  const list = lists[tab.id];
  const stable = useStableRows('room', list.rows, sourceOf(tab.id, list, search), list.more !== null);
  const options = ROOM_TABS.map(({ id, label }) => ({ value: id, label, count: countOf(lists[id], search) }));

  return (
    <>
      <PageHeader title="Room Management" subtitle="Manage multiplayer gaming sessions and rooms and payment" />
      <TabsBar>
        <SegmentedTabs label="Rooms" idBase={ID_BASE} value={tab.id} options={options} onChange={setTab} />
        <SearchField label="Search rooms" placeholder="Search rooms..." value={search} onChange={setSearch} shortcut="/" />
      </TabsBar>
      <TabPanel idBase={ID_BASE} value={tab.id}>
        <RoomList tab={tab} list={list} stable={stable} search={search} onClearSearch={() => setSearch('')} />
      </TabPanel>
    </>
  );
}
