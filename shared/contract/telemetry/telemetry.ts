import type { Cohort, FiguresRecord } from './figures';

/** A section version loaded in this browser. */
export interface VersionHeld {
  readonly name: string;
  readonly version: string;
  readonly cohort: Cohort;
}

/** A crash of a section, without its message. */
export interface TelemetryCrash {
  /** The error's name, such as `TypeError`. */
  readonly type: string;
  /** Stack frames in the section's own files, innermost first: `section.1a2b3c4d.js:1:2345`. */
  readonly frames: readonly string[];
}

/** One version's counts since the previous report. */
export interface VersionReport extends Pick<FiguresRecord, 'section' | 'version' | 'cohort' | 'figures'> {
  /** Distinct crashes. */
  readonly crashes: readonly TelemetryCrash[];
}

/** The body of `POST /-/telemetry`, which the shell sends to its origin. */
export interface TelemetryReport {
  /** From `POST /-/telemetry/ticket`. */
  readonly ticket: string;
  readonly role: string;
  /** Start of the period in epoch milliseconds; `to` is its end. */
  readonly from: number;
  readonly to: number;
  readonly versions: readonly VersionReport[];
}

/** The answer of `POST /-/telemetry/ticket` to an administrator. */
export interface TelemetryTicket {
  readonly ticket: string;
  /** Validity in seconds. */
  readonly seconds: number;
}
