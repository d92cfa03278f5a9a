import {
  Card,
  CardList,
  CardScreen,
  CardTitle,
  countText,
  type DataColumn,
  DataTable,
  EmptyState,
  FrameList,
  ListFooter,
  LoadMore,
  LongListView,
  Money,
  type TableSort,
  WidgetFooter,
  WidgetList,
} from '@arena/shared/ui';
import { useState } from 'react';
import { nothing, players, type Stories } from './samples';

type Player = (typeof players)[number];

const COLUMNS: readonly DataColumn<Player>[] = [
  { id: 'name', header: 'Player', cell: ({ name }) => name, sortValue: ({ name }) => name, place: 'title' },
  { id: 'won', header: 'Won', cell: ({ won }) => <Money value={won} />, sortValue: ({ won }) => won, align: 'end' },
];
const keyOf = ({ id }: Player) => String(id);

function Table() {
  const [sort, setSort] = useState<TableSort | null>(null);
  const table = { columns: COLUMNS, rowKey: keyOf, sort, onSort: setSort, empty: <EmptyState title="No players" /> };
  return (
    <>
      <DataTable caption="Players" rows={players} {...table} />
      <DataTable caption="Players who are read" rows={null} {...table} />
      <DataTable caption="No players" rows={[]} {...table} />
    </>
  );
}

export const lists: Stories = {
  DataTable: Table,
  CardList: () => (
    <CardList label="Players" items={players} itemKey={keyOf} cardRem={4}>
      {({ name }) => (
        <Card>
          <CardTitle>{name}</CardTitle>
        </Card>
      )}
    </CardList>
  ),
  CardScreen: () => (
    <CardScreen>
      <CardList label="Players at 292 by 268 pixels" items={players} itemKey={keyOf}>
        {({ name }) => (
          <Card>
            <CardTitle>{name}</CardTitle>
          </Card>
        )}
      </CardList>
    </CardScreen>
  ),
  FrameList: () => (
    <FrameList label="Players" items={players} itemKey={keyOf} rowRem={1.25} frame="div">
      {({ name }) => name}
    </FrameList>
  ),
  WidgetList: () => (
    <div>
      <WidgetList
        rows={[
          { id: 1, title: 'Redeem of Amara Khan', amount: 40, facts: ['Easypaisa', '2 hours ago'], to: '/' },
          { id: 2, title: 'Redeem of Chen Wei', amount: null, facts: ['JazzCash', null], to: null },
        ]}
      />
      <WidgetFooter to="/">2 wait for a decision</WidgetFooter>
    </div>
  ),
  ListFooter: () => <ListFooter more={{ load: nothing, loading: false }}>{countText(50, 120, ['user', 'users'])}</ListFooter>,
  LongListView: () => (
    <LongListView
      list={{
        rows: players,
        query: { error: null, isFetching: false, refetch: nothing },
        more: { load: nothing, loading: false, failed: false },
      }}
      label="Loading players"
    >
      {(rows) => <p>{rows.map(({ name }) => name).join(', ')}</p>}
    </LongListView>
  ),
  LoadMore: () => <LoadMore load={nothing} loading={false} failed="The next page could not be read." />,
};
