import type { VersionFigures } from '@arena/shared/contract/telemetry';
import { combined, type Compared, type Evidence, NO_EVIDENCE, strengthOf, withStretch } from './evidence.ts';
import { isWorse, type Measure, MEASURES } from './measures.ts';
import { CANARY_RULES, type CanaryRules, type Figures, figuresOf, PeopleFigures } from './people.ts';

export interface Verdict {
  readonly action: 'continue' | 'widen' | 'roll back';
  /** A sentence with figures, such as the history keeps. */
  readonly why: string;
}

export interface Judged {
  readonly rules: CanaryRules;
  readonly share: number;
  readonly latest: Figures;
  /** The counts when the present share began. */
  readonly stepBegan: Figures;
  /** For each measure, in the order of `MEASURES`: the evidence, and the figures up to which it goes. */
  readonly tests: readonly { readonly evidence: Evidence; readonly upTo: Figures }[];
}

/** What a person waits for at one share, before more people get the candidate. */
const NEEDED = { viewsBelow25: 500, views: 1000, loads: 50, liveViews: 500, liveLoads: 50 } as const;
/** A stretch of time is compared as soon as both versions were used so often in it. */
const STRETCH = 5;
const STEPS: readonly number[] = [5, 25, 100];
const nothing = (rules: CanaryRules): Figures => figuresOf(new PeopleFigures(rules), new PeopleFigures(rules), rules);
const untested = (upTo: Figures): Judged['tests'] => MEASURES.map(() => ({ evidence: NO_EVIDENCE, upTo }));

/** `before` is what had been counted already when the share began. */
export const beginJudging = (share: number, rules: CanaryRules = CANARY_RULES, before: Figures = nothing(rules)): Judged => ({
  ...{ rules, share, latest: before, stepBegan: before, tests: untested(before) },
});

/** The share after this one; 100 is for all users. */
export const nextShare = (share: number): number => STEPS.find((step) => step > share) ?? 100;
/** More users get it from now on. Earlier figures still count as evidence. */
export const atShare = (judged: Judged, share: number): Judged => ({ ...judged, share, stepBegan: judged.latest });

/** The counts of one measure between two times. Null where live does not show yet what is slow. */
function between(measure: Measure, from: Figures, to: Figures, reference: VersionFigures): Compared | null {
  const [began, ended] = [from, to].map(({ candidate, live }) => {
    const counts = [measure.counts(candidate, reference), measure.counts(live, reference)] as const;
    return counts[0] === null || counts[1] === null ? null : { candidate: counts[0], live: counts[1] };
  });
  return began == null || ended == null ? null : combined(ended, began, -1);
}

function tested(test: Judged['tests'][number], measure: Measure, figures: Figures): Judged['tests'][number] {
  // The threshold for slow comes from before the stretch, so that the stretch does not decide by itself.
  const stretch = between(measure, test.upTo, figures, test.upTo.live);
  if (stretch === null) return { ...test, upTo: figures };
  if (stretch.candidate.of < STRETCH || stretch.live.of < STRETCH) return test;
  return { evidence: withStretch(test.evidence, measure, stretch), upTo: figures };
}

const said = (measure: Measure, { candidate, live }: Compared, { people, leftOut }: Figures) =>
  `${measure.words(candidate)}; the live version over the same time ${measure.words(live)} ` +
  `(${people.candidate} people, without the ${leftOut === 1 ? 'one' : leftOut} with the most)`;

function fault({ tests, latest }: Judged): string | null {
  for (const [index, measure] of MEASURES.entries()) {
    const test = tests[index];
    if (test === undefined || latest.people.candidate < measure.fewestPeople) continue;
    const { value, since } = strengthOf(test.evidence);
    if (value >= 1 / measure.falseAlarms && isWorse(measure, since.candidate, since.live)) return said(measure, since, latest);
  }
  return null;
}

interface Need {
  readonly what: string;
  readonly is: number;
  readonly of: number;
}

