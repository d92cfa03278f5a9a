import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { property } from '../../tooling/testing/properties/property.ts';
import { toCents, toUnits } from './cents';

const amounts = fc.oneof(
  fc.double(),
  fc.double({ min: 0, max: 1e6 }),
  fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  fc.constantFrom(0.1 + 0.2, 1.005, 1e21, 2 ** 53, 0.005),
);

const [name, run] = property('cents of the server', 'an amount is its whole cents, to the cent, or none', amounts, (units) => {
  const cents = toCents(units);
  if (cents === null) return;
  assert.ok(Number.isSafeInteger(cents), `${units} is ${cents} cents`);
  // Beyond that a number itself is no longer exact to a part of a cent.
  if (Math.abs(units) < 1e9) assert.ok(Math.abs(toUnits(cents) - units) < 1e-6);
  if (units >= 0 && units <= 1e6) assert.equal(toUnits(cents).toFixed(2), units.toFixed(2));
});
it(name, run);
