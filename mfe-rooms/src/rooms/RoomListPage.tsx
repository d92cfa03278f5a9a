import type { Room } from '@arena/shared/contract';
import { useTypedSearch } from '@arena/shared/platform';
import { CardMeta, CardScreen, CardSkeletons, color, formatTotal, PageHeader, PanelTitle, styled, useTab } from '@arena/shared/ui';
import { countOf, type TabListProps, useTabRows } from '../common/tab-rows';
import { findRooms, prefetchRoomLists, useRoomList } from './rooms.queries';
import { ROOM_TABS, type RoomTab } from './rooms.status';
import { RoomCards } from '../common/RoomCards';
import { RoomTabs } from '../common/RoomTabs';
import { RoomCard } from './RoomCard';
import { useRoomActions } from './useRoomActions';
import * as t from './rooms.messages';

const Count = styled('span')({ color: color.muted, marginLeft: 4, fontVariantNumeric: 'tabular-nums' });
const Title = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12 });
const LOADING = { label: t.loadingRooms, showLabel: true, skeleton: <CardSkeletons heights={[36, 72, 76]} titleWidth="40%" /> };

function RoomList({ tab, list, search, onClearSearch }: TabListProps<RoomTab, Room>) {
  const { actionsOf, dialog } = useRoomActions();
  const rooms = useTabRows('room', tab.value, list, search, findRooms);
  const { stable, shown } = rooms;
  const usable = shown.filter(({ id }) => !stable.gone.has(id ?? NaN)).length;
  return (
    <>
      <Title>
        <PanelTitle>
          {tab.title}
          {stable.rows === undefined ? null : <Count aria-hidden>{list.isWhole ? usable : formatTotal(list)}</Count>}
        </PanelTitle>
        {shown.length > 1 ? <CardMeta>{t.newestFirst}</CardMeta> : null}
      </Title>
      <RoomCards label={tab.title} {...{ rooms, onClearSearch, tab }} loading={LOADING}>
        {(room) => <RoomCard room={room} tab={tab.value} {...actionsOf(room)} />}
      </RoomCards>
      {dialog}
    </>
  );
}

export const prepare = prefetchRoomLists;

export default function RoomListPage() {
  const [tab, setTab] = useTab(ROOM_TABS);
  const { typed: search, type: setSearch } = useTypedSearch(0);
  // All lists are read, so that every tab shows a count.
  const lists = {
    scheduled: useRoomList('PENDING', search),
    completed: useRoomList('ALL_DONE', search),
    cointime: useRoomList('COIN_TIME', search),
  };
  const options = ROOM_TABS.map((each) => ({ ...each, count: countOf(lists[each.value], search, findRooms) }));

  return (
    <CardScreen>
      <PageHeader title={t.heading} subtitle={t.subheading} />
      <RoomTabs label={t.rooms} value={tab.value} options={options} onChange={setTab} search={search} onSearch={setSearch}>
        <RoomList tab={tab} list={lists[tab.value]} search={search} onClearSearch={() => setSearch('')} />
      </RoomTabs>
    </CardScreen>
  );
}
