import type { Cohort, VersionFigures } from './figures';

export interface VersionHeld {
  readonly name: string;
  readonly version: string;
  readonly cohort: Cohort;
}

/** A crash of a section, without its message. */
export interface TelemetryCrash {
  /** `TypeError`. */
  readonly type: string;
  /** Files of the section alone, the innermost first: `section.1a2b3c4d.js:1:2345`. */
  readonly frames: readonly string[];
}

/** What happened to one version since the report before. */
export interface VersionReport {
  readonly section: string;
  readonly version: string;
  readonly cohort: Cohort;
  readonly figures: VersionFigures;
  /** Each distinct crash once. */
  readonly crashes: readonly TelemetryCrash[];
}

/** What the shell sends to `/-/telemetry` of its origin. */
export interface TelemetryReport {
  /** From the sign-in. */
  readonly ticket: string;
  readonly role: string;
  /** When it was counted (epoch milliseconds). */
  readonly from: number;
  readonly to: number;
  readonly versions: readonly VersionReport[];
}

/** What `POST /-/telemetry/ticket` answers to an administrator. */
export interface TelemetryTicket {
  readonly ticket: string;
  /** How long it is valid, in seconds. */
  readonly seconds: number;
}
