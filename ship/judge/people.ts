import { type FiguresRecord, LOAD_TIME_BOUNDS_MS, NO_FIGURES, type VersionFigures } from '@arena/shared/contract/telemetry';

// Counts by person, so that a few people can't decide. Of each count by itself, the people who have the most of it are left out. While no
// more people lie than are left out, the rest never exceeds what all honest people counted: invented crashes and invented views are the
// first to go. What goes wrong with the live version is rare, and would vanish that way: there these people count as much as the next one,
// or once.

/** The minimum before the judge decides. */
export interface CanaryRules {
  /** People who have used the candidate; all who are at work, where they are fewer, and never fewer than two. */
  readonly people: number;
  /** How long each share lasts at least. */
  readonly minutes: number;
}
export const CANARY_RULES: CanaryRules = { people: 5, minutes: 5 };
export const FEWEST_PEOPLE = 2;
const neededPeople = (rules: CanaryRules, active: number): number => Math.max(FEWEST_PEOPLE, Math.min(rules.people, active));
/** A minority: two of five. */
const leftOutOf = (needed: number): number => Math.max(1, Math.floor((needed - 1) / 2));
const LOAD_TIMES = [...LOAD_TIME_BOUNDS_MS, Infinity].map((_, index) => `load ${index}`);
const FAILURE = 'failure ';

class Tally {
  readonly #byPerson = new Map<string, number>();
  /** The people with the highest counts, the highest first. Counts only grow, so the others needn't be sorted. */
  readonly #highest: string[] = [];
  #sum = 0;

  constructor(private readonly most: number) {}

  add(person: string, count: number): void {
    const now = this.#of(person) + count;
    this.#sum += count;
    this.#byPerson.set(person, now);
    const lowest = this.#highest[this.most - 1];
    if (lowest !== undefined && lowest !== person && now <= this.#of(lowest)) return;
    if (!this.#highest.includes(person)) this.#highest.push(person);
    this.#highest.sort((a, b) => this.#of(b) - this.#of(a)).splice(this.most);
  }

  without(people: number): number {
    return this.#highest.slice(0, people).reduce((sum, person) => sum - this.#of(person), this.#sum);
  }

  clipped(people: number): number {
    const most = Math.max(1, this.#of(this.#highest[people] ?? ''));
    return this.#highest.slice(0, people).reduce((sum, person) => sum + Math.min(most, this.#of(person)), this.without(people));
  }

  #of(person: string): number {
    return this.#byPerson.get(person) ?? 0;
  }
}

/** What the people of one cohort went through with one version. */
export class PeopleFigures {
  readonly people = new Set<string>();
  readonly #tallies = new Map<string, Tally>();
  readonly #mostSorted: number;

  constructor(rules: CanaryRules) {
    this.#mostSorted = leftOutOf(rules.people) + 1;
  }

  add(person: string, { views, crashes, slowInteractions, loadTimes, failures }: VersionFigures): void {
    // Without a candidate records name no person: all of them count as one person, who isn't counted as a person at work.
    if (person !== '') this.people.add(person);
    this.#count(person, 'views', views);
    this.#count(person, 'crashes', crashes);
    this.#count(person, 'slowInteractions', slowInteractions);
    for (const [index, name] of LOAD_TIMES.entries()) this.#count(person, name, loadTimes[index] ?? 0);
    for (const code in failures) this.#count(person, FAILURE + code, failures[code] ?? 0);
  }

  /** The sums without this number of people: for each count, those with the highest values. */
  without(people: number): VersionFigures {
    return this.#figures((tally) => tally.without(people));
  }

  /** The same, and yet with their part in what went wrong: as much of it as the next one has, or once. */
  clipped(people: number): VersionFigures {
    const { crashes, failures, slowInteractions } = this.#figures((tally) => tally.clipped(people));
    return { ...this.without(people), crashes, failures, slowInteractions };
  }

  #figures(sumOf: (tally: Tally) => number): VersionFigures {
    const of = (name: string) => {
      const tally = this.#tallies.get(name);
      return tally === undefined ? 0 : sumOf(tally);
    };
    const loadTimes = LOAD_TIMES.map(of);
    const codes = [...this.#tallies.keys()].filter((name) => name.startsWith(FAILURE));
    return {
      ...{ ...NO_FIGURES, views: of('views'), crashes: of('crashes'), slowInteractions: of('slowInteractions'), loadTimes },
      loads: loadTimes.reduce((sum, count) => sum + count, 0),
      failures: Object.fromEntries(codes.map((name) => [name.slice(FAILURE.length), of(name)])),
    };
  }

  #count(person: string, name: string, count: number): void {
    if (count === 0) return;
    const tally = this.#tallies.get(name) ?? new Tally(this.#mostSorted);
    this.#tallies.set(name, tally);
    tally.add(person, count);
  }
}

/** The records of the minutes that begin at `from` or later, and before `to`. */
export type FiguresSource = (from: Date, to: Date) => Promise<readonly FiguresRecord[]>;

/** What the candidate and the live version went through over the same time, since the share began. */
export interface Figures {
  /** Without `leftOut` people. */
  readonly candidate: VersionFigures;
  /** The same, with a part in what went wrong. */
  readonly live: VersionFigures;
  /** Without one person alone. */
  readonly candidateWithoutOne: VersionFigures;
  readonly leftOut: number;
  readonly people: {
    /** The users of the candidate. */
    readonly candidate: number;
    readonly needed: number;
  };
}

/** People who use either version, as far as it matters. */
function activeOf({ people: some }: PeopleFigures, { people: others }: PeopleFigures, most: number): number {
  let active = some.size;
  for (const person of others) {
    if (active >= most) break;
    if (!some.has(person)) active += 1;
  }
  return active;
}

export function figuresOf(candidate: PeopleFigures, live: PeopleFigures, rules: CanaryRules): Figures {
  const needed = neededPeople(rules, activeOf(candidate, live, rules.people));
  const leftOut = leftOutOf(needed);
  return {
    ...{ candidate: candidate.without(leftOut), live: live.clipped(leftOut), candidateWithoutOne: candidate.without(1), leftOut },
    people: { candidate: candidate.people.size, needed },
  };
}

export function peopleIn(
  records: readonly FiguresRecord[],
  { section, version, cohort }: Pick<FiguresRecord, 'section' | 'version' | 'cohort'>,
  rules: CanaryRules,
): PeopleFigures {
  const people = new PeopleFigures(rules);
  for (const record of records)
    if (record.section === section && record.version === version && record.cohort === cohort)
      people.add(record.person ?? '', record.figures);
  return people;
}
