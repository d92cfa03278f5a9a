import * as kit from '@arena/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { nothing, players } from './samples';

type Player = (typeof players)[number];

const COLUMNS: readonly kit.DataColumn<Player>[] = [
  { id: 'name', header: 'Player', cell: ({ name }) => name, sortValue: ({ name }) => name, place: 'title' },
  { id: 'won', header: 'Won', cell: ({ won }) => <kit.Money value={won} />, sortValue: ({ won }) => won, align: 'end' },
];
const keyOf = ({ id }: Player) => String(id);
const PlayerCard = ({ name }: Player) => (
  <kit.Card>
    <kit.CardTitle>{name}</kit.CardTitle>
  </kit.Card>
);

function Table({ rows }: { readonly rows: readonly Player[] | null }) {
  const [sort, setSort] = useState<kit.TableSort | null>(null);
  const empty = <kit.EmptyState title="No players" />;
  return <kit.DataTable caption="Players" rows={rows} columns={COLUMNS} rowKey={keyOf} sort={sort} onSort={setSort} empty={empty} />;
}

export default {
  title: 'Kit/Lists',
  subcomponents: {
    CardList: kit.CardList,
    CardScreen: kit.CardScreen,
    DataTable: kit.DataTable,
    FrameList: kit.FrameList,
    ListFooter: kit.ListFooter,
    LoadMore: kit.LoadMore,
    LongListView: kit.LongListView,
    WidgetFooter: kit.WidgetFooter,
    WidgetList: kit.WidgetList,
  },
} satisfies Meta;

export const DataTable: StoryObj = { render: () => <Table rows={players} /> };
export const LoadingTable: StoryObj = { render: () => <Table rows={null} /> };
export const EmptyTable: StoryObj = { render: () => <Table rows={[]} /> };
export const CardList: StoryObj = {
  render: () => (
    <kit.CardList label="Players" items={players} itemKey={keyOf} cardRem={4}>
      {PlayerCard}
    </kit.CardList>
  ),
};
export const CardScreen: StoryObj = {
  render: () => (
    <kit.CardScreen>
      <kit.CardList label="Players at 292 by 268 pixels" items={players} itemKey={keyOf}>
        {PlayerCard}
      </kit.CardList>
    </kit.CardScreen>
  ),
};
export const FrameList: StoryObj = {
  render: () => (
    <kit.FrameList label="Players" items={players} itemKey={keyOf} rowRem={1.25} frame="div">
      {({ name }) => name}
    </kit.FrameList>
  ),
};
export const WidgetList: StoryObj<typeof kit.WidgetList> = {
  args: {
    rows: [
      { id: 1, title: 'Redeem of Amara Khan', amount: 40, facts: ['Easypaisa', '2 hours ago'], to: '/' },
      { id: 2, title: 'Redeem of Chen Wei', amount: null, facts: ['JazzCash', null], to: null },
    ],
  },
};
export const WidgetFooter: StoryObj<typeof kit.WidgetFooter> = { args: { to: '/', children: '2 wait for a decision' } };
export const ListFooter: StoryObj<typeof kit.ListFooter> = {
  args: { children: kit.countText(50, 120, ['user', 'users']), more: { load: nothing, loading: false } },
};
export const LongListView: StoryObj = {
  render: () => (
    <kit.LongListView
      list={{
        rows: players,
        query: { error: null, isFetching: false, refetch: nothing },
        more: { load: nothing, loading: false, failed: false },
      }}
      label="Loading players"
    >
      {(rows) => <p>{rows.map(({ name }) => name).join(', ')}</p>}
    </kit.LongListView>
  ),
};
export const LoadMore: StoryObj<typeof kit.LoadMore> = {
  args: { load: nothing, loading: false, failed: 'The next page could not be read.' },
};
