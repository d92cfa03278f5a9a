import { cohortOf, getsCandidate } from './cohort';

const PEOPLE = Array.from({ length: 20_000 }, (_, index) => index + 1);
const shareOf = (share: number) => PEOPLE.filter((id) => getsCandidate('mfe_rooms', share, id)).length / PEOPLE.length;

test.each([1, 5, 25, 50, 95])('a share of %p per cent reaches so many of the people', (share) => {
  expect(shareOf(share) * 100).toBeGreaterThan(share * 0.85 - 0.2);
  expect(shareOf(share) * 100).toBeLessThan(share * 1.15 + 0.2);
});

test('a user stays in a cohort: a candidate at 5 % includes the same users at 50 %', () => {
  const early = PEOPLE.filter((id) => getsCandidate('mfe_rooms', 5, id));
  expect(early.every((id) => getsCandidate('mfe_rooms', 50, id))).toBe(true);
  expect(cohortOf('mfe_rooms', 7)).toBe(cohortOf('mfe_rooms', 7));
});

test('it is not the same people for every section', () => {
  const rooms = PEOPLE.filter((id) => getsCandidate('mfe_rooms', 10, id));
  const both = rooms.filter((id) => getsCandidate('mfe_users', 10, id));
  expect(both.length / rooms.length).toBeLessThan(0.2);
});

test('signed-out visitors never get a candidate', () => {
  expect(getsCandidate('mfe_rooms', 99, null)).toBe(false);
});
