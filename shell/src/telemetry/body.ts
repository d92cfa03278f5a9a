import {
  LOAD_TIME_BOUNDS_MS,
  type TelemetryAttribute,
  type TelemetryBody,
  type TelemetryHistogram,
  type TelemetryKey,
  type TelemetryLog,
  type TelemetryMetric,
  type TelemetrySum,
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

/** One body of OTLP over HTTP as JSON, logs and metrics in one. */
export function bodyOf(counted: readonly Counted[], { ticket, role, from, to }: Span): TelemetryBody {
  const resource = { attributes: [attribute('service.name', 'arena-console'), attribute('arena.role', role)] };
  const scope = { name: 'arena.sections' } as const;
  const timeUnixNano = nanos(to);
  const of = ({ name, version, cohort }: Counted, ...more: readonly TelemetryAttribute[]) => ({
    attributes: [attribute('arena.section', name), attribute('arena.version', version), attribute('arena.cohort', cohort), ...more],
    timeUnixNano,
  });

  type Amount = readonly [counted: Counted, count: number, ...more: TelemetryAttribute[]];
  const sum = (name: TelemetryMetric, unit: string, amounts: readonly Amount[]): TelemetrySum[] => {
    const some = amounts.filter(([, count]) => count > 0);
    const dataPoints = some.map(([one, count, ...more]) => ({ ...of(one, ...more), startTimeUnixNano: nanos(from), asInt: `${count}` }));
    return some.length === 0 ? [] : [{ name, unit, sum: { aggregationTemporality: 1, isMonotonic: true, dataPoints } }];
  };
  const byName = (key: TelemetryKey, counts: (one: Counted) => Readonly<Record<string, number>>): Amount[] =>
    counted.flatMap((one) => Object.entries(counts(one)).map(([name, count]): Amount => [one, count, attribute(key, name)]));

  const loaded = counted.filter(({ figures }) => figures.loads > 0);
  const loadTime: TelemetryHistogram = {
    name: 'arena.section.load_time',
    unit: 'ms',
    histogram: {
      aggregationTemporality: 1,
      dataPoints: loaded.map((one) => ({
        ...of(one),
        startTimeUnixNano: nanos(from),
        count: `${one.figures.loads}`,
        bucketCounts: one.figures.loadTimes.map(String),
        explicitBounds: LOAD_TIME_BOUNDS_MS,
      })),
    },
  };
  const metrics = [
    ...(loaded.length === 0 ? [] : [loadTime]),
    ...sum(
      'arena.section.views',
      '{view}',
      counted.map((one) => [one, one.figures.views]),
    ),
    ...sum(
      'arena.section.crashes',
      '{crash}',
      counted.map((one) => [one, one.figures.crashes]),
    ),
    ...sum(
      'arena.section.slow_interactions',
      '{interaction}',
      counted.map((one) => [one, one.figures.slowInteractions]),
    ),
    ...sum(
      'arena.section.failures',
      '{failure}',
      byName('arena.code', ({ figures }) => figures.failures),
    ),
    ...sum(
      'arena.section.failed_calls',
      '{call}',
      byName('arena.kind', ({ figures }) => figures.failedCalls),
    ),
  ];

  const log = (eventName: TelemetryLog, one: Counted, ...more: readonly TelemetryAttribute[]) =>
    ({ ...of(one, ...more), eventName, severityNumber: 17, severityText: 'ERROR' }) as const;
  const logRecords = counted.flatMap((one) => [
    ...one.crashes.map(({ type, frames }) =>
      log('arena.section.crash', one, attribute('exception.type', type), attribute('exception.stacktrace', frames.join('\n'))),
    ),
    ...Object.keys(one.figures.failures).map((code) => log('arena.section.failure', one, attribute('arena.code', code))),
  ]);
  return {
    ticket,
    resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics }] }],
    resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords }] }],
  };
}
