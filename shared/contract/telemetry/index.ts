// What browsers report about the sections they load.
export {
  addFigures,
  type Cohort,
  failuresOf,
  failuresPerThousandViews,
  type FiguresRecord,
  LOAD_TIME_BOUNDS_MS,
  loadTimeAt,
  loadTimeClass,
  NO_FIGURES,
  sumFigures,
  type VersionFigures,
} from './figures';
export type { TelemetryCrash, TelemetryReport, TelemetryTicket, VersionHeld, VersionReport } from './telemetry';
