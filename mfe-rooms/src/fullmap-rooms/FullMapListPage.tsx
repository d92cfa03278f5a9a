import type { FullMapRoom } from '@arena/shared/contract';
import { Link, useLocation, useNow, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { Button, CardScreen, CardSkeletons, lazyDialog, PageHeader, PanelTitle, useTab } from '@arena/shared/ui';
import { Plus } from 'lucide';
import { countOf, type TabListProps, useTabRows } from '../common/tab-rows';
import { searchFullMaps, useFullMapList } from './fullmap-rooms.queries';
import { FULLMAP_TABS, type FullMapTab } from './fullmap-rooms.status';
import { RoomCards } from '../common/RoomCards';
import { RoomTabs } from '../common/RoomTabs';
import { FullMapCard } from './FullMapCard';
import * as t from './fullmap-rooms.messages';

/** Estimated card height. */
const CARD_REM = 22;
const LOADING = { label: t.loadingRooms, skeleton: <CardSkeletons heights={[36, 64, 132]} /> };

function FullMapList({ tab, list, search, onClearSearch }: TabListProps<FullMapTab, FullMapRoom>) {
  const now = useNow();
  const rooms = useTabRows('fullmap', tab.value, list, search, searchFullMaps);
  const label = t.tabRooms(tab.label);
  return (
    <>
      <PanelTitle>{label}</PanelTitle>
      <RoomCards {...{ label, rooms, onClearSearch, tab }} loading={LOADING} cardRem={CARD_REM}>
        {(room) => <FullMapCard room={room} tab={tab} now={now} />}
      </RoomCards>
    </>
  );
}

const CREATE_PARAM = 'create';
const CreateRoomDialog = lazyDialog(async () => (await import('./create/CreateRoomDialog')).CreateRoomDialog, t.formFailed);

export default function FullMapListPage() {
  const [tab, setTab] = useTab(FULLMAP_TABS);
  const { typed: search, type: setSearch } = useTypedSearch(0);
  const { search: query } = useLocation();
  const [creating, setCreating] = useUrlState(CREATE_PARAM);
  const close = () => setCreating('');
  // Both lists are read, so that both tabs show a count.
  const lists = { scheduled: useFullMapList('PENDING', search), completed: useFullMapList('PRIVATE', search) };
  const options = FULLMAP_TABS.map((each) => ({ ...each, count: countOf(lists[each.value], search, searchFullMaps) }));
  const create = new URLSearchParams(query);
  create.set(CREATE_PARAM, '1');

  return (
    <CardScreen>
      <PageHeader
        title={t.heading}
        subtitle={t.subheading}
        actions={
          <Button component={Link} to={`?${create}`} tone="primary" icon={Plus}>
            {t.createRoom}
          </Button>
        }
      />
      <RoomTabs label={t.fullmapRooms} value={tab.value} options={options} onChange={setTab} search={search} onSearch={setSearch}>
        <FullMapList key={tab.value} tab={tab} list={lists[tab.value]} search={search} onClearSearch={() => setSearch('')} />
      </RoomTabs>
      {creating === '' ? null : <CreateRoomDialog onClose={close} onFailure={close} />}
    </CardScreen>
  );
}
