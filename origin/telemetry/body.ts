import { LOAD_TIME_BOUNDS_MS, type TelemetryReport } from '@arena/shared/contract/telemetry';
import * as z from '@arena/shared/contract/zod';

// What is read from a report: known names, counts and codes. Everything else is neither stored nor passed on, so no text that a person has
// written gets through here, except file names of a section's own build.

/** A report is of seconds, not of days. */
const count = z.int().check(z.nonnegative(), z.maximum(1000));
const time = z.int().check(z.nonnegative());
const text = (pattern: RegExp) => z.string().check(z.regex(pattern));
const classes = LOAD_TIME_BOUNDS_MS.length + 1;
const figures = z.object({
  ...{ loads: count, views: count, crashes: count, slowInteractions: count },
  loadTimes: z.array(count).check(z.minLength(classes), z.maxLength(classes)),
  failures: z.record(text(/^S-\d\d$/), count),
  failedCalls: z.record(text(/^(5xx|4xx-4\d\d|offline|timed-out|bad-answer)$/), count),
});
const crash = z.object({
  type: text(/^[A-Za-z]{1,40}$/),
  frames: z.array(text(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)).check(z.maxLength(10)),
});
const report = z.object({
  ticket: z.string().check(z.maxLength(200)),
  role: text(/^ROLE_[A-Z]{1,30}$/),
  ...{ from: time, to: time },
  versions: z
    .array(
      z.object({
        section: text(/^[a-z][a-z0-9_]{0,40}$/),
        version: text(/^\d+\.\d+\.\d+(-[\w.]+)?$/),
        cohort: z.enum(['live', 'candidate']),
        figures,
        crashes: z.array(crash).check(z.maxLength(10)),
      }),
    )
    .check(z.maxLength(100)),
});

export function readBody(body: string): TelemetryReport | null {
  try {
    const read = z.safeParse(report, JSON.parse(body));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
