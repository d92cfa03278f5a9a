import section from './section';
import { roomPaths } from './src/rooms/paths';

const [mount] = section.mounts;

test.each([
  ['the list', roomPaths.list()],
  ['the details', roomPaths.detail(2048)],
  ['the rewards', roomPaths.rewards(2048)],
  ['the payment', roomPaths.winner(2048, 7)],
])('the link to %s leads to a page of the section', (_, address) => {
  const below = address.slice(`${mount?.path}/`.length);
  const patterns = mount?.pages.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)) ?? [];
  expect(patterns.some((pattern) => pattern.test(below))).toBe(true);
});
