import { MEMBER_SEARCH } from './users.queries';

const key = (name: string | null, email: string | null, mobile: string | null) => ({ name, email, mobile });

test.each([
  ['khan', true],
  ['  KHAN ', true],
  ['AMARA@', true],
  ['0001', true],
  ['khan amara', false],
  // Not over the edge between two of them.
  ['khanamara', false],
])('%p finds Amara Khan: %p', (text, found) => {
  const amara = key('Amara Khan', 'amara@arena.test', '+254700000001');
  expect(MEMBER_SEARCH.filter(text)?.(amara)).toBe(found);
});

test('a user without anything is found by nothing, and nothing breaks', () => {
  expect(MEMBER_SEARCH.filter('a')?.(key(null, null, null))).toBe(false);
});

test('an empty search finds all users', () => {
  expect(MEMBER_SEARCH.filter('  ')).toBeNull();
});
