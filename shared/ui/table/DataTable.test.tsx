import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArenaTheme } from '../ArenaTheme';
import type { DataColumn, DataTableProps, TableSort } from './columns';
import { DataTable } from './DataTable';

interface Prize {
  readonly id: number;
  readonly name: string;
  readonly amount: number | null;
}
const PRIZES: readonly Prize[] = [
  { id: 1, name: 'Bronze', amount: 10 },
  { id: 2, name: 'Gold', amount: 100 },
  { id: 3, name: 'Promise', amount: null },
];
const COLUMNS: readonly DataColumn<Prize>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name.toLowerCase(), place: 'title' },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount ?? '-', sortValue: ({ amount }) => amount, align: 'end' },
  { id: 'actions', header: 'Actions', cell: ({ name }) => <button type="button">Give {name}</button>, place: 'foot' },
];

function Example(props: Partial<DataTableProps<Prize>>) {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <ArenaTheme>
      <DataTable
        caption="Prizes"
        columns={COLUMNS}
        rows={PRIZES}
        rowKey={({ id }) => String(id)}
        sort={sort}
        onSort={setSort}
        empty={<p>No prizes</p>}
        {...props}
      />
    </ArenaTheme>
  );
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const nothing = () => undefined;
const mediaList = { addEventListener: nothing, removeEventListener: nothing, addListener: nothing, removeListener: nothing };
const narrow = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ ...mediaList, matches }) });
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

test('it is a table with a name, its size, and headers that order', async () => {
  render(<Example />);
  expect(screen.getByRole('table', { name: 'Prizes' })).toHaveAttribute('aria-rowcount', '4');
  const header = screen.getByRole('columnheader', { name: 'Amount' });
  expect(header).not.toHaveAttribute('aria-sort');
  const press = () => userEvent.click(within(header).getByRole('button'));
  await press();
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Bronze', 'Gold', 'Promise']);
  await press();
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Gold', 'Bronze', 'Promise']);
  await press();
  expect(header).not.toHaveAttribute('aria-sort');
  expect(within(screen.getByRole('columnheader', { name: 'Actions' })).queryByRole('button')).not.toBeInTheDocument();
});

test('it can be ordered and scrolled with the keyboard alone', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Prizes' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a filter narrows it down, and its footer knows how far', () => {
  render(<Example filter={({ amount }) => amount !== null} footer={(shown) => <p>{shown} shown</p>} />);
  expect(names()).toEqual(['Bronze', 'Gold']);
  expect(screen.getByText('2 shown')).toBeInTheDocument();
});

test('loading, nothing and an error stand in the place of the rows', () => {
  const { rerender } = render(<Example rows={null} loadingLabel="Loading prizes" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading prizes');
  rerender(<Example rows={[]} />);
  expect(screen.getByText('No prizes')).toBeInTheDocument();
  rerender(<Example error={<p>Broken</p>} />);
  expect(screen.getByText('Broken')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('where it is narrow each row is a card, and the order is chosen from a list', async () => {
  narrow(true);
  render(<Example />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Prizes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Amount, descending');
  expect(
    within(list)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Gold', 'Bronze', 'Promise']);
});

test('a pressed header shows at once, and a long list in its new order with it', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ id: index, name: `Prize ${index}`, amount: -index }));
  const few = ({ amount }: Prize) => (amount ?? 0) > -3 || (amount ?? 0) < -1997;
  render(<Example rows={many} filter={few} />);
  expect(names()[0]).toBe('Prize 0');
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  expect(names()[0]).toBe('Prize 1999');
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
});

test('rows that are in their order already are left as they are', () => {
  render(<Example isOrdered sort={{ id: 'amount', desc: true }} />);
  expect(names()).toEqual(['Bronze', 'Gold', 'Promise']);
});
