import { appendPage, NOTHING_LOADED } from './pages';
import { fullMapOf, pageOf } from './testing';

const rooms = (...ids: (number | null)[]) => ids.map((id) => fullMapOf({ id }));
const first = appendPage(NOTHING_LOADED, pageOf(rooms(3, 2), { last: false, total: 4 }));

test('the pages become one list', () => {
  const both = appendPage(first, pageOf(rooms(1, 0), { last: true, total: 4 }));
  expect(both.items.map(({ id }) => id)).toEqual([3, 2, 1, 0]);
  expect(both).toMatchObject({ pages: 2, last: true, total: 4 });
});

test('a room that moved over the edge of a page is not shown twice', () => {
  expect(appendPage(first, pageOf(rooms(2, 1), { last: false })).items.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('a backend that answers every page with the first ends the list', () => {
  expect(appendPage(first, pageOf(rooms(3, 2), { last: false, total: 4 }))).toMatchObject({ last: true, total: 2 });
});

test('rooms without an id are all kept', () => {
  expect(appendPage(NOTHING_LOADED, pageOf(rooms(null, null))).items).toHaveLength(2);
});
