import { sectionDescriptor } from '@arena/shared/contract/section';
import { parse } from '@arena/shared/contract/zod';
import finance from '../mfe-finance/section';
import rooms from '../mfe-rooms/section';
import tournaments from '../mfe-tournaments/section';
import users from '../mfe-users/section';

const SECTIONS = [finance, rooms, tournaments, users];

test('what the server finds of each kind is opened by one section', () => {
  const finds = SECTIONS.flatMap(({ lookups = [] }) => lookups.flatMap((lookup) => lookup.finds ?? []));
  expect(finds.toSorted()).toEqual(['fullmap', 'redeem', 'room', 'topup', 'tournament', 'user']);
});

test.each(SECTIONS.map((section) => [section.title, section] as const))(
  'the actions and lookups of %s lead to its screens',
  (_, section) => {
    const { lookups = [], actions = [], mounts } = section;
    const pages = mounts.flatMap(({ path, pages: below }) => below.map((page) => `${path}/${page.path}`.replace(/\/$/, '')));
    const patterns = pages.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
    parse(sectionDescriptor.shape.lookups, lookups);
    parse(sectionDescriptor.shape.actions, actions);
    for (const { path } of [...lookups, ...actions]) expect(patterns.some((pattern) => pattern.test(path.split('?')[0] ?? ''))).toBe(true);
  },
);
