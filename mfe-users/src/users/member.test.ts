import { nameOf } from './member';

test.each([
  [{ id: 7, name: 'Amara', email: null }, 'Amara'],
  [{ id: 7, name: 'سارة', email: null }, '\u2068سارة\u2069'],
  [{ id: 7, name: null, email: null }, 'user 7'],
])('%j is %j in a sentence', (member, shown) => {
  expect(nameOf(member)).toBe(shown);
});
