/** @jest-environment node */
import { type Compared, type Evidence, NO_EVIDENCE, strengthOf, withStretch } from './evidence.ts';

const MEASURE = { ratios: [4, 12, 40], weight: 1 };
const stretch = (candidate: number, candidateOf: number, live: number, liveOf: number): Compared => ({
  ...{ candidate: { events: candidate, of: candidateOf }, live: { events: live, of: liveOf } },
});
const after = (stretches: readonly Compared[], measure = MEASURE) =>
  stretches.reduce<Evidence>((evidence, one) => withStretch(evidence, measure, one), NO_EVIDENCE);

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

test.each([
  { weight: 1, candidateOf: 5, liveOf: 95, events: 4 },
  { weight: 1, candidateOf: 40, liveOf: 60, events: 9 },
  { weight: 0.1, candidateOf: 50, liveOf: 50, events: 12 },
])('of a candidate as good as live the evidence does not grow on average: $events events, weight $weight', (given) => {
  const { weight, candidateOf, liveOf, events } = given;
  const before = after([stretch(2, 10, 3, 190), stretch(0, 100, 1, 1900)], { ...MEASURE, weight });
  const share = candidateOf / (candidateOf + liveOf);
  const mean = Array.from({ length: events + 1 }, (_, k) => {
    const likely = choose(events, k) * share ** k * (1 - share) ** (events - k);
    return likely * strengthOf(withStretch(before, { ...MEASURE, weight }, stretch(k, candidateOf, events - k, liveOf))).value;
  }).reduce((sum, one) => sum + one, 0);
  const now = strengthOf(before).value;
  if (weight === 1) expect(mean / now).toBeCloseTo(1, 9);
  else expect(mean).toBeLessThan(now);
});

test('views without events are no evidence of anything, and an outage of both is none', () => {
  expect(strengthOf(after([stretch(0, 500, 0, 9500)])).value).toBeCloseTo(1, 9);
  expect(strengthOf(after([stretch(0, 10, 1, 190), stretch(20, 50, 380, 950), stretch(20, 50, 380, 950)])).value).toBeLessThan(1);
});

test('a fault that begins late weighs as much, and is reported with the counts since then', () => {
  const good = Array.from({ length: 30 }, () => stretch(0, 100, 10, 1900));
  const { value, since } = strengthOf(after([...good, stretch(10, 100, 10, 1900)]));
  expect(value).toBeGreaterThan(170);
  expect(since).toEqual(stretch(10, 100, 10, 1900));
});
