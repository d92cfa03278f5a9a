import fc from 'fast-check';
import { RULES, sharesOf, split, sumOf } from './reward-rules';

/** The same cases in every run, so that failures are reproducible. */
const SAME = { seed: 20_260_101, numRuns: 1000 };
const cents = fc.integer({ min: 0, max: 100_000_000 });
const parts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 100 });
const ruled = fc.constantFrom(...RULES.map((rule) => rule.weights));
const players = fc.array(fc.record({ position: fc.integer({ min: 1, max: 8 }) }), { maxLength: 20 });
const positions = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 4 });

test('the shares are whole cents that sum to the amount, each less than a cent from its exact part', () => {
  fc.assert(
    fc.property(cents, parts, (amount, weights) => {
      const shares = split(amount, weights);
      expect(sumOf(shares)).toBe(amount);
      for (const [index, share] of shares.entries()) {
        expect(Number.isInteger(share)).toBe(true);
        expect(Math.abs(share - (amount * (weights[index] ?? 0)) / sumOf(weights))).toBeLessThan(1);
      }
    }),
    SAME,
  );
});

test('a rule gives out all that is left if each of its places has a player, and never more', () => {
  fc.assert(
    fc.property(ruled, fc.integer({ min: -1000, max: 100_000_000 }), players, positions, (weights, left, all, taken) => {
      const shares = sharesOf(weights, left, all, taken);
      const given = sumOf([...shares.values()]);
      expect(given).toBeLessThanOrEqual(Math.max(0, left));
      const open = [...weights.keys()].filter((place) => !taken.includes(place + 1));
      const isFull = open.length > 0 && open.every((place) => all.some(({ position }) => position === place + 1));
      if (isFull) expect(given).toBe(Math.max(0, left));
      for (const [{ position }, share] of shares) {
        expect(position).toBeLessThanOrEqual(weights.length);
        expect(share).toBeGreaterThanOrEqual(0);
      }
    }),
    SAME,
  );
});

test('players who share a position get the same, up to a cent, and a better position never less', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 6 }), (left, sharing) => {
      const squad = Array.from({ length: sharing }, () => ({ position: 1 }));
      const second = { position: 2 };
      const others = [second, { position: 3 }];
      const first = sharesOf([50, 30, 20], left, [...squad, ...others], []);
      const same = squad.map((player) => first.get(player) ?? -1);
      expect(Math.max(...same) - Math.min(...same)).toBeLessThanOrEqual(1);
      expect(sumOf(same)).toBeGreaterThanOrEqual(first.get(second) ?? 0);
      // The first place was paid before: the others divide the rest.
      expect(sumOf([...sharesOf([50, 30, 20], left, others, [1]).values()])).toBe(left);
    }),
    SAME,
  );
});

test.each([
  ['winner', [60_000]],
  ['podium', [30_000, 18_000, 12_000]],
  ['equal-3', [20_000, 20_000, 20_000]],
])('%s of $600.00', (rule, expected) => {
  const weights = RULES.find(({ value }) => value === rule)?.weights;
  expect(weights && split(60_000, weights)).toEqual(expected);
});
