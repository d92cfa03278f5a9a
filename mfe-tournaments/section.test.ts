import section from './section';
import { tournamentPaths } from './src/tournaments/paths';

const [mount] = section.mounts;

test.each([
  ['active tournaments', tournamentPaths.active()],
  ['upcoming tournaments', tournamentPaths.upcoming()],
  ['the participants', tournamentPaths.participants()],
  ['the prize pool', tournamentPaths.prizePool()],
  ['a tournament', tournamentPaths.view(7)],
  ['its management', tournamentPaths.manage(7)],
])('the link to %s leads to a page of the section', (_, address) => {
  const below = address.slice(`${mount?.path}/`.length);
  const patterns = mount?.pages.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)) ?? [];
  expect(patterns.some((pattern) => pattern.test(below))).toBe(true);
});

test('the public page asks for no role', () => {
  expect(section.mounts.find(({ path }) => path === '/test')).toMatchObject({ role: null, layout: 'public' });
});
