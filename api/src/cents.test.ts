import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatAmount, toCents, toUnits } from './cents';

describe('money', () => {
  it('goes to cents and back without loss', () => {
    for (const units of [0, 0.01, 0.1, 0.29, 1.1, 19, 57.35, 1_000_000]) assert.equal(toUnits(toCents(units) ?? Number.NaN), units);
  });

  it('is refused where it is more than a number counts exactly', () => {
    for (const units of [1e21, 2 ** 53, Number.MAX_VALUE, Infinity, NaN]) assert.equal(toCents(units), null);
  });

  it('is refused with more than two decimals', () => {
    assert.equal(toCents(0.001), null);
    assert.equal(toCents(19.999), null);
  });

  it('is written with two decimals', () => {
    assert.equal(formatAmount(1900), '$19.00');
  });
});
