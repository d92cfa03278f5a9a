import { Link, useLocation, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { Button, media, PageHeader, SearchField, SegmentedTabs, styled, TabPanel } from '@arena/shared/ui';
import { Plus } from 'lucide';
import { CREATE_PARAM, useCreateDialog } from './use-create-dialog';
import { FullMapList } from './FullMapList';
import { useFullMapList } from './fullmap-rooms.queries';
import { searchFullMaps } from './search';
import { FULLMAP_TABS, tabOf } from './fullmap-rooms.status';

const ID_BASE = 'fullmaps';
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 10,
  marginBottom: 24,
  [media.phone]: { marginBottom: 20 },
});

/** Full Map Rooms: what is scheduled, what is completed, and the way to a new one. */
export default function FullMapListPage() {
  const [tabId, setTab] = useUrlState('tab', FULLMAP_TABS[0].id);
  const { typed: search, type: setSearch } = useTypedSearch(0);
  const { search: query } = useLocation();
  const dialog = useCreateDialog();
  const tab = tabOf(tabId);
  // Both are read, so that the counts are there and hold for the search too.
  const lists = { scheduled: useFullMapList('PENDING'), completed: useFullMapList('PRIVATE') };
  const options = FULLMAP_TABS.map(({ id, label }) => {
    const { data } = lists[id];
    const count = search.trim() === '' ? data?.total : data && searchFullMaps(data.items, search).length;
    return { value: id, label, count: count ?? null };
  });
  const create = new URLSearchParams(query);
  create.set(CREATE_PARAM, '1');

  return (
    <>
      <PageHeader
        title="Full Map Rooms"
        subtitle="Create custom matches, decide who joins, and reward the winners"
        actions={
          <Button component={Link} to={`?${create}`} tone="primary" icon={Plus}>
            Create room
          </Button>
        }
      />
      <Bar>
        <SegmentedTabs label="Full-map rooms" idBase={ID_BASE} value={tab.id} options={options} onChange={setTab} />
        <SearchField label="Search full-map rooms" placeholder="Search rooms..." value={search} onChange={setSearch} shortcut="/" />
      </Bar>
      <TabPanel idBase={ID_BASE} value={tab.id}>
        <FullMapList
          key={tab.id}
          tab={tab}
          rooms={lists[tab.id]}
          search={search}
          from={{ list: query }}
          onClearSearch={() => setSearch('')}
        />
      </TabPanel>
      {dialog}
    </>
  );
}
