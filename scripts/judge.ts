// `npm test -- judge [--runs N]`: simulates the canary judge with good and bad candidates, 200 runs each by default.
import { parseArgs } from 'node:util';
import { KINDS, type Outcome, quantile, type Simulated, simulateRuns } from '../ship/judge/testing/simulated-canary.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '200' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('Say how many runs as a whole number: npm test -- judge --runs 200');
  process.exit(2);
}

/** Ten active users, five of them with the candidate. */
const FEW = { people: 10, share: 50 } as const;
const forged = (count: number, invent: 'crashes' | 'views') => ({ forgers: { count, invent } }) as const;

const ROWS: readonly (readonly [string, Omit<Simulated, 'seed'>])[] = [
  ...KINDS.map((kind) => [kind, { kind }] as const),
  ['good, both crash in 1 of 100', { kind: 'good', crashRate: 0.01 }],
  ['good, nothing ever crashes', { kind: 'good', crashRate: 0 }],
  ['good, begun at 50 %', { kind: 'good', share: 50 }],
  ['outage, begun at 50 %', { kind: 'outage', share: 50 }],
  ['crashing, live in 1 of 200', { kind: 'crashing', crashRate: 0.005 }],
  ['crashing, begun at 25 %', { kind: 'crashing', share: 25 }],
  ['crashing, begun at 50 %', { kind: 'crashing', share: 50 }],
  ['late-crashing, after 1,000', { kind: 'late-crashing', begins: 1000 }],
  ['good, 5 of 10 people', { kind: 'good', ...FEW }],
  ['crashing, 5 of 10 people', { kind: 'crashing', ...FEW }],
  ...[1, 2].flatMap((count) => [
    [`good, ${count} inventing crashes`, { kind: 'good', ...forged(count, 'crashes') }] as const,
    [`good, 5 of 10 and ${count} such`, { kind: 'good', ...FEW, ...forged(count, 'crashes') }] as const,
    [`crashing, ${count} inventing views`, { kind: 'crashing', ...forged(count, 'views') }] as const,
    [`crashing, 5 of 10 and ${count} such`, { kind: 'crashing', ...FEW, ...forged(count, 'views') }] as const,
  ]),
];

const cells = (parts: readonly (string | number)[]) =>
  console.log(parts.map((part, index) => (index === 0 ? String(part).padEnd(30) : String(part).padStart(12))).join(''));
const count = (outcomes: readonly Outcome[], end: Outcome['end']) => outcomes.filter((one) => one.end === end).length;

cells(['candidate', 'rolled back', 'at 100 %', 'undecided', 'views p50', 'p95', 'in ≤ 200', 'in ≤ 400']);
for (const [name, run] of ROWS) {
  const outcomes = simulateRuns(runs, run);
  const views = outcomes.map((one) => one.views);
  const ends = (['rolled back', 'at 100 %', 'undecided'] as const).map((end) => count(outcomes, end));
  const soon = [200, 400].map((limit) => outcomes.filter((one) => one.end === 'rolled back' && one.views <= limit).length);
  cells([name, ...ends, quantile(views, 0.5) ?? '', quantile(views, 0.95) ?? '', ...soon]);
}
