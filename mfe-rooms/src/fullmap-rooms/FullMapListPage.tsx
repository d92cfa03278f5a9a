import { Link, useLocation, useNow, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { Button, CardSkeletons, lazyDialog, PageHeader, PanelTitle, SearchField, SegmentedTabs, TabPanel, TabsBar } from '@arena/shared/ui';
import { Plus } from 'lucide';
import { countOf, useTabRows } from '../common/tab-rows';
import { type FullMapListing, searchFullMaps, useFullMapList } from './fullmap-rooms.queries';
import { FULLMAP_TABS, type FullMapTab, tabOf } from './fullmap-rooms.status';
import { RoomCards } from '../common/RoomCards';
import { FullMapCard } from './FullMapCard';

/** Estimated card height. */
const CARD_REM = 22;
const LOADING = { label: 'Loading full-map rooms', skeleton: <CardSkeletons heights={[36, 64, 132]} /> };

interface FullMapListProps {
  readonly tab: FullMapTab;
  readonly list: FullMapListing;
  readonly search: string;
  readonly onClearSearch: () => void;
}

function FullMapList({ tab, list, search, onClearSearch }: FullMapListProps) {
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

const ID_BASE = 'fullmaps';
const CREATE_PARAM = 'create';
const CreateRoomDialog = lazyDialog(
  async () => (await import('./create/CreateRoomDialog')).CreateRoomDialog,
  'The form could not be loaded. Try again.',
);

export default function FullMapListPage() {
  const [tabId, setTab] = useUrlState('tab', FULLMAP_TABS[0].id);
  const { typed: search, type: setSearch } = useTypedSearch(0);
  const { search: query } = useLocation();
  const [creating, setCreating] = useUrlState(CREATE_PARAM);
  const close = () => setCreating('');
  const tab = tabOf(tabId);
  // Both lists are read, so that both tabs show a count.
  const lists = { scheduled: useFullMapList('PENDING', search), completed: useFullMapList('PRIVATE', search) };
  const options = FULLMAP_TABS.map(({ id, label }) => ({ value: id, label, count: countOf(lists[id], search, searchFullMaps) }));
  const create = new URLSearchParams(query);
  create.set(CREATE_PARAM, '1');

  return (
    <>
      <PageHeader
        title="Full Map Rooms"
        subtitle="Create custom matches, approve players and reward winners"
        actions={
          <Button component={Link} to={`?${create}`} tone="primary" icon={Plus}>
            Create room
          </Button>
        }
      />
      <TabsBar>
        <SegmentedTabs label="Full-map rooms" idBase={ID_BASE} value={tab.id} options={options} onChange={setTab} />
        <SearchField label="Search full-map rooms" placeholder="Search rooms..." value={search} onChange={setSearch} shortcut="/" />
      </TabsBar>
      <TabPanel idBase={ID_BASE} value={tab.id}>
        <FullMapList key={tab.id} tab={tab} list={lists[tab.id]} search={search} onClearSearch={() => setSearch('')} />
      </TabPanel>
      {creating === '' ? null : <CreateRoomDialog onClose={close} onFailure={close} />}
    </>
  );
}
