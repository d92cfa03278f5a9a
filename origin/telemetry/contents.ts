import { type Cohort, NO_FIGURES, type TelemetryBody, type VersionFigures } from '@arena/shared/contract';

/** The version that a point or a record is about. */
export interface Subject {
  readonly section: string;
  readonly version: string;
  readonly cohort: Cohort;
}

type Attributes = TelemetryBody['resourceLogs'][number]['resource']['attributes'];

const valueOf = (list: Attributes, wanted: Attributes[number]['key']) => list.find(({ key }) => key === wanted)?.value.stringValue;

function subjectOf(list: Attributes): Subject | null {
  const [section, version, cohort] = [valueOf(list, 'arena.section'), valueOf(list, 'arena.version'), valueOf(list, 'arena.cohort')];
  return section === undefined || version === undefined ? null : { section, version, cohort: cohort === 'candidate' ? cohort : 'live' };
}

/** The same body without what is about versions that are not `named`. */
export function onlyNamed(body: TelemetryBody, named: (subject: Subject) => boolean): TelemetryBody {
  const isNamed = ({ attributes: list }: { readonly attributes: Attributes }) => {
    const subject = subjectOf(list);
    return subject !== null && named(subject);
  };
  return {
    ...body,
    resourceMetrics: body.resourceMetrics.map(({ scopeMetrics, ...of }) => ({
      ...of,
      scopeMetrics: scopeMetrics.map((one) => ({
        ...one,
        metrics: one.metrics.map((metric) =>
          'sum' in metric
            ? { ...metric, sum: { ...metric.sum, dataPoints: metric.sum.dataPoints.filter(isNamed) } }
            : { ...metric, histogram: { ...metric.histogram, dataPoints: metric.histogram.dataPoints.filter(isNamed) } },
        ),
      })),
    })),
    resourceLogs: body.resourceLogs.map(({ scopeLogs, ...of }) => ({
      ...of,
      scopeLogs: scopeLogs.map((one) => ({ ...one, logRecords: one.logRecords.filter(isNamed) })),
    })),
  };
}

/** What is added to the figures of a version. */
export interface Amount extends Subject {
  readonly figures: VersionFigures;
}

const COUNTERS = {
  'arena.section.views': 'views',
  'arena.section.crashes': 'crashes',
  'arena.section.slow_interactions': 'slowInteractions',
} as const;
const BY_NAME = {
  'arena.section.failures': ['failures', 'arena.code'],
  'arena.section.failed_calls': ['failedCalls', 'arena.kind'],
} as const;

function figuresOf(name: string, list: Attributes, counted: number): Partial<VersionFigures> {
  if (name in COUNTERS) return { [COUNTERS[name as keyof typeof COUNTERS]]: counted };
  if (!(name in BY_NAME)) return {};
  const [member, key] = BY_NAME[name as keyof typeof BY_NAME];
  const of = valueOf(list, key);
  return of === undefined ? {} : { [member]: { [of]: counted } };
}

/** The figures in a body, point by point. */
export function amountsIn({ resourceMetrics }: TelemetryBody): readonly Amount[] {
  const amount = (list: Attributes, figures: Partial<VersionFigures>): Amount[] => {
    const subject = subjectOf(list);
    return subject === null ? [] : [{ ...subject, figures: { ...NO_FIGURES, ...figures } }];
  };
  return resourceMetrics
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
    .flatMap((metric) =>
      'sum' in metric
        ? metric.sum.dataPoints.flatMap((one) => amount(one.attributes, figuresOf(metric.name, one.attributes, Number(one.asInt))))
        : metric.histogram.dataPoints.flatMap((one) => {
            const loadTimes = one.bucketCounts.map(Number);
            return amount(one.attributes, { loads: loadTimes.reduce((all, some) => all + some, 0), loadTimes });
          }),
    );
}

export interface CrashSeen extends Subject {
  readonly type: string;
  readonly frames: readonly string[];
}

/** The stacks of the crashes in a body. */
export const crashesIn = ({ resourceLogs }: TelemetryBody): readonly CrashSeen[] =>
  resourceLogs
    .flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords))
    .flatMap(({ eventName, attributes: list }) => {
      const subject = subjectOf(list);
      if (subject === null || eventName !== 'arena.section.crash') return [];
      const frames = (valueOf(list, 'exception.stacktrace') ?? '').split('\n').filter((frame) => frame !== '');
      return [{ ...subject, type: valueOf(list, 'exception.type') ?? 'Error', frames }];
    });
