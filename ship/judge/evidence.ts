import type { Counts, Measure } from './measures.ts';

/*
 * The sequential test. Of the events of both versions in a stretch of time, each falls to the candidate with the chance
 * share = candidate's views / all views, if the candidate is as good as live, however often they happen in that stretch: an outage
 * that hits both changes nothing. If they happen `ratio` times as often to the candidate, the chance is
 * ratio · share / (ratio · share + 1 - share). The product of the quotients of these two chances, over all stretches, is a
 * likelihood ratio. For a candidate as good as live it never grows on average, and so does every weighted mean of several of them.
 * By Ville's inequality such a mean exceeds 1/a at any time with a chance of at most a, however often the judge looks.
 *
 * The mean is taken over the ratios of the measure, and over when the candidate became bad: at the beginning, or after each
 * further hundred views. That is the restart: a fault that begins late is not diluted by the good views before it.
 */

export interface Compared {
  readonly candidate: Counts;
  readonly live: Counts;
}

interface Start {
  /** What had been counted when it began. */
  readonly at: Compared;
  /** The logarithm of the likelihood ratio since then, for each ratio of the measure. */
  readonly logs: readonly number[];
}

export interface Evidence {
  readonly total: Compared;
  readonly starts: readonly Start[];
}

/** Views of the candidate from one start to the next. */
const BETWEEN_STARTS = 100;
const NONE: Counts = { events: 0, of: 0 };
export const NO_EVIDENCE: Evidence = { total: { candidate: NONE, live: NONE }, starts: [] };

const combine = (one: Counts, other: Counts, sign: 1 | -1): Counts => ({
  ...{ events: one.events + sign * other.events, of: one.of + sign * other.of },
});
/** One with the other added, or taken away. */
export const combined = (one: Compared, other: Compared, sign: 1 | -1): Compared => ({
  candidate: combine(one.candidate, other.candidate, sign),
  live: combine(one.live, other.live, sign),
});

function logOf(ratio: number, { candidate, live }: Compared): number {
  const share = candidate.of / (candidate.of + live.of);
  const expected = (ratio * share) / (ratio * share + 1 - share);
  return candidate.events * Math.log(expected / share) + live.events * Math.log((1 - expected) / (1 - share));
}

/** The evidence with what happened in a further stretch of time. Both versions have to have been in use in it. */
export function withStretch(evidence: Evidence, { ratios, weight }: Pick<Measure, 'ratios' | 'weight'>, stretch: Compared): Evidence {
  const { total } = evidence;
  const isDue = total.candidate.of >= evidence.starts.length * BETWEEN_STARTS;
  const starts = isDue ? [...evidence.starts, { at: total, logs: ratios.map(() => 0) }] : evidence.starts;
  const gains = ratios.map((ratio) => weight * logOf(ratio, stretch));
  return {
    total: combined(total, stretch, 1),
    starts: starts.map(({ at, logs }) => ({ at, logs: logs.map((log, index) => log + (gains[index] ?? 0)) })),
  };
}

/** How much each start counts for, together 1: the first a quarter, and later ones less and less. */
const weightOf = (index: number) => 3 / ((index + 3) * (index + 4));
/** What is left for those that are still to begin. */
const weightAfter = (begun: number) => 3 / (begun + 3);

/** The mean of the likelihood ratios, and what was counted since the likeliest start. */
export function strengthOf({ total, starts }: Evidence): { readonly value: number; readonly since: Compared } {
  const means = starts.map(({ logs }, index) => (weightOf(index) * logs.reduce((sum, log) => sum + Math.exp(log), 0)) / logs.length);
  const likeliest = starts[means.indexOf(Math.max(...means))];
  // Those that are still to begin are 1 each.
  const value = means.reduce((sum, mean) => sum + mean, weightAfter(starts.length));
  return { value, since: likeliest === undefined ? total : combined(total, likeliest.at, -1) };
}
