import { NO_FIGURES, type VersionFigures } from '@arena/shared/contract';
import { combined, type Compared, type Evidence, NO_EVIDENCE, strengthOf, withStretch } from './evidence.ts';
import { isWorse, type Measure, MEASURES } from './measures.ts';

/** What the candidate and the live version went through over the same time, since the share began. */
export interface Figures {
  readonly candidate: VersionFigures;
  readonly live: VersionFigures;
}

export interface Verdict {
  readonly action: 'continue' | 'widen' | 'take back';
  /** A sentence with figures, such as the history keeps. */
  readonly why: string;
}

/** Where one canary stands. */
export interface Judged {
  readonly share: number;
  readonly latest: Figures;
  /** What had been counted when the present share began. */
  readonly stepBegan: Figures;
  /** For each measure, in the order of `MEASURES`: the evidence, and the figures up to which it goes. */
  readonly tests: readonly { readonly evidence: Evidence; readonly upTo: Figures }[];
}

/** What a person waits for at one share, before more people get the candidate. */
const NEEDED = { viewsBelow25: 500, views: 1000, loads: 50, liveViews: 500, liveLoads: 50 } as const;
/** A stretch of time is compared as soon as both versions were used so often in it. */
const STRETCH = 5;
const STEPS: readonly number[] = [5, 25, 100];

const NOTHING: Figures = { candidate: NO_FIGURES, live: NO_FIGURES };

/** `before` is what had been counted already when the share began. */
export const beginJudging = (share: number, before: Figures = NOTHING): Judged => ({
  ...{ share, latest: before, stepBegan: before },
  tests: MEASURES.map(() => ({ evidence: NO_EVIDENCE, upTo: before })),
});

/** The share after this one; 100 is for everybody. */
export const nextShare = (share: number): number => STEPS.find((step) => step > share) ?? 100;

/** More people have it from now on. What was seen before still counts as evidence. */
export const atShare = (judged: Judged, share: number): Judged => ({ ...judged, share, stepBegan: judged.latest });

/** What one measure counted from one time to another. Null where live does not say yet what is slow. */
function between(measure: Measure, from: Figures, to: Figures, reference: VersionFigures): Compared | null {
  const [began, ended] = [from, to].map(({ candidate, live }) => {
    const counts = [measure.counts(candidate, reference), measure.counts(live, reference)] as const;
    return counts[0] === null || counts[1] === null ? null : { candidate: counts[0], live: counts[1] };
  });
  return began == null || ended == null ? null : combined(ended, began, -1);
}

function tested(test: Judged['tests'][number], measure: Measure, figures: Figures): Judged['tests'][number] {
  // What is slow is read off what was there before the stretch, so that the stretch does not decide by itself.
  const stretch = between(measure, test.upTo, figures, test.upTo.live);
  if (stretch === null) return { ...test, upTo: figures };
  if (stretch.candidate.of < STRETCH || stretch.live.of < STRETCH) return test;
  return { evidence: withStretch(test.evidence, measure, stretch), upTo: figures };
}

const said = (measure: Measure, { candidate, live }: Compared) =>
  `${measure.words(candidate)}; the live version over the same time ${measure.words(live)}`;

function fault({ tests }: Judged): string | null {
  for (const [index, measure] of MEASURES.entries()) {
    const test = tests[index];
    if (test === undefined) continue;
    const { value, since } = strengthOf(test.evidence);
    if (value >= 1 / measure.falseAlarms && isWorse(measure, since.candidate, since.live)) return said(measure, since);
  }
  return null;
}

/** What is still missing until it can be told whether the candidate is good enough at its share; null for nothing. */
function missing({ share, latest, stepBegan }: Judged): string | null {
  const views = share < 25 ? NEEDED.viewsBelow25 : NEEDED.views;
  const parts = [
    { what: 'views', is: latest.candidate.views - stepBegan.candidate.views, of: views },
    { what: 'loads', is: latest.candidate.loads - stepBegan.candidate.loads, of: NEEDED.loads },
    { what: 'views of the live version', is: latest.live.views - stepBegan.live.views, of: NEEDED.liveViews },
    { what: 'loads of the live version', is: latest.live.loads - stepBegan.live.loads, of: NEEDED.liveLoads },
  ].filter(({ is, of }) => is < of);
  return parts.length === 0 ? null : parts.map(({ what, is, of }) => `${is} of ${of} ${what}`).join(', ');
}

function verdictOf(judged: Judged): Verdict {
  const { share, latest, stepBegan } = judged;
  const bad = fault(judged);
  if (bad !== null) return { action: 'take back', why: bad };
  const less = missing(judged);
  if (less !== null) return { action: 'continue', why: `not enough to tell yet at ${share} %: ${less}` };
  const compared = MEASURES.map((measure) => ({ measure, counts: between(measure, stepBegan, latest, latest.live) }));
  for (const { measure, counts } of compared)
    if (counts !== null && isWorse(measure, counts.candidate, counts.live))
      return { action: 'continue', why: `neither good nor bad enough at ${share} %: ${said(measure, counts)}` };
  const crashes = compared[0]?.counts;
  return { action: 'widen', why: crashes == null ? `good at ${share} %` : `good at ${share} %: ${said(MEASURES[0] as Measure, crashes)}` };
}

const grew = (from: VersionFigures, to: VersionFigures) => to.views >= from.views && to.loads >= from.loads;

/** One look at the figures. `figures` are the sums since the share began, so they only ever grow. */
export function look(judged: Judged, figures: Figures): { readonly judged: Judged; readonly verdict: Verdict } {
  const { latest } = judged;
  // Part of the folder cannot be read at the moment: what is missing must not count as if it had not happened.
  if (!grew(latest.candidate, figures.candidate) || !grew(latest.live, figures.live))
    return { judged, verdict: { action: 'continue', why: 'some of the figures cannot be read at the moment' } };
  const tests = judged.tests.map((test, index) => tested(test, MEASURES[index] as Measure, figures));
  const now = { ...judged, latest: figures, tests };
  return { judged: now, verdict: verdictOf(now) };
}
