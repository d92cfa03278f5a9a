import { sectionDescriptor } from '@arena/shared/contract/section';
import { parse } from '@arena/shared/contract/zod';
import section from './section';
import { userPaths } from './src/users/paths';

const [mount] = section.mounts;

test('the link to a profile leads to a page of the section', () => {
  const below = userPaths.profile(7).slice(`${mount?.path}/`.length);
  const patterns = mount?.pages.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)) ?? [];
  expect(patterns.some((pattern) => pattern.test(below))).toBe(true);
});

test('a user is found by number, and every screen asks for an administrator', () => {
  expect(section.lookups?.map(({ path }) => path.replace(':id', '7'))).toEqual([userPaths.profile(7)]);
  for (const { role } of [...section.mounts, ...section.navigation, ...(section.lookups ?? [])]) expect(role).toBe('ROLE_ADMIN');
});

test('the navigation entries are as the descriptor wants them', () => {
  for (const entry of section.navigation) {
    expect(() => parse(sectionDescriptor.shape.navigation, [entry])).not.toThrow();
    expect(section.mounts.some(({ path }) => path === entry.path)).toBe(true);
  }
});
