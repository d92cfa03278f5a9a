import { sectionDescriptor } from '@arena/shared/contract/section';
import section from './section';

test('every entry of the sidebar leads to a screen of the section, for administrators', () => {
  const paths = section.mounts.map(({ path }) => path);
  expect(section.navigation.map(({ path }) => path)).toEqual(paths);
  expect(section.navigation.map(({ label }) => label)).toEqual(['Top-ups', 'Redeems', 'Audit log']);
  for (const { role } of [...section.mounts, ...section.navigation, ...section.widgets]) expect(role).toBe('ROLE_ADMIN');
});

test('its icons are shapes that the shell lets in', () => {
  const { navigation } = sectionDescriptor.shape;
  expect(() => navigation.parse(section.navigation)).not.toThrow();
});

test('the dashboard has one widget of it', async () => {
  expect(section.widgets.map(({ id, title }) => [id, title])).toEqual([['pending-topups', 'Pending top-ups']]);
  expect(await section.widgets[0]?.load()).toHaveProperty('default');
});
