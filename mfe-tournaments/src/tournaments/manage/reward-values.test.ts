import fc from 'fast-check';
import { BY_HAND, RULES } from './reward-rules';
import { centsOfAll, poolOf, ruledPrizes, type RewardValues } from './reward-values';

/** The same cases in every run, so that failures are reproducible. */
const SAME = { seed: 20_260_101, numRuns: 1000 };
const amount = fc.integer({ min: 1, max: 20_000 }).map((cents) => (cents / 100).toFixed(2));
const row = fc.record({
  position: fc.constantFrom('', '1', '2', '3', '4', 'x'),
  prize: fc.oneof(fc.constant(''), amount),
  isRuled: fc.boolean(),
});
const rows = fc.dictionary(fc.integer({ min: 1, max: 99 }).map((id) => `u${id}`), row, { maxKeys: 12 }); // prettier-ignore
const rule = fc.constantFrom(...RULES.map(({ value }) => value));
const paid = fc.array(fc.record({ position: fc.integer({ min: 1, max: 4 }), prize: fc.integer({ min: 0, max: 100 }) }), { maxLength: 3 });
const rewardsOf = (all: readonly { position: number; prize: number }[]) =>
  all.map((reward, index) => ({ ...reward, userId: 1000 + index, name: null, paidAt: null, alreadyPaid: true }));

test('a rule never allocates more than the pool by itself, changes no prize that was entered, and changes nothing when it runs again', () => {
  fc.assert(
    fc.property(
      rule,
      rows,
      paid,
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 1, max: 99 }),
      (chosen, typed, given, prizePool, lockedId) => {
        const isFixed = (userId: number) => userId === lockedId;
        const values: RewardValues = {
          rule: chosen,
          rows: Object.fromEntries(
            Object.entries(typed).map(([key, { isRuled, ...one }]) => [key, { ...one, byRule: isRuled ? one.prize : undefined }]),
          ),
        };
        const pool = poolOf(prizePool, rewardsOf(given));
        const changes = ruledPrizes(values, pool, isFixed);
        const after: RewardValues = { ...values, rows: { ...values.rows } };
        for (const [key, prize] of changes) after.rows[key] = { ...after.rows[key], prize, byRule: prize };
        const byHand = Object.entries(values.rows).filter(
          ([key, { prize, byRule }]) => prize !== '' && (prize !== byRule || key === `u${lockedId}`),
        );
        for (const [key, { prize }] of byHand) expect(after.rows[key]?.prize).toBe(prize);
        if (chosen === BY_HAND) expect(changes).toEqual([]);
        else expect(centsOfAll(after.rows)).toBeLessThanOrEqual(Math.max(pool.left ?? 0, centsOfAll(Object.fromEntries(byHand))));
        expect(ruledPrizes(after, pool, isFixed)).toEqual([]);
      },
    ),
    SAME,
  );
});

test('sums are exact where those of floating-point numbers are not', () => {
  expect(centsOfAll({ u1: { prize: '0.1' }, u2: { prize: '0.2' }, u3: { prize: 'none' } })).toBe(30);
  expect(poolOf(0.3, rewardsOf([{ position: 1, prize: 0.1 }]))).toEqual({ paid: 10, left: 20, taken: [1] });
});
