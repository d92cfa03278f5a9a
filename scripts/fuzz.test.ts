/** @jest-environment node */
import { CASES, IN_ALL } from '../tooling/testing/properties/cases.ts';

test('runs each property as often as requested', () => {
  expect(Object.values(CASES).reduce((sum, cases) => sum + cases, 0)).toBe(IN_ALL);
});
