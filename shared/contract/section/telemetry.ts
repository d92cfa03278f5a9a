import type { Cohort } from './figures';

/*
 * What the shell sends to `/-/telemetry` of its origin: the JSON of OpenTelemetry's protocol over HTTP (OTLP 1.x), metrics and logs in
 * one body, and the ticket of the sign-in beside them. Types alone: nothing of it stands in a program that does not use it.
 */

/** Counts since the last body (delta temporality). `arena.section.load_time` is a histogram in milliseconds. */
export type TelemetryMetric =
  | 'arena.section.load_time'
  | 'arena.section.views'
  | 'arena.section.crashes'
  | 'arena.section.failures'
  | 'arena.section.slow_interactions'
  | 'arena.section.failed_calls';

export type TelemetryLog = 'arena.section.crash' | 'arena.section.failure';

export type TelemetryKey =
  | 'service.name'
  | 'arena.role'
  | 'arena.section'
  | 'arena.version'
  | 'arena.cohort'
  /** Of a failure: `S-01`. */
  | 'arena.code'
  /** Of a failed call: `5xx`, `offline`. */
  | 'arena.kind'
  | 'exception.type'
  /** Files of the section alone, a frame a line: `section.1a2b3c4d.js:1:2345`. */
  | 'exception.stacktrace';

export interface TelemetryAttribute {
  readonly key: TelemetryKey;
  readonly value: { readonly stringValue: string };
}

interface At {
  readonly attributes: readonly TelemetryAttribute[];
  readonly timeUnixNano: string;
}

export interface TelemetrySum {
  readonly name: TelemetryMetric;
  readonly unit: string;
  readonly sum: {
    readonly aggregationTemporality: 1;
    readonly isMonotonic: true;
    readonly dataPoints: readonly (At & { readonly startTimeUnixNano: string; readonly asInt: string })[];
  };
}

export interface TelemetryHistogram {
  readonly name: TelemetryMetric;
  readonly unit: string;
  readonly histogram: {
    readonly aggregationTemporality: 1;
    readonly dataPoints: readonly (At & {
      readonly startTimeUnixNano: string;
      readonly count: string;
      readonly bucketCounts: readonly string[];
      readonly explicitBounds: readonly number[];
    })[];
  };
}

export interface TelemetryLogRecord extends At {
  readonly eventName: TelemetryLog;
  readonly severityNumber: 17;
  readonly severityText: 'ERROR';
}

interface Resource {
  readonly attributes: readonly TelemetryAttribute[];
}

interface Scope {
  readonly name: 'arena.sections';
}

export interface TelemetryBody {
  readonly ticket: string;
  readonly resourceMetrics: readonly {
    readonly resource: Resource;
    readonly scopeMetrics: readonly { readonly scope: Scope; readonly metrics: readonly (TelemetrySum | TelemetryHistogram)[] }[];
  }[];
  readonly resourceLogs: readonly {
    readonly resource: Resource;
    readonly scopeLogs: readonly { readonly scope: Scope; readonly logRecords: readonly TelemetryLogRecord[] }[];
  }[];
}

/** What `POST /-/telemetry/ticket` answers to an administrator. */
export interface TelemetryTicket {
  readonly ticket: string;
  /** For how long it is taken, in seconds. */
  readonly seconds: number;
}

/** Which version of a section somebody has. */
export interface VersionHeld {
  readonly name: string;
  readonly version: string;
  readonly cohort: Cohort;
}
