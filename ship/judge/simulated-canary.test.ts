/** @jest-environment node */
import { type Outcome, type Simulated, simulateRuns } from './testing/simulated-canary.ts';

/** `npm test -- judge --runs 2000` prints how often each end comes. */
const RUNS = process.env.WHOLE === undefined ? 12 : 40;
/** Canaries that may end in another way. */
const FEW_OTHERS = 2;
const within = (views: number, run: Omit<Simulated, 'seed'>) =>
  simulateRuns(RUNS, run).filter((one) => one.end === 'rolled back' && one.views <= views).length;
const ended = (end: Outcome['end'], run: Omit<Simulated, 'seed'>) => simulateRuns(RUNS, run).filter((one) => one.end === end).length;

test('good candidates reach every user, with one exception at most', () => {
  expect(ended('at 100 %', { kind: 'good' })).toBeGreaterThanOrEqual(RUNS - 1);
  expect(ended('rolled back', { kind: 'good', crashRate: 0.01 })).toBe(0);
});

test('a candidate that crashes in 1 of 20 views is rolled back within 250 views', () => {
  expect(within(250, { kind: 'crashing' })).toBeGreaterThanOrEqual(RUNS - FEW_OTHERS);
});

test('a candidate that begins to crash late is rolled back within 200 views from then on', () => {
  expect(within(200, { kind: 'late-crashing' })).toBeGreaterThanOrEqual(RUNS - FEW_OTHERS);
  // At 25 per cent by then, and not diluted by a thousand good views.
  expect(within(300, { kind: 'late-crashing', begins: 1000 })).toBeGreaterThanOrEqual(RUNS - FEW_OTHERS - 1);
});

test('a candidate that is slow, or does not load, is rolled back', () => {
  expect(within(500, { kind: 'slow' })).toBeGreaterThanOrEqual(RUNS - FEW_OTHERS);
  expect(within(500, { kind: 'sluggish' })).toBeGreaterThanOrEqual(RUNS - FEW_OTHERS);
  expect(within(200, { kind: 'not loading' })).toBeGreaterThanOrEqual(RUNS - FEW_OTHERS);
});

test('an outage that hits the live version as well is not blamed on the candidate', () => {
  expect(ended('rolled back', { kind: 'outage' })).toBe(0);
});

/** Ten people at work, five of whom have the candidate. */
const FEW = { people: 10, share: 50 } as const;
const FORGERS = [1, 2].flatMap((count) => [{ count }, { count, ...FEW }]);

/** Fewer: the candidates that are held up run for a simulated day. */
const FORGED_RUNS = 5;
const inventing = (count: number, of: object) => {
  const outcomes = simulateRuns(FORGED_RUNS, { kind: 'good', ...of, forgers: { count, invent: 'crashes' } });
  return (['rolled back', 'at 100 %'] as const).map((end) => outcomes.filter((one) => one.end === end).length);
};

test('people who invent crashes take no good candidate back; one of them does not hold it up, and over two a person decides', () => {
  expect(inventing(1, {})).toEqual([0, FORGED_RUNS]);
  expect(inventing(2, {})).toEqual([0, 0]);
});

test('the same among ten people: one of six with the candidate decides nothing, two of seven hardly ever do in a day', () => {
  const [takenBack, atAll] = inventing(1, FEW);
  expect(takenBack).toBe(0);
  expect(atAll).toBeGreaterThanOrEqual(4);
  expect(inventing(2, FEW)[0]).toBeLessThanOrEqual(2);
});

test.each(FORGERS)(
  'rolls a crashing candidate back although $count forgers invent good views, among $people people',
  ({ count, ...of }) => {
    const outcomes = simulateRuns(10, { kind: 'crashing', ...of, forgers: { count, invent: 'views' } });
    expect(outcomes.filter(({ end }) => end !== 'rolled back')).toEqual([]);
  },
);

test('idle users do not promote a candidate', () => {
  const alone = { kind: 'good', people: 1, share: 50, forgers: { count: 1, invent: 'views' } } as const;
  expect(simulateRuns(3, alone).map(({ end }) => end)).toEqual(['undecided', 'undecided', 'undecided']);
});
