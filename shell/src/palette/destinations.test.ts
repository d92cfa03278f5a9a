import type { SearchResult } from '@arena/shared/contract';
import type { SectionLookup } from '@arena/shared/contract/section';
import { installFakePlatform } from '@arena/shared/testing';
import type { NavigationItem } from '../common/navigation';
import { descriptor, snapshotOf } from '../sections/testing';
import { actionsOf, findDestinations, foundOf, listedOf, lookupsOf, screensOf } from './destinations';

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
const KNOWN = { screens, actions: [], lookups: LOOKUPS, found: null };
const find = (text: string) => findDestinations(text, KNOWN).map(({ label }) => label);

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
  expect(findDestinations('user 7', KNOWN)[0]?.target).toBe('/admin/user/7/view');
});

it('takes lookups out of the descriptors, for the role, and none of a section that has none; those for links only are not listed', () => {
  const snapshot = snapshotOf(
    descriptor({
      lookups: [lookup('room', 'Room'), { ...lookup('players', 'Players'), listed: false }, lookup('open', 'Open thing', null)],
    }),
    descriptor({ name: 'mfe_finance', lookups: undefined }),
    { name: 'broken' },
  );
  const labels = (role: string | null) => listedOf(lookupsOf(snapshot, role)).map(({ label }) => label);
  expect(labels('ROLE_ADMIN')).toEqual(['Room', 'Open thing']);
  expect(labels('ROLE_NORMAL')).toEqual(['Open thing']);
});

const result = (kind: string | null, id: number | null, more: Partial<SearchResult> = {}): SearchResult => ({
  ...{ kind, id, title: 'Aarav', detail: null, status: null, amount: null, at: null },
  ...more,
});

it('opens what the backend found by the section’s own path, with kinds together, and leaves out what no live section opens', () => {
  installFakePlatform();
  const lookups = [
    { ...lookup('user', 'User'), path: '/admin/overview/:id', finds: 'user' },
    { ...lookup('top-up', 'Top-up'), path: '/admin/top-up-manage?status=:status&search=:id', listed: false, finds: 'topup' },
  ];
  const results = [
    result('user', 7, { detail: 'a@b.test' }),
    result('topup', 9, { status: 'APPROVED', amount: 25.5, at: null }),
    result('room', 3),
    result('user', 8, { title: null }),
    result('user', null),
    result(null, 4),
  ];
  const found = foundOf(results, lookups, NAVIGATION);
  expect(found.map(({ label, hint, heading, target }) => [label, hint, heading, target])).toEqual([
    ['Aarav #7', 'a@b.test', 'Overview', '/admin/overview/7'],
    ['User #8', '', 'Overview', '/admin/overview/8'],
    ['Aarav #9', 'Approved · $25.50', 'Top-Up Management', '/admin/top-up-manage?status=approved&search=9'],
  ]);
  // A number is checked then, so nothing unchecked is offered.
  const labels = (text: string) => findDestinations(text, { ...KNOWN, found }).map(({ label }) => label);
  expect(labels('9')).toEqual(['Aarav #7', 'User #8', 'Aarav #9']);
  expect(labels('over')[0]).toBe('Overview');
});

it('finds actions of the role by their label and their other words', () => {
  const action = { id: 'pay', label: 'Pay rooms', words: 'payout winners', path: '/admin/overview?tab=cointime', role: 'ROLE_ADMIN' };
  const snapshot = snapshotOf(descriptor({ actions: [action, { ...action, id: 'open', label: 'Open door', role: null }] }));
  const actions = actionsOf(snapshot, 'ROLE_ADMIN', NAVIGATION);
  const labels = (text: string) => findDestinations(text, { ...KNOWN, actions }).map(({ label }) => label);
  expect(labels('pay')).toEqual(['Pay rooms', 'Open door']);
  expect(labels('WINNER')).toEqual(['Pay rooms', 'Open door']);
  expect(actions[0]).toMatchObject({ target: '/admin/overview?tab=cointime', hint: 'Overview' });
  expect(actionsOf(snapshot, null, NAVIGATION).map(({ label }) => label)).toEqual(['Open door']);
});
