import { failuresOf, LOAD_TIME_BOUNDS_MS, loadTimeAt, type VersionFigures } from '@arena/shared/contract/telemetry';

/** How often something happened, and how often it could have. */
export interface Counts {
  readonly events: number;
  readonly of: number;
}

export interface Measure {
  readonly name: 'crashes' | 'failures' | 'slow loads' | 'slow interactions';
  /** The chance that a candidate which is as good as the live version is ever rolled back for this. */
  readonly falseAlarms: number;
  /** How many times as often as live it might happen, each as likely: what the test looks out for. */
  readonly ratios: readonly number[];
  /** The weight of one event: a slow phone causes many events, which aren't independent. Less than 1 never raises more false alarms. */
  readonly weight: number;
  /** With fewer people than this the measure rolls nothing back: one slow device among five does not make a slow version. */
  readonly fewestPeople: number;
  /** The tolerance: the live version's count times `timesLive`, plus `more`. A candidate within it is neither rolled back nor held up. */
  readonly tolerated: { readonly timesLive: number; readonly more: number };
  /** `reference` is what live went through before: what is slow is read off it. Null where it is too little for that. */
  counts(figures: VersionFigures, reference: VersionFigures): Counts | null;
  /** Such as "crashed in 7 of 143 views". */
  words(counts: Counts): string;
}

/** Loads of the live version before it is known what is slow. */
const LOADS_FOR_REFERENCE = 40;
const number = (count: number) => count.toLocaleString('en-GB');

/** The class whose bound about three quarters of the live version's loads stay below. Null when the classes do not say. */
function slowFrom(reference: VersionFigures): number | null {
  const bound = loadTimeAt(reference, 0.75);
  if (reference.loads < LOADS_FOR_REFERENCE || bound === null || !Number.isFinite(bound)) return null;
  return LOAD_TIME_BOUNDS_MS.indexOf(bound) + 1;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Together 1.8 per cent: below 1 in 50. */
export const MEASURES: readonly Measure[] = [
  {
    name: 'crashes',
    falseAlarms: 0.008,
    ratios: [4, 12, 40],
    weight: 1,
    fewestPeople: 0,
    tolerated: { timesLive: 2, more: 0.002 },
    counts: ({ crashes, views }) => ({ events: crashes, of: views }),
    words: ({ events, of }) => `crashed in ${number(events)} of ${number(of)} views`,
  },
  {
    name: 'failures',
    falseAlarms: 0.004,
    ratios: [4, 12, 40],
    weight: 1,
    fewestPeople: 0,
    tolerated: { timesLive: 2, more: 0.005 },
    counts: (figures) => ({ events: failuresOf(figures), of: figures.loads + failuresOf(figures) }),
    words: ({ events, of }) => `was not available ${number(events)} of ${number(of)} times`,
  },
  {
    name: 'slow loads',
    falseAlarms: 0.003,
    ratios: [2.5],
    weight: 0.5,
    fewestPeople: 10,
    tolerated: { timesLive: 1.5, more: 0.05 },
    counts: ({ loads, loadTimes }, reference) => {
      const from = slowFrom(reference);
      return from === null ? null : { events: sum(loadTimes.slice(from)), of: loads };
    },
    words: ({ events, of }) => `was slow to load ${number(events)} of ${number(of)} times`,
  },
  {
    name: 'slow interactions',
    falseAlarms: 0.003,
    ratios: [4, 10],
    weight: 0.1,
    fewestPeople: 10,
    tolerated: { timesLive: 2, more: 0.05 },
    counts: ({ slowInteractions, views }) => ({ events: slowInteractions, of: views }),
    words: ({ events, of }) => `had ${number(events)} slow interactions in ${number(of)} views`,
  },
];

const rateOf = ({ events, of }: Counts): number => (of === 0 ? 0 : events / of);

/** Whether something happens to a candidate so often that it matters, next to the live version. */
export const isWorse = ({ tolerated }: Measure, candidate: Counts, live: Counts): boolean =>
  rateOf(candidate) > rateOf(live) * tolerated.timesLive + tolerated.more;
