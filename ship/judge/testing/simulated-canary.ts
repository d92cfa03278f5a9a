import { loadTimeClass, NO_FIGURES, type VersionFigures } from '@arena/shared/contract/telemetry';
import { atShare, beginJudging, type Judged, look, nextShare } from '../judge.ts';
import { CANARY_RULES, figuresOf, PeopleFigures } from '../people.ts';

/* A canary as people would go through it, by chance: for `npm test -- judge`, and in its short form for the tests. */

export type Kind = 'good' | 'slow' | 'sluggish' | 'crashing' | 'late-crashing' | 'not loading' | 'outage';
export const KINDS: readonly Kind[] = ['good', 'slow', 'sluggish', 'crashing', 'late-crashing', 'not loading', 'outage'];

export interface Outcome {
  readonly end: 'rolled back' | 'at 100 %' | 'undecided';
  /** Views of the candidate until then, where it is bad from a certain view on: since that. */
  readonly views: number;
  readonly why: string;
}

export interface Simulated {
  readonly kind: Kind;
  readonly seed: number;
  /** Crashes of a good version in a view. */
  readonly crashRate?: number;
  readonly share?: number;
  /** The view of the candidate at which a late fault begins. */
  readonly begins?: number;
  /** Honest people; two thousand when left out. */
  readonly people?: number;
  readonly forgers?: Forgers;
}

/** Administrators who send invented figures of both versions, as fast as they like. */
interface Forgers {
  readonly count: number;
  /**
   * `crashes` of the candidate, to have it rolled back; good `views` of it, and crashes of the live version, to promote it for every user.
   */
  readonly invent: 'crashes' | 'views';
}

// Looked up once: in a test's own global scope that takes longer than the calculation.
const { cos, exp, floor, imul, log, sqrt } = Math;

const PEOPLE = 2000;
/** One person in twenty has a slow phone or network. */
const SLOW_DEVICES = 0.05;
const VIEWS_PER_LOOK = 30;
/** After so many looks it counts as undecided. */
const LOOKS = 1500;
const LOAD_MEDIAN_MS = 350;
const INTERACTIONS_PER_VIEW = 5;

/** mulberry32: the same numbers for the same seed, on every machine. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Rates {
  readonly crash: number;
  readonly failure: number;
  readonly loadTimes: number;
  readonly slowInteraction: number;
}

interface Person {
  readonly name: string;
  readonly place: number;
  readonly hasSlowDevice: boolean;
}

type Counted = { -readonly [Name in keyof VersionFigures]: VersionFigures[Name] } & { loadTimes: number[]; failures: { 'S-01': number } };
const nothing = (): Counted => ({ ...NO_FIGURES, loadTimes: [...NO_FIGURES.loadTimes], failures: { 'S-01': 0 } });

/** One person opens a page of the section. */
function open(counted: Counted, { hasSlowDevice }: Person, rates: Rates, random: () => number): void {
  if (random() < 0.4) {
    if (random() < rates.failure) {
      counted.failures['S-01'] += 1;
      return;
    }
    const spread = sqrt(-2 * log(1 - random())) * cos(2 * Math.PI * random());
    const time = LOAD_MEDIAN_MS * rates.loadTimes * (hasSlowDevice ? 3 : 1) * exp(0.6 * spread);
    counted.loads += 1;
    const at = loadTimeClass(time);
    counted.loadTimes[at] = (counted.loadTimes[at] ?? 0) + 1;
  }
  counted.views += 1;
  if (random() < rates.crash) counted.crashes += 1;
  const slow = rates.slowInteraction * (hasSlowDevice ? 6 : 1);
  for (let left = INTERACTIONS_PER_VIEW; left > 0; left -= 1) if (random() < slow) counted.slowInteractions += 1;
}

interface Both {
  readonly candidate: Rates;
  readonly live: Rates;
}

/** How it goes at first, and from when on otherwise: views of the candidate. */
interface Course {
  readonly first: Both;
  readonly other: Both;
  readonly from: number;
  readonly to: number;
}

