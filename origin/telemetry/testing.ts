import { LOAD_TIME_BOUNDS_MS, type TelemetryBody, type TelemetryKey } from '@arena/shared/contract';

/** The body of one version, as the shell writes it. */
export function bodyAbout(
  ticket: string,
  section: string,
  version: string,
  counts: { readonly views?: number; readonly crashes?: number } = {},
): TelemetryBody {
  const attributes = Object.entries({ 'arena.section': section, 'arena.version': version, 'arena.cohort': 'candidate' }).map(
    ([key, stringValue]) => ({
      key: key as TelemetryKey,
      value: { stringValue },
    }),
  );
  const at = { attributes, timeUnixNano: '1000000' };
  const point = { ...at, startTimeUnixNano: '0' };
  const delta = { aggregationTemporality: 1, isMonotonic: true } as const;
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'arena-console' } }] } as const;
  const scope = { name: 'arena.sections' } as const;
  const bucketCounts = [...LOAD_TIME_BOUNDS_MS.map(() => '0'), '0'].map((_, index) => (index === 1 ? '1' : '0'));
  return {
    ticket,
    resourceMetrics: [
      {
        resource,
        scopeMetrics: [
          {
            scope,
            metrics: [
              { name: 'arena.section.views', unit: '{view}', sum: { ...delta, dataPoints: [{ ...point, asInt: `${counts.views ?? 1}` }] } },
              {
                name: 'arena.section.crashes',
                unit: '{crash}',
                sum: { ...delta, dataPoints: [{ ...point, asInt: `${counts.crashes ?? 0}` }] },
              },
              {
                name: 'arena.section.failures',
                unit: '{failure}',
                sum: {
                  ...delta,
                  dataPoints: [
                    { ...point, attributes: [...attributes, { key: 'arena.code', value: { stringValue: 'S-01' } }], asInt: '2' },
                  ],
                },
              },
              {
                name: 'arena.section.load_time',
                unit: 'ms',
                histogram: {
                  aggregationTemporality: 1,
                  dataPoints: [{ ...point, count: '1', bucketCounts, explicitBounds: LOAD_TIME_BOUNDS_MS }],
                },
              },
            ],
          },
        ],
      },
    ],
    resourceLogs: [
      {
        resource,
        scopeLogs: [
          {
            scope,
            logRecords: [
              {
                ...at,
                attributes: [
                  ...attributes,
                  { key: 'exception.type', value: { stringValue: 'TypeError' } },
                  { key: 'exception.stacktrace', value: { stringValue: 'own.0123abcd.js:1:2345\nmade-up.js:1:1' } },
                ],
                eventName: 'arena.section.crash',
                severityNumber: 17,
                severityText: 'ERROR',
              },
            ],
          },
        ],
      },
    ],
  };
}
