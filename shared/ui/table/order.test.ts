import { ordered, readSort, sortRows, sortText } from './columns';

const rows = (...values: (number | null)[]) => values.map((value, place) => ({ value, place }));
const valueOf = (row: { value: number | null }) => row.value;

test('rows without a value are last in both directions', () => {
  const list = rows(2, null, 3, 1);
  expect(ordered(list, valueOf, false).map(valueOf)).toEqual([1, 2, 3, null]);
  expect(ordered(list, valueOf, true).map(valueOf)).toEqual([3, 2, 1, null]);
});

test.each([false, true])('rows of one value keep their order (descending: %s)', (desc) => {
  expect(ordered(rows(1, 1, 1), valueOf, desc).map(({ place }) => place)).toEqual([0, 1, 2]);
});

test.each([0, 1, 511, 512, 513, 5000])('%d rows are ordered as the engine orders them', (count) => {
  const list = rows(...Array.from({ length: count }, (_, index) => (index * 7919) % 997));
  const expected = [...list].sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
  expect(ordered(list, valueOf, false)).toEqual(expected);
});

test('an order is one word, and a word that names no sortable column is none', () => {
  const columns = [
    { id: 'title', header: 'Title', cell: () => null, sortValue: () => null },
    { id: 'actions', header: 'Actions', cell: () => null },
  ];
  expect(readSort('-title', columns)).toEqual({ id: 'title', desc: true });
  expect(sortText({ id: 'title', desc: true })).toBe('-title');
  expect(readSort('actions', columns)).toBeNull();
  expect(readSort('', columns)).toBeNull();
});

test('rows are ordered by a column that can be ordered by, and else stay as they are', () => {
  const columns = [
    { id: 'value', header: 'Value', cell: () => null, sortValue: valueOf },
    { id: 'plain', header: 'Plain', cell: () => null },
  ];
  const list = rows(3, null, 2);
  const values = (sort: { id: string; desc: boolean } | null) => sortRows(list, columns, sort).map(({ value }) => value);
  expect(values(null)).toEqual([3, null, 2]);
  expect(values({ id: 'plain', desc: true })).toEqual([3, null, 2]);
  expect(values({ id: 'value', desc: false })).toEqual([2, 3, null]);
  expect(values({ id: 'value', desc: true })).toEqual([3, 2, null]);
});

test('text is ordered alphabetically, with case and accents last', () => {
  const names = ['Zoe', 'Ólafur', 'adam', 'Émile', 'Åse', 'Ola'];
  const inOrder = (desc: boolean) => ordered(names, (name) => name, desc).join(' ');
  expect(inOrder(false)).toBe('adam Åse Émile Ola Ólafur Zoe');
  expect(inOrder(true)).toBe('Zoe Ólafur Ola Émile Åse adam');
});
