import { listedAll } from './member-list';
import { memberOf } from './testing';

test('everybody keeps their place, and what the search looks into', async () => {
  const members = Array.from({ length: 4500 }, (_, index) => memberOf({ id: index + 1, name: `Player ${index + 1}`, email: null }));
  const list = await listedAll(members);
  expect(list.map(({ id }) => id)).toEqual(members.map(({ id }) => id));
  expect(list.at(-1)?.searchKey).toBe('player 4500\n\n+254700000001');
});

test('nobody is a list too', async () => {
  expect(await listedAll([])).toEqual([]);
});