/** The missing figures; null for none. */
function missing(needs: readonly Need[]): string | null {
  const parts = needs.filter(({ is, of }) => is < of);
  return parts.length === 0 ? null : parts.map(({ what, is, of }) => `${is} of ${of} ${what}`).join(', ');
}

const needsToDecide = ({ latest: { people }, rules }: Judged, minutes: number): readonly Need[] => [
  { what: 'people', is: people.candidate, of: people.needed },
  { what: 'minutes', is: Math.floor(minutes), of: rules.minutes },
];

function needsToWiden({ share, latest, stepBegan }: Judged): readonly Need[] {
  const views = share < 25 ? NEEDED.viewsBelow25 : NEEDED.views;
  return [
    { what: 'views', is: latest.candidate.views - stepBegan.candidate.views, of: views },
    { what: 'loads', is: latest.candidate.loads - stepBegan.candidate.loads, of: NEEDED.loads },
    { what: 'views of the live version', is: latest.live.views - stepBegan.live.views, of: NEEDED.liveViews },
    { what: 'loads of the live version', is: latest.live.loads - stepBegan.live.loads, of: NEEDED.liveLoads },
  ];
}

/** Without one person alone: what two people meet again and again holds a candidate up, though it takes nothing back. */
const withoutOne = (figures: Figures): Figures => ({ ...figures, candidate: figures.candidateWithoutOne });

/** What one measure counted at this share. Null where live doesn't say yet what is slow. */
function seenAtShare(measure: Measure, { stepBegan, latest }: Judged): Compared | null {
  const counts = between(measure, stepBegan, latest, latest.live);
  const most = between(measure, withoutOne(stepBegan), withoutOne(latest), latest.live);
  return counts === null || most === null ? null : { ...counts, candidate: { ...counts.candidate, events: most.candidate.events } };
}

function verdictOf(judged: Judged, minutes: number): Verdict {
  const { share, latest } = judged;
  const bad = fault(judged);
  const early = missing(needsToDecide(judged, minutes));
  if (bad !== null && early !== null) return { action: 'continue', why: `looks worse at ${share} %, and waits (${early}): it ${bad}` };
  if (bad !== null) return { action: 'roll back', why: bad };
  const less = missing([...needsToDecide(judged, minutes), ...needsToWiden(judged)]);
  if (less !== null) return { action: 'continue', why: `not enough to tell yet at ${share} %: ${less}` };
  const compared = MEASURES.map((measure) => ({ measure, counts: seenAtShare(measure, judged) }));
  for (const { measure, counts } of compared)
    if (counts !== null && isWorse(measure, counts.candidate, counts.live))
      return { action: 'continue', why: `neither good nor bad enough at ${share} %: ${said(measure, counts, latest)}` };
  const crashes = compared[0]?.counts;
  const why = crashes == null ? '' : `: ${said(MEASURES[0] as Measure, crashes, latest)}`;
  return { action: 'widen', why: `good at ${share} %${why}` };
}

const grew = (from: VersionFigures, to: VersionFigures) => to.views >= from.views && to.loads >= from.loads;
/** With more people at work more of them are left out of the sums: what was seen at this share becomes one stretch of time. */
const withoutMore = (judged: Judged): Judged => ({ ...judged, latest: judged.stepBegan, tests: untested(judged.stepBegan) });

/** One look at the figures, `minutes` after the share began. `figures` are sums since then and never shrink. */
export function look(judged: Judged, figures: Figures, minutes: number): { readonly judged: Judged; readonly verdict: Verdict } {
  const before = figures.leftOut > judged.latest.leftOut ? withoutMore(judged) : judged;
  const { latest } = before;
  // Part of the folder cannot be read at the moment: missing figures must not count as if nothing had happened.
  if (figures.leftOut < latest.leftOut || !grew(latest.candidate, figures.candidate) || !grew(latest.live, figures.live))
    return { judged, verdict: { action: 'continue', why: 'some of the figures cannot be read right now' } };
  const tests = before.tests.map((test, index) => tested(test, MEASURES[index] as Measure, figures));
  const now = { ...before, latest: figures, tests };
  return { judged: now, verdict: verdictOf(now, minutes) };
}
