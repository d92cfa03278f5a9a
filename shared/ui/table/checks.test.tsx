import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArenaTheme } from '../ArenaTheme';
import type { DataColumn, DataTableProps } from './columns';
import { DataTable } from './DataTable';

interface Line {
  readonly id: number;
  readonly closed?: true;
}
const LINES: readonly Line[] = [{ id: 1 }, { id: 2 }, { id: 3, closed: true }, { id: 4 }, { id: 5 }];
const COLUMNS: readonly DataColumn<Line>[] = [
  { id: 'name', header: 'Name', cell: ({ id }) => `Line ${id}`, sortValue: ({ id }) => id, place: 'title' },
  { id: 'act', header: 'Act', cell: ({ id }) => <button type="button">Open {id}</button> },
];
const checkLabel = ({ id, closed }: Line) => (closed === true ? null : `Select line ${id}`);

let now: ReadonlySet<string>;
function Example(props: Partial<DataTableProps<Line>>) {
  const [selected, select] = useState<string | null>(null);
  const [checked, onCheck] = useState<ReadonlySet<string>>(new Set());
  now = checked;
  return (
    <ArenaTheme>
      <DataTable
        caption="Lines"
        columns={COLUMNS}
        rows={LINES}
        rowKey={({ id }) => String(id)}
        sort={null}
        onSort={() => undefined}
        empty={null}
        {...{ selected, onSelect: select, checked, onCheck, checkLabel }}
        {...props}
      />
    </ArenaTheme>
  );
}
const checked = () => [...now].sort().join(' ');
const box = (id: number) => screen.getByRole('checkbox', { name: `Select line ${id}` });
const all = () => screen.getByRole('checkbox', { name: 'Select all' });
const grid = () => screen.getByRole('grid');
const shown = (...ids: number[]) => ids.map((id) => ({ id }));

test('a press on a checkbox checks its row; a row that cannot be checked has none', async () => {
  render(<Example />);
  await userEvent.click(box(2));
  expect(box(2)).toBeChecked();
  expect(checked()).toBe('2');
  expect(screen.queryByRole('checkbox', { name: 'Select line 3' })).not.toBeInTheDocument();
  await userEvent.click(box(2));
  expect(checked()).toBe('');
  // The arrow keys and Space go on from this row.
  expect(grid()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp} ');
  expect(checked()).toBe('1');
});

test('Space and X check the selected row, but Space on a button presses the button', async () => {
  render(<Example />);
  act(() => grid().focus());
  await userEvent.keyboard('{ArrowDown} {ArrowDown}x');
  expect(checked()).toBe('1 2');
  await userEvent.keyboard('x');
  expect(checked()).toBe('1');
  act(() => screen.getByRole('button', { name: 'Open 5' }).focus());
  await userEvent.keyboard(' ');
  expect(checked()).toBe('1');
  // X on a row's button is about that row.
  await userEvent.keyboard('x');
  expect(checked()).toBe('1 5');
});

test('Shift and an arrow check a range, which shrinks on the way back and leaves what was checked before', async () => {
  render(<Example />);
  await userEvent.click(box(5));
  await userEvent.click(screen.getByText('Line 1'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  expect(checked()).toBe('1 2 4 5');
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
  expect(checked()).toBe('1 2 5');
  // A press without Shift begins another range.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(checked()).toBe('1 2 4 5');
});

test('Shift and a click check a range, up or down, from the row of the last press', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(box(4));
  await user.keyboard('{Shift>}');
  await user.click(box(2));
  expect(checked()).toBe('2 4');
  await user.click(screen.getByText('Line 5'));
  expect(checked()).toBe('4 5');
});

test('a range ends at another order of the rows: the next one begins at the selected row', async () => {
  const { rerender } = render(<Example rows={shown(1, 2, 4, 5)} />);
  await userEvent.click(box(2));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  rerender(<Example rows={shown(5, 4, 1, 2)} />);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(checked()).toBe('1 2 4');
});

test('the header’s checkbox and Ctrl+A check all rows that can be checked, Esc none', async () => {
  render(<Example />);
  await userEvent.click(box(2));
  expect(all()).toBePartiallyChecked();
  await userEvent.click(all());
  expect(checked()).toBe('1 2 4 5');
  expect(all()).toBeChecked();
  await userEvent.click(all());
  expect(checked()).toBe('');
  act(() => grid().focus());
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(checked()).toBe('1 2 4 5');
  await userEvent.keyboard('{Escape}');
  expect(checked()).toBe('');
});

test('without a row that can be checked the header’s checkbox is off', () => {
  render(<Example rows={[{ id: 3, closed: true }]} />);
  expect(all()).toBeDisabled();
  expect(all()).not.toBeChecked();
});

test('a table without `onCheck` has no checkboxes, and its keys select as ever', async () => {
  const selects = jest.fn();
  render(<Example onCheck={undefined} checkLabel={undefined} onSelect={selects} selected="1" />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  act(() => grid().focus());
  await userEvent.keyboard(' x{Shift>}{ArrowDown}{/Shift}');
  expect(selects.mock.calls.map(([key]) => key)).toEqual(['2']);
});

test('on cards too', async () => {
  const nothing = () => undefined;
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: nothing, removeEventListener: nothing }) });
  try {
    render(<Example />);
    const list = within(screen.getByRole('list', { name: 'Lines' }));
    expect(list.getAllByRole('checkbox')).toHaveLength(4);
    await userEvent.click(box(4));
    expect(checked()).toBe('4');
    await userEvent.click(all());
    expect(checked()).toBe('1 2 4 5');
    await userEvent.click(box(1));
    expect(checked()).toBe('2 4 5');
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});
