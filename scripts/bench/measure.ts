import { loadavg } from 'node:os';
import { type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../tooling/chromium.ts';

export type Figures = Readonly<Record<string, number>>;
/** A figure and its maximum; with a rival, the median of their ratios within each round. */
export type Bar = readonly [name: string, bar: number, figure: string, rival?: string];
/** A new browser profile that trusts the test certificate. */
export type Profiles = <T>(work: (context: BrowserContext) => Promise<T>) => Promise<T>;

export async function withProfiles(argument: string, work: (profiles: Profiles) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS, argument] });
  await work(async (visit) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const result = await visit(context);
    await context.close();
    return result;
  });
  await browser.close();
}

type Seen = Readonly<Record<string, readonly Figures[]>>;

export async function measure(programs: Readonly<Record<string, () => Promise<Figures>>>, rounds: number): Promise<Seen> {
  const seen = Object.entries(programs).map(([name, run]) => ({ name, run, figures: [] as Figures[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { run, figures } of round % 2 === 0 ? seen : seen.toReversed()) {
      const measured = await run();
      if (round > 0) figures.push(measured);
    }
    console.log(`  round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}${round === 0 ? ' (not counted)' : ''}`);
  }
  return Object.fromEntries(seen.map(({ name, figures }) => [name, figures]));
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export function report(seen: Seen, bars: readonly Bar[]): void {
  const of = (name: string, figure: string) => (seen[name] ?? []).map((figures) => figures[figure] ?? Number.NaN);
  for (const [name, [first]] of Object.entries(seen)) {
    const medians = Object.keys(first ?? {}).map((figure) => `${figure} ${median(of(name, figure)).toFixed(1)}`);
    console.log(`  ${name}: ${medians.join(', ')}`);
  }
  for (const [name, bar, figure, rival] of bars) {
    const theirs = rival === undefined ? [] : of(rival, figure);
    const value = median(of('console', figure).map((ours, round) => ours / (theirs[round] ?? 1)));
    console.log(`  ${name.padEnd(36)} ${value.toFixed(value < 10 ? 3 : 0).padStart(8)} of ${bar}${value <= bar ? '' : '   over'}`);
  }
}
