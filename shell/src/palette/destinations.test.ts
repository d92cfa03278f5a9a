import type { SectionLookup } from '@arena/shared/contract/section';
import type { NavigationItem } from '../common/navigation';
import { descriptor, snapshotOf } from '../sections/testing';
import { findDestinations, lookupsOf, screensOf } from './destinations';

const entry = (id: string, label: string, order: number, group: string | null = 'Operations', failed = false): NavigationItem => ({
  entry: { id, label, path: `/admin/${id}`, group, order, role: 'ROLE_ADMIN', icon: [['circle', { r: 4 }]] },
  failed,
});
const NAVIGATION = [
  entry('room-management', 'Room Management', 10),
  entry('full-map-rooms', 'Full Map Rooms', 20),
  entry('overview', 'Overview', 0, null),
  entry('top-up-manage', 'Top-Up Management', 50, 'Money', true),
];
const lookup = (id: string, label: string, role: string | null = 'ROLE_ADMIN'): SectionLookup => ({
  id,
  label,
  path: `/admin/${id}/:id/view`,
  role,
});
const LOOKUPS = [lookup('room', 'Room'), lookup('full-map', 'Full-map room'), lookup('user', 'User')];

const screens = screensOf(NAVIGATION);
const find = (text: string) => findDestinations(text, screens, LOOKUPS).map(({ label }) => label);

it('offers every screen while nothing is typed, in the sidebar’s order', () => {
  expect(find('  ')).toEqual([
    'Overview',
    'Room Management',
    'Full Map Rooms',
    'Top-Up Management',
    'Sections',
    'Edit Profile',
    'Home page',
  ]);
  expect(screens.find(({ label }) => label === 'Top-Up Management')?.hint).toBe('Not available');
});

it.each([
  ['over', ['Overview']],
  // What begins with it comes first.
  ['room', ['Room Management', 'Full Map Rooms']],
  ['MAN', ['Room Management', 'Top-Up Management']],
  ['map rooms', ['Full Map Rooms']],
  ['top up', ['Top-Up Management']],
  ['money', ['Top-Up Management']],
  ['ofile', ['Edit Profile']],
  ['nothing like it', []],
])('finds for “%s” %j', (text, labels) => expect(find(text)).toEqual(labels));

it.each([
  ['2048', ['Room 2048', 'Full-map room 2048', 'User 2048']],
  ['#2048', ['Room 2048', 'Full-map room 2048', 'User 2048']],
  ['room 2048', ['Room 2048', 'Full-map room 2048']],
  ['full map 12', ['Full-map room 12']],
  ['USER 0007', ['User 7']],
  ['U-7', ['User 7']],
  ['user7', ['User 7']],
  ['room 0', []],
  ['topup 9', []],
  ['1234567890123456', []],
])('opens things by number for “%s”: %j', (text, labels) => expect(find(text)).toEqual(labels));

it('puts the number into the path', () => {
  expect(findDestinations('user 7', screens, LOOKUPS)[0]?.path).toBe('/admin/user/7/view');
});

it('takes lookups out of the descriptors, for the role, none that is for links only, and none of a section that has none', () => {
  const snapshot = snapshotOf(
    descriptor({
      lookups: [lookup('room', 'Room'), { ...lookup('players', 'Players'), listed: false }, lookup('open', 'Open thing', null)],
    }),
    descriptor({ name: 'mfe_finance', lookups: undefined }),
    { name: 'broken' },
  );
  const labels = (role: string | null) => lookupsOf(snapshot, role).map(({ label }) => label);
  expect(labels('ROLE_ADMIN')).toEqual(['Room', 'Open thing']);
  expect(labels('ROLE_NORMAL')).toEqual(['Open thing']);
});
