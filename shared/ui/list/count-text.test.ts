import { countText } from './count-text';

test('a count says how many of all are shown', () => {
  const noun = ['user', 'users'] as const;
  expect(countText(1, 1, noun)).toBe('1 user');
  expect(countText(3, 0, noun)).toBe('3 users');
  expect(countText(20, 1204, noun)).toBe('20 of 1,204 users');
  expect(countText(50, 10_000, noun, true)).toBe('50 of 10,000+ users');
  expect(countText(12_000, 10_000, noun, true)).toBe('12,000 of 12,000+ users');
});
