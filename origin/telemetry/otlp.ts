import { LOAD_TIME_BOUNDS_MS, type TelemetryReport, type VersionReport } from '@arena/shared/contract/telemetry';

const attributesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));
const nanos = (ms: number) => `${ms}000000`;

/** A report as the two bodies of OpenTelemetry's protocol over HTTP (OTLP 1.x): metrics as delta sums, and logs. Null for an empty one. */
export function otlpOf({ role, from, to, versions }: Omit<TelemetryReport, 'ticket'>) {
  const at = ({ section, version, cohort }: VersionReport, more: Readonly<Record<string, string>> = {}) => ({
    attributes: attributesOf({ 'arena.section': section, 'arena.version': version, 'arena.cohort': cohort, ...more }),
    timeUnixNano: nanos(to),
  });
  const point = (one: VersionReport, more: Readonly<Record<string, string>> = {}) => ({ ...at(one, more), startTimeUnixNano: nanos(from) });
  const sum = (name: string, unit: string, dataPoints: readonly object[]) => ({
    ...{ name: `arena.section.${name}`, unit, dataPoints },
    sum: { aggregationTemporality: 1, isMonotonic: true, dataPoints },
  });
  const count = (name: string, unit: string, member: 'views' | 'crashes' | 'slowInteractions') => {
    const counted = versions.filter(({ figures }) => figures[member] > 0);
    return sum(
      name,
      unit,
      counted.map((one) => ({ ...point(one), asInt: `${one.figures[member]}` })),
    );
  };
  const countByName = (name: string, unit: string, member: 'failures' | 'failedCalls', key: string) => {
    const points = versions.flatMap((one) =>
      Object.entries(one.figures[member]).map(([value, times]) => ({ ...point(one, { [key]: value }), asInt: `${times}` })),
    );
    return sum(name, unit, points);
  };
  const loads = versions
    .filter(({ figures }) => figures.loads > 0)
    .map((one) => ({
      ...point(one),
      count: `${one.figures.loads}`,
      bucketCounts: one.figures.loadTimes.map(String),
      explicitBounds: LOAD_TIME_BOUNDS_MS,
    }));
  const metrics = [
    { name: 'arena.section.load_time', unit: 'ms', dataPoints: loads, histogram: { aggregationTemporality: 1, dataPoints: loads } },
    count('views', '{view}', 'views'),
    count('crashes', '{crash}', 'crashes'),
    count('slow_interactions', '{interaction}', 'slowInteractions'),
    countByName('failures', '{failure}', 'failures', 'arena.code'),
    countByName('failed_calls', '{call}', 'failedCalls', 'arena.kind'),
  ].flatMap(({ dataPoints, ...metric }) => (dataPoints.length === 0 ? [] : [metric]));

  const log = (event: 'crash' | 'failure', one: VersionReport, more: Readonly<Record<string, string>>) => ({
    ...at(one, more),
    ...{ eventName: `arena.section.${event}`, severityNumber: 17, severityText: 'ERROR' },
  });
  const logRecords = versions.flatMap((one) => [
    ...one.crashes.map(({ type, frames }) => log('crash', one, { 'exception.type': type, 'exception.stacktrace': frames.join('\n') })),
    ...Object.keys(one.figures.failures).map((code) => log('failure', one, { 'arena.code': code })),
  ]);

  const resource = { attributes: attributesOf({ 'service.name': 'arena-console', 'arena.role': role }) };
  const scope = { name: 'arena.sections' };
  return {
    metrics: metrics.length === 0 ? null : { resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics }] }] },
    logs: logRecords.length === 0 ? null : { resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords }] }] },
  };
}
