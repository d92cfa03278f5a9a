import { failuresPerThousandViews, type FiguresRecord, loadTimeAt, sumFigures } from '@arena/shared/contract';
import type { FiguresSource } from './judge/people.ts';

const DAY_MS = 86_400_000;

const seconds = (milliseconds: number) => (Number.isFinite(milliseconds) ? `within ${milliseconds / 1000} s` : 'in more than 10 s');

/** What a version went through, in a line; null where nobody has used it. */
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

/** What versions went through in the last day. What is live is said also where that cannot be read. */
export async function figuresOfDay(read: FiguresSource, now: Date): Promise<(section: string, version: string) => string | null> {
  const records = await read(new Date(now.getTime() - DAY_MS), new Date(now.getTime() + 1)).catch(() => []);
  return (section, version) => figuresLine(records, section, version);
}
