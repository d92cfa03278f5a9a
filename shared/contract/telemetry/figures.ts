// Counts of what versions of sections went through in browsers: the shell reports them, the origin stores them by the minute, and
// publishing judges a candidate by them. They identify no person.

/** Upper bounds of the load time classes (milliseconds); one more class has longer times. */
export const LOAD_TIME_BOUNDS_MS: readonly number[] = [100, 200, 400, 700, 1000, 1500, 2000, 3000, 5000, 10_000];

export interface VersionFigures {
  /** Times that the section arrived. */
  readonly loads: number;
  /** How many of `loads` took how long, by `LOAD_TIME_BOUNDS_MS`. */
  readonly loadTimes: readonly number[];
  /** Pages and widgets of it that were opened. */
  readonly views: number;
  /** Of `views`, those that crashed while they were drawn or afterwards. */
  readonly crashes: number;
  /** Times that it was not available, by the code that the person saw, such as `S-01`; crashes are not among them. */
  readonly failures: Readonly<Record<string, number>>;
  /** Interactions that took longer than 200 ms until the screen showed it. */
  readonly slowInteractions: number;
  /** Calls of the API that failed, by kind, such as `5xx`, `offline`, `timed-out`. */
  readonly failedCalls: Readonly<Record<string, number>>;
}

/** `candidate`: people in a candidate's share; `live`: everyone else. */
export type Cohort = 'live' | 'candidate';

/** What one version went through in one minute; while its section has a candidate, what one person's browsers report of it. */
export interface FiguresRecord {
  /** The federation name of the section, such as mfe_rooms. */
  readonly section: string;
  readonly version: string;
  readonly cohort: Cohort;
  /** The minute's beginning, ISO 8601, UTC. */
  readonly minute: string;
  /** A pseudonym that differs for each candidate. Left out while the section has no candidate. */
  readonly person?: string;
  readonly figures: VersionFigures;
}

export const NO_FIGURES: VersionFigures = {
  ...{ loads: 0, loadTimes: [...LOAD_TIME_BOUNDS_MS, 0].map(() => 0), views: 0, crashes: 0, slowInteractions: 0 },
  ...{ failures: {}, failedCalls: {} },
};

const addCounts = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) =>
  Object.entries(other).reduce((sum, [name, count]) => ({ ...sum, [name]: (sum[name] ?? 0) + count }), one);

export const addFigures = (one: VersionFigures, other: VersionFigures): VersionFigures => ({
  loads: one.loads + other.loads,
  loadTimes: one.loadTimes.map((count, index) => count + (other.loadTimes[index] ?? 0)),
  views: one.views + other.views,
  crashes: one.crashes + other.crashes,
  slowInteractions: one.slowInteractions + other.slowInteractions,
  failures: addCounts(one.failures, other.failures),
  failedCalls: addCounts(one.failedCalls, other.failedCalls),
});

export function loadTimeClass(milliseconds: number): number {
  const at = LOAD_TIME_BOUNDS_MS.findIndex((bound) => milliseconds <= bound);
  return at < 0 ? LOAD_TIME_BOUNDS_MS.length : at;
}

/** The bound in milliseconds that a share (0.5 for half) of the loads stayed below; null without loads, infinite above the last bound. */
export function loadTimeAt({ loads, loadTimes }: VersionFigures, share: number): number | null {
  if (loads === 0) return null;
  let counted = 0;
  const at = loadTimes.findIndex((count) => (counted += count) >= loads * share);
  return LOAD_TIME_BOUNDS_MS[at] ?? Number.POSITIVE_INFINITY;
}

/** What a version of a section went through in all of some records; with a cohort, only among those people. */
export const sumFigures = (records: readonly FiguresRecord[], section: string, version: string, cohort?: Cohort): VersionFigures =>
  records
    .filter((record) => record.section === section && record.version === version && (cohort === undefined || record.cohort === cohort))
    .reduce((sum, { figures }) => addFigures(sum, figures), NO_FIGURES);

/** Times that it was not available, whatever the code. */
export const failuresOf = ({ failures }: VersionFigures): number => Object.values(failures).reduce((sum, count) => sum + count, 0);

/** Failures and crashes per 1,000 requests for a page or widget; null without requests. */
export function failuresPerThousandViews(figures: VersionFigures): number | null {
  const failed = failuresOf(figures);
  const wanted = figures.views + failed;
  return wanted === 0 ? null : (1000 * (figures.crashes + failed)) / wanted;
}
