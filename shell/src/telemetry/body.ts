import {
  LOAD_TIME_BOUNDS_MS,
  type TelemetryAttribute,
  type TelemetryBody,
  type TelemetryHistogram,
  type TelemetryKey,
  type TelemetryLog,
  type TelemetryLogRecord,
  type TelemetryMetric,
  type TelemetrySum,
  type VersionFigures,
} from '@arena/shared/contract';
import type { Counted } from './counts';

/** Where and when it was counted. */
export interface Span {
  readonly ticket: string;
  readonly role: string;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
}

const attribute = (key: TelemetryKey, stringValue: string): TelemetryAttribute => ({ key, value: { stringValue } });
const nanos = (ms: number) => `${Math.round(ms)}000000`;

const at = (to: number, { name, version, cohort }: Counted, ...more: readonly TelemetryAttribute[]) => ({
  attributes: [attribute('arena.section', name), attribute('arena.version', version), attribute('arena.cohort', cohort), ...more],
  timeUnixNano: nanos(to),
});

function loadTimes(counted: readonly Counted[], { from, to }: Span): TelemetryHistogram[] {
  const loaded = counted.filter(({ figures }) => figures.loads > 0);
  const dataPoints = loaded.map((one) => ({
    ...at(to, one),
    startTimeUnixNano: nanos(from),
    count: `${one.figures.loads}`,
    bucketCounts: one.figures.loadTimes.map(String),
    explicitBounds: LOAD_TIME_BOUNDS_MS,
  }));
  return loaded.length === 0 ? [] : [{ name: 'arena.section.load_time', unit: 'ms', histogram: { aggregationTemporality: 1, dataPoints } }];
}

type Amount = readonly [counted: Counted, count: number, ...more: TelemetryAttribute[]];

function sums(counted: readonly Counted[], { from, to }: Span): TelemetrySum[] {
  const sum = (name: TelemetryMetric, unit: string, amounts: readonly Amount[]): TelemetrySum[] => {
    const some = amounts.filter(([, count]) => count > 0);
    const dataPoints = some.map(([one, count, ...more]) => ({
      ...at(to, one, ...more),
      startTimeUnixNano: nanos(from),
      asInt: `${count}`,
    }));
    return some.length === 0 ? [] : [{ name, unit, sum: { aggregationTemporality: 1, isMonotonic: true, dataPoints } }];
  };
  const each = (count: (figures: VersionFigures) => number) => counted.map((one): Amount => [one, count(one.figures)]);
  const byName = (key: TelemetryKey, counts: (figures: VersionFigures) => Readonly<Record<string, number>>) =>
    counted.flatMap((one) => Object.entries(counts(one.figures)).map(([name, count]): Amount => [one, count, attribute(key, name)]));
  return [
    ...sum(
      'arena.section.views',
      '{view}',
      each(({ views }) => views),
    ),
    ...sum(
      'arena.section.crashes',
      '{crash}',
      each(({ crashes }) => crashes),
    ),
    ...sum(
      'arena.section.slow_interactions',
      '{interaction}',
      each(({ slowInteractions }) => slowInteractions),
    ),
    ...sum(
      'arena.section.failures',
      '{failure}',
      byName('arena.code', ({ failures }) => failures),
    ),
    ...sum(
      'arena.section.failed_calls',
      '{call}',
      byName('arena.kind', ({ failedCalls }) => failedCalls),
    ),
  ];
}

function logs(counted: readonly Counted[], { to }: Span): TelemetryLogRecord[] {
  const log = (eventName: TelemetryLog, one: Counted, ...more: readonly TelemetryAttribute[]) =>
    ({ ...at(to, one, ...more), eventName, severityNumber: 17, severityText: 'ERROR' }) as const;
  return counted.flatMap((one) => [
    ...one.crashes.map(({ type, frames }) =>
      log('arena.section.crash', one, attribute('exception.type', type), attribute('exception.stacktrace', frames.join('\n'))),
    ),
    ...Object.keys(one.figures.failures).map((code) => log('arena.section.failure', one, attribute('arena.code', code))),
  ]);
}

/** One body of OTLP over HTTP as JSON, logs and metrics in one. */
export function bodyOf(counted: readonly Counted[], span: Span): TelemetryBody {
  const resource = { attributes: [attribute('service.name', 'arena-console'), attribute('arena.role', span.role)] };
  const scope = { name: 'arena.sections' } as const;
  return {
    ticket: span.ticket,
    resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics: [...loadTimes(counted, span), ...sums(counted, span)] }] }],
    resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords: logs(counted, span) }] }],
  };
}
