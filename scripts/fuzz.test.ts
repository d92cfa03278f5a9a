/** @jest-environment node */
import { CASES, IN_ALL } from '../tooling/testing/properties/cases.ts';

test('the borders are tried with as many cases as is said', () => {
  expect(Object.values(CASES).reduce((sum, cases) => sum + cases, 0)).toBe(IN_ALL);
});
