import { useLayoutEffect, useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArenaTheme } from '../ArenaTheme';
import type { DataColumn, DataTableProps, TableSort } from './columns';
import { DataTable } from './DataTable';
import { ROW_REM } from './table.styles';

interface Line {
  readonly id: number;
  readonly name: string;
}
const LINES: readonly Line[] = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Line ${id}` }));
/** At a text size of 16 px. */
const ROW = ROW_REM * 16;
const rendered = jest.fn();
const headed = jest.fn();
const COLUMNS: readonly DataColumn<Line>[] = [
  {
    id: 'name',
    get header() {
      headed();
      return 'Name';
    },
    cell: ({ name }) => {
      rendered(name);
      return name;
    },
    sortValue: ({ name }) => name,
    place: 'title',
  },
  { id: 'act', header: 'Act', cell: ({ name }) => <button type="button">Open {name}</button> },
];

const chosen = jest.fn();
function Example({ selects = false, ...props }: Partial<DataTableProps<Line>> & { readonly selects?: boolean }) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const select = (key: string, { name }: Line) => {
    chosen(name);
    setSelected(key);
  };
  return (
    <ArenaTheme>
      <DataTable
        caption="Lines"
        columns={COLUMNS}
        rows={LINES}
        rowKey={({ id }) => String(id)}
        sort={sort}
        onSort={setSort}
        empty={<p>None</p>}
        {...(selects ? { selected, onSelect: select } : {})}
        {...props}
      />
    </ArenaTheme>
  );
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const box = () => screen.getByRole('region', { name: 'Lines' });
function scrollTo(top: number) {
  box().scrollTop = top;
  fireEvent.scroll(box());
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout, so this makes ten rows visible.
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(10 * ROW);
  for (const calls of [rendered, headed, chosen]) calls.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('of 10,000 rows some twenty are rendered, all in the first frame, and the table says how many there are', () => {
  render(<Example />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(names().slice(0, 3)).toEqual(['Line 0', 'Line 1', 'Line 2']);
  expect(names().length).toBeGreaterThan(10);
  expect(rendered.mock.calls.length).toBeLessThan(20);
});

test('a turn of the wheel shows its rows in the frame of its own event', () => {
  render(<Example />);
  box().scrollTop = 5000 * ROW;
  // Outside of `act`, which would also render what waits for a later task.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  box().dispatchEvent(new Event('scroll'));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(names()).toContain('Line 5000');
  expect(names()).toContain('Line 5009');
});

test('a list that becomes shorter than where it is scrolled to shows its end in the same commit', () => {
  const { rerender } = render(<Example />);
  box().scrollTop = 5000 * ROW;
  fireEvent.scroll(box());
  rerender(<Example filter={({ id }) => id < 100} />);
  expect(names()).toContain('Line 99');
  expect(names()).toContain('Line 90');
});

test('a letter in a search renders only rows that come into sight, and no header', async () => {
  const { rerender } = render(<Example />);
  rendered.mockClear();
  headed.mockClear();
  rerender(<Example filter={({ id }) => id % 4 !== 0} />);
  expect(names().slice(0, 3)).toEqual(['Line 1', 'Line 2', 'Line 3']);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '7501');
  // Three of four were already rendered.
  expect(rendered.mock.calls.length).toBeLessThan(8);
  expect(headed).not.toHaveBeenCalled();
});

test('rows come with the wheel, each rendered once', async () => {
  render(<Example />);
  headed.mockClear();
  scrollTo(100 * ROW);
  expect(names()).toContain('Line 105');
  expect(names()).not.toContain('Line 5');
  expect(screen.getByRole('row', { name: /Line 105 / })).toHaveAttribute('aria-rowindex', '107');
  expect(new Set(rendered.mock.calls.flat()).size).toBe(rendered.mock.calls.length);
  expect(headed).not.toHaveBeenCalled();
});

test('a row that has the focus stays in the page when it is scrolled away', async () => {
  render(<Example />);
  const button = screen.getByRole('button', { name: 'Open Line 3' });
  act(() => button.focus());
  scrollTo(1000 * ROW);
  expect(names()).toContain('Line 1005');
  expect(button).toHaveFocus();
  // It keeps its position, and the next row has the position of the visible ones.
  const [body] = screen.getAllByRole('rowgroup').slice(-1);
  expect(body).toHaveStyle({ paddingTop: `${3 * ROW_REM}rem` });
  expect(screen.getByRole('row', { name: /Line 998 / })).toHaveStyle({ marginTop: `${994 * ROW_REM}rem` });
  act(() => button.blur());
  expect(names()).not.toContain('Line 3');
});

test('rows in sight have no style of their own, and stand below the room of those before them', () => {
  render(<Example />);
  scrollTo(1000 * ROW);
  const [body] = screen.getAllByRole('rowgroup').slice(-1);
  expect(body).toHaveStyle({ height: `${10_000 * ROW_REM}rem`, paddingTop: `${998 * ROW_REM}rem` });
  expect([...(body?.children ?? [])].filter((row) => row.hasAttribute('style'))).toEqual([]);
});

test('a short table shows its first rows with the screen and then all of them, and measures nothing', () => {
  const rootSize = jest.spyOn(window, 'getComputedStyle').mockClear();
  const measured = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockClear();
  const drawn: number[] = [];
  function Counted() {
    useLayoutEffect(() => void drawn.push(document.querySelectorAll('tbody tr').length));
    return null;
  }
  render(
    <>
      <Example rows={LINES.slice(0, 60)} />
      <Counted />
    </>,
  );
  expect(drawn).toEqual([12]);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(60);
  expect(rootSize).not.toHaveBeenCalled();
  expect(measured).not.toHaveBeenCalled();
});

test('the keys move the selection through all rows, and it stays in sight', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Example selects />);
  await user.tab();
  const grid = screen.getByRole('grid');
  expect(grid).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  expect(active()).toHaveTextContent('Line 1');
  await user.keyboard('{End}');
  expect(active()).toHaveTextContent('Line 9999');
  expect(box().scrollTop).toBeGreaterThan(9900 * ROW);
  await user.keyboard('{ArrowUp}{Home}{PageDown}');
  expect(chosen.mock.calls.flat()).toEqual(['Line 0', 'Line 1', 'Line 9999', 'Line 9998', 'Line 0', 'Line 8']);
});

test('a press selects, and a letter typed in a row moves nothing', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const columns = [...COLUMNS, { id: 'note', header: 'Note', cell: () => <input aria-label="Note" /> }];
  render(<Example selects columns={columns} rows={LINES.slice(0, 3)} />);
  await user.click(screen.getByText('Line 2'));
  expect(screen.getByRole('row', { name: /Line 2/ })).toHaveAttribute('aria-selected', 'true');
  const [note] = screen.getAllByRole('textbox');
  if (note !== undefined) fireEvent.keyDown(note, { key: 'ArrowUp' });
  expect(chosen).toHaveBeenCalledTimes(1);
});
