import { DEFAULT_BUDGET, judge } from './judge.ts';

const scripts = [
  { file: 'remoteEntry.1a2b3c4d.js', bytes: 5_000 },
  { file: '12.1a2b3c4d.js', bytes: 20_000 },
];

test('passes a section within its budget', () => {
  expect(judge(scripts, DEFAULT_BUDGET).problems).toEqual([]);
  expect(judge(scripts, DEFAULT_BUDGET).rows.map(({ what, kB }) => [what, kB])).toEqual([
    ['entry', 5],
    ['all files', 25],
  ]);
});

test('names each size over its budget', () => {
  expect(judge(scripts, { entry: 4.9, total: 24 }).problems).toEqual([
    'entry: 5.0 kB, the budget is 4.9.',
    'all files: 25.0 kB, the budget is 24.',
  ]);
});
