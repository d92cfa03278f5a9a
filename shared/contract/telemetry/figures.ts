// Health counts of section versions: the shell reports them, the origin stores them per minute, and publishing compares a candidate by
// them. They identify no user.

/** Upper bounds of the load time buckets in milliseconds; one more bucket takes longer times. */
export const LOAD_TIME_BOUNDS_MS: readonly number[] = [100, 200, 400, 700, 1000, 1500, 2000, 3000, 5000, 10_000];

/** Counts of one section version over a period. */
export interface VersionFigures {
  /** Successful loads of the section's code. */
  readonly loads: number;
  /** `loads` by duration, one count for each bucket of `LOAD_TIME_BOUNDS_MS`. */
  readonly loadTimes: readonly number[];
  /** Opened pages and widgets. */
  readonly views: number;
  /** The `views` that crashed, during the first render or later. */
  readonly crashes: number;
  /** Times that the section was unavailable, without crashes, by the displayed code such as `S-01`. */
  readonly failures: Readonly<Record<string, number>>;
  /** Interactions that took longer than 200 ms to the next paint. */
  readonly slowInteractions: number;
  /** Failed API calls by kind, such as `5xx`, `offline`, `timed-out`. */
  readonly failedCalls: Readonly<Record<string, number>>;
}

/** `candidate`: users within the candidate's share; `live`: all others. */
export type Cohort = 'live' | 'candidate';

/** One version's counts in one minute, or one user's while the section has a candidate. */
export interface FiguresRecord {
  /** The federation name, such as `mfe_rooms`. */
  readonly section: string;
  readonly version: string;
  readonly cohort: Cohort;
  /** Start of the minute, ISO 8601 in UTC. */
  readonly minute: string;
  /** A pseudonym that differs per candidate. Absent while the section has no candidate. */
  readonly person?: string;
  readonly figures: VersionFigures;
}

/** All counts zero. */
export const NO_FIGURES: VersionFigures = {
  ...{ loads: 0, loadTimes: [...LOAD_TIME_BOUNDS_MS, 0].map(() => 0), views: 0, crashes: 0, slowInteractions: 0 },
  ...{ failures: {}, failedCalls: {} },
};

const addCounts = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) =>
  Object.entries(other).reduce((sum, [name, count]) => ({ ...sum, [name]: (sum[name] ?? 0) + count }), one);

/** Adds all counts of two periods. */
export const addFigures = (one: VersionFigures, other: VersionFigures): VersionFigures => ({
  loads: one.loads + other.loads,
  loadTimes: one.loadTimes.map((count, index) => count + (other.loadTimes[index] ?? 0)),
  views: one.views + other.views,
  crashes: one.crashes + other.crashes,
  slowInteractions: one.slowInteractions + other.slowInteractions,
  failures: addCounts(one.failures, other.failures),
  failedCalls: addCounts(one.failedCalls, other.failedCalls),
});

/** The index of the load time bucket, see `LOAD_TIME_BOUNDS_MS`. */
export function loadTimeClass(milliseconds: number): number {
  const at = LOAD_TIME_BOUNDS_MS.findIndex((bound) => milliseconds <= bound);
  return at < 0 ? LOAD_TIME_BOUNDS_MS.length : at;
}

/**
 * The upper bound in milliseconds of a load time percentile: null without loads, `Infinity` above the last bound.
 * @param share - The percentile from 0 to 1; 0.5 is the median.
 */
export function loadTimeAt({ loads, loadTimes }: VersionFigures, share: number): number | null {
  if (loads === 0) return null;
  let counted = 0;
  const at = loadTimes.findIndex((count) => (counted += count) >= loads * share);
  return LOAD_TIME_BOUNDS_MS[at] ?? Number.POSITIVE_INFINITY;
}

/** Sums one version's counts over records, optionally of one cohort only. */
export const sumFigures = (records: readonly FiguresRecord[], section: string, version: string, cohort?: Cohort): VersionFigures =>
  records
    .filter((record) => record.section === section && record.version === version && (cohort === undefined || record.cohort === cohort))
    .reduce((sum, { figures }) => addFigures(sum, figures), NO_FIGURES);

/** The failures with any code. */
export const failuresOf = ({ failures }: VersionFigures): number => Object.values(failures).reduce((sum, count) => sum + count, 0);

/** Failures and crashes per 1,000 attempts to open a page or widget; null without any. */
export function failuresPerThousandViews(figures: VersionFigures): number | null {
  const failed = failuresOf(figures);
  const wanted = figures.views + failed;
  return wanted === 0 ? null : (1000 * (figures.crashes + failed)) / wanted;
}
