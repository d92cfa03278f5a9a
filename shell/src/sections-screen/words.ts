import type { SectionChange, SectionStatus } from '@arena/shared/contract/publishing';
import { failuresOf, failuresPerThousandViews, loadTimeAt, type VersionFigures } from '@arena/shared/contract/telemetry';
import { formatInstant } from '@arena/shared/platform';
import { DASH, formatCount } from '@arena/shared/ui';
import * as t from './sections-screen.messages';

/** With fewer views, a failure rate is meaningless. */
const ENOUGH_VIEWS = 100;

/** Views plus failures, because a part that failed to load doesn't count as viewed. */
const wantedOf = (figures: VersionFigures) => figures.views + failuresOf(figures);

export const milliseconds = (time: number) => (time < 1000 ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`);

/** The 75th percentile, at the resolution of the histogram. */
export function loadTimeWords(figures: VersionFigures): string {
  const time = loadTimeAt(figures, 0.75);
  if (time === null) return DASH;
  return Number.isFinite(time) ? `up to ${milliseconds(time)}` : t.over10Seconds;
}

export const kilobytes = (bytes: number | null) => (bytes === null ? t.notMeasured : `${formatCount(Math.ceil(bytes / 1000))} kB`);

/** `2.1`, or a dash without enough views. */
export function failureRate(figures: VersionFigures): string {
  const rate = failuresPerThousandViews(figures);
  if (rate === null || wantedOf(figures) < ENOUGH_VIEWS) return DASH;
  return rate > 0 && rate < 10 ? rate.toFixed(1) : formatCount(Math.round(rate));
}

export function failureCounts(figures: VersionFigures): string {
  const views = wantedOf(figures);
  return views === 0
    ? t.noViews
    : `${formatCount(figures.crashes + failuresOf(figures))} of ${formatCount(views)} ${views === 1 ? 'view' : 'views'}`;
}

const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([name, count]) => `${name} ${formatCount(count)}`);

/** `8 crashes, S-01 2, 4 slow interactions, failed calls: 5xx 2` */
export function figureParts(figures: VersionFigures): string {
  const calls = counted(figures.failedCalls);
  return [
    ...(figures.crashes > 0 ? [`crashes ${formatCount(figures.crashes)}`] : []),
    ...counted(figures.failures),
    `loads ${formatCount(figures.loads)}`,
    ...(figures.slowInteractions > 0 ? [`slow interactions ${formatCount(figures.slowInteractions)}`] : []),
    ...(calls.length > 0 ? [`failed calls: ${calls.join(', ')}`] : []),
  ].join(', ');
}

export const shareWords = (share: number | null) => (share === null ? '' : ` for ${share}%`);

function actionWords({ action, version, before, share }: SectionChange): string {
  if (action === 'publish') return t.published(version);
  if (action === 'canary') return t.rolledOutTo(version, share);
  if (action === 'promote') return t.rolledOutToAll(version);
  if (action === 'rollback') return t.rolledBack(before, version);
  return action === 'hold' ? t.uploaded(version) : `${version} ${action}`;
}

/** `1.5.0 rolled out to 5% by Wanjiru, 23 Nov 2026, 10:11: Faster room list`. */
export const changeWords = (change: SectionChange): string =>
  `${actionWords(change)} by ${change.by}, ${formatInstant(new Date(change.at))}${change.why === '' ? '' : `: ${change.why}`}`;

/** Distinguishes a candidate from the same version as live. */
export const cohortName = ({ version, cohort }: NonNullable<SectionStatus['lastDay']>[number]) =>
  cohort === 'candidate' ? `${version}, candidate` : version;