function courseOf({ kind, crashRate = 0.001, begins = 300 }: Simulated): Course {
  const good: Rates = { crash: crashRate, failure: 0.002, loadTimes: 1, slowInteraction: 0.01 };
  const faults: Readonly<Record<Kind, Partial<Rates>>> = {
    good: {},
    slow: { loadTimes: 2 },
    sluggish: { slowInteraction: 0.1 },
    crashing: { crash: 0.05 },
    'late-crashing': { crash: 0.05 },
    'not loading': { failure: 0.2 },
    // The backend is away for some time: it hits both alike.
    outage: { crash: 0.3, failure: 0.2, loadTimes: 3 },
  };
  const bad = { ...good, ...faults[kind] };
  const first = { candidate: good, live: good };
  if (kind === 'outage') return { first, other: { candidate: bad, live: bad }, from: 150, to: 350 };
  return { first, other: { candidate: bad, live: good }, from: kind === 'late-crashing' ? begins : 0, to: Infinity };
}

const FORGED: VersionFigures = {
  ...{ ...NO_FIGURES, views: 200, loads: 80 },
  loadTimes: NO_FIGURES.loadTimes.map((_, index) => (index === 1 ? 80 : 0)),
};
const FORGED_FAULTS: VersionFigures = { ...FORGED, crashes: 200, failures: { 'S-01': 50 }, slowInteractions: 200 };

/** Forgers write into both cohorts. */
function forge({ count, invent }: Forgers, candidate: PeopleFigures, live: PeopleFigures): void {
  for (let forger = 0; forger < count; forger += 1) {
    candidate.add(`forger ${forger}`, invent === 'crashes' ? FORGED_FAULTS : FORGED);
    live.add(`forger ${forger}`, invent === 'crashes' ? FORGED : FORGED_FAULTS);
  }
}

/** Of a few people each share has its part of them; of many about that. */
const placesOf = (count: number, random: () => number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (count === PEOPLE ? random() * 100 : (100 * (index + 0.5)) / count));

/** Follows one canary to its end. */
function simulate(run: Simulated): Outcome {
  const random = chance(run.seed);
  const people = placesOf(run.people ?? PEOPLE, random).map((place, index): Person => ({
    name: `person ${index}`,
    place,
    hasSlowDevice: random() < SLOW_DEVICES,
  }));
  const { first, other, from, to } = courseOf(run);
  const begins = run.kind === 'late-crashing' ? from : 0;
  let judged: Judged = beginJudging(run.share ?? 5);
  const [candidate, live] = [new PeopleFigures(CANARY_RULES), new PeopleFigures(CANARY_RULES)];
  let [seen, minutes] = [0, 0];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    // Some looks see many views, some none.
    for (let left = floor(random() * 2 * VIEWS_PER_LOOK); left > 0; left -= 1) {
      const person = people[floor(random() * people.length)] as Person;
      const rates = seen >= from && seen < to ? other : first;
      const opened = nothing();
      const hasCandidate = person.place < judged.share;
      open(opened, person, hasCandidate ? rates.candidate : rates.live, random);
      (hasCandidate ? candidate : live).add(person.name, opened);
      if (hasCandidate) seen += opened.views;
    }
    if (run.forgers !== undefined) forge(run.forgers, candidate, live);
    minutes += 1;
    const next = look(judged, figuresOf(candidate, live, CANARY_RULES), minutes);
    const { action, why } = next.verdict;
    const views = seen - begins;
    if (action === 'roll back') return { end: 'rolled back', views, why };
    judged = action === 'widen' ? atShare(next.judged, nextShare(judged.share)) : next.judged;
    if (action === 'widen') minutes = 0;
    if (judged.share === 100) return { end: 'at 100 %', views, why };
  }
  return { end: 'undecided', views: seen - begins, why: '' };
}

/** The value that a share of the runs stayed at or below. */
export const quantile = (values: readonly number[], share: number): number | null =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? null;

/** Runs of one kind, each with a seed of its own. */
export const simulateRuns = (runs: number, run: Omit<Simulated, 'seed'>): readonly Outcome[] =>
  Array.from({ length: runs }, (_, index) => simulate({ ...run, seed: 1 + index * 7919 }));
