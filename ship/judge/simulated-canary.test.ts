/** @jest-environment node */
import { type Outcome, type Simulated, simulateRuns } from './testing/simulated-canary.ts';

const RUNS = 40;
const within = (views: number, run: Omit<Simulated, 'seed'>) =>
  simulateRuns(RUNS, run).filter((one) => one.end === 'taken back' && one.views <= views).length;
const ended = (end: Outcome['end'], run: Omit<Simulated, 'seed'>) => simulateRuns(RUNS, run).filter((one) => one.end === end).length;

test('good candidates go to everybody, in 39 of 40 simulated canaries at least', () => {
  expect(ended('at 100 %', { kind: 'good' })).toBeGreaterThanOrEqual(39);
  expect(ended('taken back', { kind: 'good', crashRate: 0.01 })).toBe(0);
});

test('one that crashes in 1 of 20 views is taken back within 200 views, in 38 of 40', () => {
  expect(within(200, { kind: 'crashing' })).toBeGreaterThanOrEqual(38);
});

test('one that begins to crash late is taken back within 200 views from then on', () => {
  expect(within(200, { kind: 'late-crashing' })).toBeGreaterThanOrEqual(38);
  // At 25 per cent by then, and not diluted by a thousand good views.
  expect(within(300, { kind: 'late-crashing', begins: 1000 })).toBeGreaterThanOrEqual(37);
});

test('one that is slow, or does not load, is taken back', () => {
  expect(within(500, { kind: 'slow' })).toBeGreaterThanOrEqual(38);
  expect(within(500, { kind: 'sluggish' })).toBeGreaterThanOrEqual(38);
  expect(within(200, { kind: 'not loading' })).toBeGreaterThanOrEqual(38);
});

test('an outage that hits the live version as well is not blamed on the candidate', () => {
  expect(ended('taken back', { kind: 'outage' })).toBe(0);
});
