/** @jest-environment node */
import { addFigures, loadTimeClass, NO_FIGURES, type VersionFigures } from '@arena/shared/contract/telemetry';
import { atShare, beginJudging, type Judged, look, nextShare } from './judge.ts';
import { CANARY_RULES, type Figures as Judgeable } from './people.ts';

type Figures = Pick<Judgeable, 'candidate' | 'live'>;

/** Figures of many people, whose sums hardly differ without a few of them. */
const ofMany = ({ candidate, live }: Figures, people = { candidate: 12, needed: 5 }): Judgeable => ({
  ...{ candidate, live, candidateWithoutOne: candidate, leftOut: 2, people },
});
const begun = (share: number, before: Figures = { candidate: NO_FIGURES, live: NO_FIGURES }) =>
  beginJudging(share, CANARY_RULES, ofMany(before));
const LONG = CANARY_RULES.minutes;

/** Some views, each of them after a load. */
const seen = (views: number, changes: Partial<VersionFigures> = {}): VersionFigures => ({
  ...{ ...NO_FIGURES, views, loads: views },
  loadTimes: NO_FIGURES.loadTimes.map((_, index) => (index === loadTimeClass(300) ? views : 0)),
  ...changes,
});

/** The verdict after some stretches of time, one look after each. */
function judgedAfter(from: Judged, stretches: readonly Figures[]) {
  let [judged, sum]: [Judged, Figures] = [from, from.latest];
  let verdict = look(judged, ofMany(sum), LONG).verdict;
  for (const { candidate, live } of stretches) {
    sum = { candidate: addFigures(sum.candidate, candidate), live: addFigures(sum.live, live) };
    ({ judged, verdict } = look(judged, ofMany(sum), LONG));
  }
  return { judged, verdict };
}
const times = (count: number, figures: Figures) => Array.from({ length: count }, () => figures);
const GOOD: Figures = { candidate: seen(50), live: seen(950) };

test('a candidate without views is never widened, and the message says what is missing', () => {
  expect(judgedAfter(begun(5), []).verdict).toEqual({
    action: 'continue',
    why: 'not enough to tell yet at 5 %: 0 of 500 views, 0 of 50 loads, 0 of 500 views of the live version, 0 of 50 loads of the live version',
  });
  // Nor when the live version has no views to compare it with.
  const alone = judgedAfter(begun(5), times(40, { candidate: seen(50), live: NO_FIGURES })).verdict;
  expect(alone).toEqual({
    action: 'continue',
    why: 'not enough to tell yet at 5 %: 0 of 500 views of the live version, 0 of 50 loads of the live version',
  });
});

test('a good candidate is widened after enough views at each share, counted from zero each time', () => {
  const first = judgedAfter(begun(5), times(9, GOOD));
  expect(first.verdict.why).toBe('not enough to tell yet at 5 %: 450 of 500 views');
  const enough = judgedAfter(first.judged, [GOOD]);
  expect(enough.verdict).toEqual({
    action: 'widen',
    why: 'good at 5 %: crashed in 0 of 500 views; the live version over the same time crashed in 0 of 9,500 views (12 people, without the 2 with the most)',
  });
  const wider = judgedAfter(atShare(enough.judged, nextShare(5)), times(3, { candidate: seen(250), live: seen(750) }));
  expect(wider.verdict.why).toBe('not enough to tell yet at 25 %: 750 of 1000 views');
  expect([nextShare(1), nextShare(5), nextShare(10), nextShare(25), nextShare(60)]).toEqual([5, 25, 25, 100, 100]);
});

test('figures from before the share began do not count', () => {
  const before: Figures = { candidate: seen(600, { crashes: 90 }), live: seen(9000) };
  const { verdict } = judgedAfter(begun(5, before), [GOOD]);
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
])('a candidate that %s is rolled back, in a sentence with the figures of both versions', (_, bad, why) => {
  const { verdict } = judgedAfter(begun(5), times(6, bad));
  expect(verdict).toEqual({ action: 'roll back', why: expect.stringContaining('; the live version over the same time ') as string });
  const first = judgedAfter(begun(5), times(2, bad)).verdict;
  expect([first.why, verdict.why].some((one) => one.includes(why))).toBe(true);
});

test('a candidate that is neither bad enough to roll back nor good enough to widen stays where it is', () => {
  const first = judgedAfter(begun(50), times(9, { candidate: seen(100), live: seen(100) }));
  const { verdict } = judgedAfter(first.judged, times(2, { candidate: seen(100, { crashes: 2 }), live: seen(100) }));
  expect(verdict).toEqual({
    action: 'continue',
    why: 'neither good nor bad enough at 50 %: crashed in 4 of 1,100 views; the live version over the same time crashed in 0 of 1,100 views (12 people, without the 2 with the most)',
  });
});

test('an event in millions of views is below what matters, however sure it is', () => {
  const { verdict } = judgedAfter(begun(5), times(12, { candidate: seen(2000, { crashes: 2 }), live: seen(38_000) }));
  expect(verdict.action).toBe('widen');
});

test('figures that are missing for a while are waited for', () => {
  const { judged } = judgedAfter(begun(5), times(3, GOOD));
  const away = look(judged, ofMany({ candidate: NO_FIGURES, live: NO_FIGURES }), LONG);
  expect(away.verdict).toEqual({ action: 'continue', why: 'some of the figures cannot be read right now' });
  expect(away.judged).toBe(judged);
});

const BAD: Figures = { candidate: seen(50, { crashes: 5 }), live: seen(950) };
const ENOUGH: Figures = { candidate: seen(600), live: seen(9000) };

test.each<[string, { candidate: number; needed: number }, number, string]>([
  ['of fewer people than are needed', { candidate: 1, needed: 2 }, LONG, '1 of 2 people'],
  ['before a share has lasted long enough', { candidate: 12, needed: 5 }, LONG - 1, '4 of 5 minutes'],
])('on figures %s it decides neither for a candidate nor against it, and says so', (_, people, minutes, why) => {
  const after = (figures: Figures) => look(begun(5), ofMany(figures, people), minutes).verdict;
  expect(after(ENOUGH)).toEqual({ action: 'continue', why: `not enough to tell yet at 5 %: ${why}` });
  const bad = after(BAD);
  expect(bad.action).toBe('continue');
  expect(bad.why).toContain(`looks worse at 5 %, and waits (${why}): it crashed in 5 of 50 views`);
});

test('a problem that two users meet again and again holds a candidate up, and one user does not', () => {
  const heldUp = (crashes: number) =>
    look(begun(5), { ...ofMany(ENOUGH), candidateWithoutOne: seen(600, { crashes }) }, LONG).verdict.action;
  expect([heldUp(40), heldUp(0)]).toEqual(['continue', 'widen']);
});

test('when more users come to work than before, the same figures are judged again without more of them', () => {
  const few = (figures: Figures): Judgeable => ({ ...ofMany(figures, { candidate: 2, needed: 3 }), leftOut: 1 });
  const first = look(beginJudging(5, CANARY_RULES, few({ candidate: NO_FIGURES, live: NO_FIGURES })), few(BAD), 1);
  expect(first.verdict.why).toContain('crashed in 5 of 50 views');
  const withoutTwo = { candidate: seen(40), live: seen(900) };
  expect(look(first.judged, ofMany(withoutTwo), LONG).verdict.why).toBe('not enough to tell yet at 5 %: 40 of 500 views, 40 of 50 loads');
  // A folder that is half away has fewer people, too.
  expect(look(first.judged, { ...few(BAD), leftOut: 0 }, LONG).verdict.why).toBe('some of the figures cannot be read right now');
});
