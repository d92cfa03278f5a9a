/** @jest-environment node */
import { addFigures, loadTimeClass, NO_FIGURES, type VersionFigures } from '@arena/shared/contract';
import { atShare, beginJudging, type Figures, type Judged, look, nextShare } from './judge.ts';

/** Some views, each of them after a load. */
const seen = (views: number, changes: Partial<VersionFigures> = {}): VersionFigures => ({
  ...{ ...NO_FIGURES, views, loads: views },
  loadTimes: NO_FIGURES.loadTimes.map((_, index) => (index === loadTimeClass(300) ? views : 0)),
  ...changes,
});

/** The verdict after some stretches of time, one look after each. */
function judgedAfter(begun: Judged, stretches: readonly Figures[]) {
  let [judged, sum]: [Judged, Figures] = [begun, begun.latest];
  let verdict = look(judged, sum).verdict;
  for (const { candidate, live } of stretches) {
    sum = { candidate: addFigures(sum.candidate, candidate), live: addFigures(sum.live, live) };
    ({ judged, verdict } = look(judged, sum));
  }
  return { judged, verdict };
}
const times = (count: number, figures: Figures) => Array.from({ length: count }, () => figures);
const GOOD: Figures = { candidate: seen(50), live: seen(950) };

test('a candidate that nobody has used is never widened, and it is said what is missing', () => {
  expect(judgedAfter(beginJudging(5), []).verdict).toEqual({
    action: 'continue',
    why: 'not enough to tell yet at 5 %: 0 of 500 views, 0 of 50 loads, 0 of 500 views of the live version, 0 of 50 loads of the live version',
  });
  // Nor where nobody has the live version, which it could be compared with.
  const alone = judgedAfter(beginJudging(5), times(40, { candidate: seen(50), live: NO_FIGURES })).verdict;
  expect(alone).toEqual({
    action: 'continue',
    why: 'not enough to tell yet at 5 %: 0 of 500 views of the live version, 0 of 50 loads of the live version',
  });
});

test('a good one is widened when enough was seen at each share, counted anew', () => {
  const first = judgedAfter(beginJudging(5), times(9, GOOD));
  expect(first.verdict.why).toBe('not enough to tell yet at 5 %: 450 of 500 views');
  const enough = judgedAfter(first.judged, [GOOD]);
  expect(enough.verdict).toEqual({
    action: 'widen',
    why: 'good at 5 %: crashed in 0 of 500 views; the live version over the same time crashed in 0 of 9,500 views',
  });
  const wider = judgedAfter(atShare(enough.judged, nextShare(5)), times(3, { candidate: seen(250), live: seen(750) }));
  expect(wider.verdict.why).toBe('not enough to tell yet at 25 %: 750 of 1000 views');
  expect([nextShare(1), nextShare(5), nextShare(10), nextShare(25), nextShare(60)]).toEqual([5, 25, 25, 100, 100]);
});

test('what was counted before the share began counts for nothing', () => {
  const before: Figures = { candidate: seen(600, { crashes: 90 }), live: seen(9000) };
  const { verdict } = judgedAfter(beginJudging(5, before), [GOOD]);
  expect(verdict).toEqual({ action: 'continue', why: 'not enough to tell yet at 5 %: 50 of 500 views' });
});

test.each<[string, Figures, string]>([
  [
    'crashes',
    { candidate: seen(50, { crashes: 3 }), live: seen(950, { crashes: 1 }) },
    'crashed in 6 of 100 views; the live version over the same time crashed in 2 of 1,900 views',
  ],
  ['does not come', { candidate: seen(40, { failures: { 'S-01': 6, 'S-02': 4 } }), live: seen(950) }, 'was not available 20 of 100 times'],
  [
    'loads slowly',
    { candidate: seen(50, { loadTimes: NO_FIGURES.loadTimes.map((_, at) => (at === 5 ? 50 : 0)) }), live: seen(950) },
    'was slow to load 50 of 50 times',
  ],
  ['is slow to use', { candidate: seen(50, { slowInteractions: 25 }), live: seen(950, { slowInteractions: 47 }) }, 'slow interactions in'],
])('one that %s is taken back, in a sentence with the figures of both', (_, bad, why) => {
  const { verdict } = judgedAfter(beginJudging(5), times(6, bad));
  expect(verdict).toEqual({ action: 'take back', why: expect.stringContaining('; the live version over the same time ') as string });
  const first = judgedAfter(beginJudging(5), times(2, bad)).verdict;
  expect([first.why, verdict.why].some((one) => one.includes(why))).toBe(true);
});

test('one that is not bad enough to be taken back, and not good enough, stays where it is', () => {
  const begun = judgedAfter(beginJudging(50), times(9, { candidate: seen(100), live: seen(100) }));
  const { verdict } = judgedAfter(begun.judged, times(2, { candidate: seen(100, { crashes: 2 }), live: seen(100) }));
  expect(verdict).toEqual({
    action: 'continue',
    why: 'neither good nor bad enough at 50 %: crashed in 4 of 1,100 views; the live version over the same time crashed in 0 of 1,100 views',
  });
});

test('an event in millions of views is below what matters, however sure it is', () => {
  const { verdict } = judgedAfter(beginJudging(5), times(12, { candidate: seen(2000, { crashes: 2 }), live: seen(38_000) }));
  expect(verdict.action).toBe('widen');
});

test('figures that are missing for a while are waited for', () => {
  const { judged } = judgedAfter(beginJudging(5), times(3, GOOD));
  const away = look(judged, { candidate: NO_FIGURES, live: NO_FIGURES });
  expect(away.verdict).toEqual({ action: 'continue', why: 'some of the figures cannot be read at the moment' });
  expect(away.judged).toBe(judged);
});
