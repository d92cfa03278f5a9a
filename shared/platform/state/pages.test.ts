import type { Page } from '@arena/shared/contract';
import { itemsOf, nextPage, oldestFirst, totalOf } from './pages';

interface Item {
  readonly id: number | null;
}
const page = (ids: readonly (number | null)[], changes: Partial<Page<Item>> = {}): Page<Item> => ({
  ...{ items: ids.map((id) => ({ id })), pageNumber: 0, pageSize: 2, total: 5, totalPages: 3, last: false },
  ...changes,
});
const ids = (pages: readonly Page<Item>[]) => itemsOf(pages).map(({ id }) => id);

test('an item that moved over a page’s edge is listed once, items without an id always', () => {
  expect(ids([page([1, 2]), page([2, 3])])).toEqual([1, 2, 3]);
  expect(ids([page([null, 1]), page([null])])).toEqual([null, 1, null]);
});

test('the list ends with the last page, and with a page that brings nothing new', () => {
  expect(nextPage(page([1, 2]), [page([1, 2])])).toBe(1);
  expect(nextPage(page([3], { last: true }), [page([1, 2]), page([3], { last: true })])).toBeUndefined();
  expect(nextPage(page([1, 2]), [page([1, 2]), page([1, 2])])).toBeUndefined();
});

test('the server’s total counts until the list is loaded to its end', () => {
  expect(totalOf([page([1, 2])])).toBe(5);
  expect(totalOf([page([1, 2]), page([3], { last: true })])).toBe(3);
  expect(totalOf([page([1, 2], { total: 0 })])).toBe(2);
});

test('what has no time waits last', () => {
  const rows = [{ at: null }, { at: '2026-11-21' }, { at: '2026-11-20' }];
  expect(oldestFirst(rows, ({ at }) => at)).toEqual([{ at: '2026-11-20' }, { at: '2026-11-21' }, { at: null }]);
});
