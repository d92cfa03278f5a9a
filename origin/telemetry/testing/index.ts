import { NO_FIGURES, type TelemetryReport } from '@arena/shared/contract/telemetry';

/** The report about one version, as the shell writes it. */
export function bodyAbout(
  ticket: string,
  section: string,
  version: string,
  counts: { readonly views?: number; readonly crashes?: number } = {},
): TelemetryReport {
  const loadTimes = NO_FIGURES.loadTimes.map((_, index) => (index === 1 ? 1 : 0));
  const figures = { ...NO_FIGURES, loads: 1, loadTimes, views: 1, failures: { 'S-01': 2 }, ...counts };
  const crashes = [{ type: 'TypeError', frames: ['own.0123abcd.js:1:2345', 'made-up.js:1:1'] }];
  return { ticket, role: 'ROLE_ADMIN', from: 0, to: 1, versions: [{ section, version, cohort: 'candidate', figures, crashes }] };
}
