import {
  Card,
  CardList,
  CardTitle,
  countText,
  type DataColumn,
  DataTable,
  EmptyState,
  FrameList,
  ListFooter,
  LoadMore,
  Money,
  type TableSort,
  WidgetFooter,
  WidgetList,
} from '@arena/shared/ui';
import { useState } from 'react';
import { nothing, type Player, players } from './samples';
import type { Story } from './story';

const COLUMNS: readonly DataColumn<Player>[] = [
  { id: 'name', header: 'Player', cell: ({ name }) => name, sortValue: ({ name }) => name.toLowerCase(), place: 'title' },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  { id: 'won', header: 'Won', cell: ({ won }) => <Money value={won} />, sortValue: ({ won }) => won, align: 'end', width: '8rem' },
];
const keyOf = ({ id }: Player) => String(id);
const none = <EmptyState title="No players" />;

function Table({ rows }: { readonly rows: readonly Player[] | null }) {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <div style={{ width: '100%' }}>
      <DataTable caption="Players" columns={COLUMNS} rows={rows} rowKey={keyOf} sort={sort} onSort={setSort} empty={none} />
    </div>
  );
}

export const lists: readonly Story[] = [
  {
    part: 'DataTable',
    states: { Rows: () => <Table rows={players} />, Loading: () => <Table rows={null} />, Empty: () => <Table rows={[]} /> },
  },
  {
    part: 'CardList',
    states: {
      Cards: () => (
        <CardList label="Players" items={players} itemKey={keyOf} cardRem={8}>
          {({ name }) => (
            <Card style={{ minHeight: '6rem' }}>
              <CardTitle>{name}</CardTitle>
            </Card>
          )}
        </CardList>
      ),
    },
  },
  {
    part: 'FrameList',
    states: {
      Rows: () => (
        <div style={{ width: '100%' }}>
          <FrameList label="Players" items={players} itemKey={keyOf} rowRem={1.25} frame="div">
            {({ name }) => name}
          </FrameList>
        </div>
      ),
    },
  },
  {
    part: 'WidgetList',
    states: {
      'With the way to all of it': () => (
        <div style={{ width: '100%', maxWidth: 420 }}>
          <WidgetList
            rows={[
              { id: 1, title: 'Redeem of Amara Khan', amount: 40, facts: ['Easypaisa', '2 hours ago'], to: '/' },
              { id: 2, title: 'Redeem of Chen Wei', amount: null, facts: ['JazzCash', null], to: null },
            ]}
          />
          <WidgetFooter to="/">2 wait for a decision</WidgetFooter>
        </div>
      ),
    },
  },
  {
    part: 'ListFooter',
    states: {
      'More to come': () => <ListFooter more={{ load: nothing, loading: false }}>{countText(50, 120, ['user', 'users'])}</ListFooter>,
      'The end': () => <ListFooter more={null}>{countText(120, 120, ['user', 'users'])}</ListFooter>,
    },
  },
  {
    part: 'LoadMore',
    states: {
      Ready: () => <LoadMore load={nothing} loading={false} />,
      Loading: () => <LoadMore load={nothing} loading />,
      Failed: () => <LoadMore load={nothing} loading={false} failed="The next page could not be read." />,
    },
  },
];
