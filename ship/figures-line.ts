import { failuresPerThousandViews, type FiguresRecord, loadTimeAt, sumFigures } from '@arena/shared/contract/telemetry';
import type { FiguresSource } from './judge/people.ts';

const DAY_MS = 86_400_000;
const seconds = (milliseconds: number) => (Number.isFinite(milliseconds) ? `within ${milliseconds / 1000} s` : 'in more than 10 s');

/** The figures of a version in a line; null where the version was not used. */
function figuresLine(records: readonly FiguresRecord[], section: string, version: string): string | null {
  const figures = sumFigures(records, section, version);
  const failures = failuresPerThousandViews(figures);
  if (failures === null) return null;
  const half = loadTimeAt(figures, 0.5);
  const parts = [
    `${figures.views.toLocaleString('en-GB')} views in the last day`,
    `${failures.toLocaleString('en-GB', { maximumFractionDigits: 1 })} failures per 1,000 views`,
    ...(half === null ? [] : [`half of the loads ${seconds(half)}`]),
  ];
  return parts.join(', ');
}

/** The figures of versions in the last day. What is live is said also where they cannot be read. */
export async function figuresOfDay(read: FiguresSource, now: Date): Promise<(section: string, version: string) => string | null> {
  const records = await read(new Date(now.getTime() - DAY_MS), new Date(now.getTime() + 1)).catch(() => []);
  return (section, version) => figuresLine(records, section, version);
}
