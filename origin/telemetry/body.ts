import { LOAD_TIME_BOUNDS_MS, type TelemetryBody } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';

/*
 * What is taken of a body: known names, counts and codes, and the versions that the registry names. Whatever else stands in it is
 * neither kept nor passed on, so nothing that somebody has written gets through here but file names of a section's own build.
 */

/** A point stands for this many at most: a body is of seconds, not of days. */
const COUNT_MOST = 1000;

const text = (pattern: RegExp) => z.object({ stringValue: z.string().check(z.regex(pattern)) });
const attribute = z.union([
  z.object({ key: z.literal('service.name'), value: text(/^arena-console$/) }),
  z.object({ key: z.literal('arena.role'), value: text(/^ROLE_[A-Z]{1,30}$/) }),
  z.object({ key: z.literal('arena.section'), value: text(/^[a-z][a-z0-9_]{0,40}$/) }),
  z.object({ key: z.literal('arena.version'), value: text(/^\d+\.\d+\.\d+(-[\w.]+)?$/) }),
  z.object({ key: z.literal('arena.cohort'), value: text(/^(live|candidate)$/) }),
  z.object({ key: z.literal('arena.code'), value: text(/^S-\d\d$/) }),
  z.object({ key: z.literal('arena.kind'), value: text(/^(5xx|4xx-4\d\d|offline|timed-out|bad-answer)$/) }),
  z.object({ key: z.literal('exception.type'), value: text(/^[A-Za-z]{1,40}$/) }),
  z.object({ key: z.literal('exception.stacktrace'), value: text(/^([\w.-]{1,80}\.js:\d{1,7}:\d{1,7}(\n|$)){0,10}$/) }),
]);
const attributes = z.array(attribute).check(z.maxLength(6));

/** A whole number of OTLP's JSON: as a text. */
const count = z.string().check(
  z.regex(/^\d{1,4}$/),
  z.refine((value) => Number(value) <= COUNT_MOST),
);
const nanos = z.string().check(z.regex(/^\d{1,20}$/));
const at = { attributes, timeUnixNano: nanos };
const point = { ...at, startTimeUnixNano: nanos };
const delta = z.literal(1);

const sum = z.object({
  name: z.enum([
    'arena.section.views',
    'arena.section.crashes',
    'arena.section.failures',
    'arena.section.slow_interactions',
    'arena.section.failed_calls',
  ]),
  unit: z.string().check(z.regex(/^\{[a-z]{1,20}\}$/)),
  sum: z.object({
    aggregationTemporality: delta,
    isMonotonic: z.literal(true),
    dataPoints: z.array(z.object({ ...point, asInt: count })).check(z.maxLength(100)),
  }),
});
const histogram = z.object({
  name: z.literal('arena.section.load_time'),
  unit: z.literal('ms'),
  histogram: z.object({
    aggregationTemporality: delta,
    dataPoints: z
      .array(
        z.object({
          ...point,
          count,
          bucketCounts: z.array(count).check(z.minLength(LOAD_TIME_BOUNDS_MS.length + 1), z.maxLength(LOAD_TIME_BOUNDS_MS.length + 1)),
          explicitBounds: z.array(z.number()).check(z.refine((bounds) => `${bounds}` === `${LOAD_TIME_BOUNDS_MS}`)),
        }),
      )
      .check(z.maxLength(100)),
  }),
});

const resource = z.object({ attributes });
const scope = z.object({ name: z.literal('arena.sections') });
const telemetryBody = z.object({
  ticket: z.string().check(z.maxLength(200)),
  resourceMetrics: z
    .array(
      z.object({
        resource,
        scopeMetrics: z
          .array(z.object({ scope, metrics: z.array(z.union([sum, histogram])).check(z.maxLength(12)) }))
          .check(z.maxLength(4)),
      }),
    )
    .check(z.maxLength(4)),
  resourceLogs: z
    .array(
      z.object({
        resource,
        scopeLogs: z
          .array(
            z.object({
              scope,
              logRecords: z
                .array(
                  z.object({
                    ...at,
                    eventName: z.enum(['arena.section.crash', 'arena.section.failure']),
                    severityNumber: z.literal(17),
                    severityText: z.literal('ERROR'),
                  }),
                )
                .check(z.maxLength(100)),
            }),
          )
          .check(z.maxLength(4)),
      }),
    )
    .check(z.maxLength(4)),
});

/** The body as it is read; null for anything else. */
export function readBody(text: string): TelemetryBody | null {
  try {
    const read = z.safeParse(telemetryBody, JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
