import { currentOf, groupsOf, type NavigationItem } from './navigation';

const item = (path: string, order: number, group: string | null = null): NavigationItem => ({
  entry: { id: path.split('/').pop() || 'home', label: path, path, group, order, role: 'ROLE_ADMIN', icon: [] },
  failed: false,
});
const items = [
  item('/admin/tournaments', 30, 'Operations'),
  item('/admin', 0),
  item('/admin/top-up-manage', 50, 'Money'),
  item('/admin/room-management', 10, 'Operations'),
];

it('orders entries, keeps groups together where their first entry stands, and begins with the ones without a group', () => {
  expect(groupsOf(items).map(({ label, items: members }) => [label, members.map(({ entry }) => entry.path)])).toEqual([
    [null, ['/admin']],
    ['Operations', ['/admin/room-management', '/admin/tournaments']],
    ['Money', ['/admin/top-up-manage']],
  ]);
});

it.each([
  ['/admin', '/admin'],
  ['/admin/', '/admin'],
  ['/admin/room-management', '/admin/room-management'],
  ['/admin/room-management/room-detail/5', '/admin/room-management'],
  ['/admin/room-managements', null],
  ['/admin/unknown', null],
  ['/', null],
])('finds for %s the entry %s', (path, entry) => {
  expect(currentOf(items, path)?.entry.path ?? null).toBe(entry);
});
