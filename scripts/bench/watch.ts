import path from 'node:path';
import type { Page } from '@playwright/test';

export const WATCH = path.join(import.meta.dirname, 'watch.js');

/** A state of the table that is waited for: how many rows it has, or which header orders it. */
export interface Goal {
  readonly count?: number;
  readonly sorted?: string;
}

declare global {
  interface Window {
    benchWatch: {
      frames: number[];
      tasks: number[];
      starts: number[];
      painted: number[];
      goals: readonly Goal[];
      look: boolean;
      seen: number;
      blank: number;
      settling: 'page' | 'table' | null;
      quiet: number;
    };
  }
}

/** What was seen in one phase: lengths of frames, tasks over 50 ms, times from a key or a press to its painted result (ms). */
export interface Seen {
  readonly frames: readonly number[];
  readonly tasks: readonly number[];
  readonly painted: readonly number[];
  /** Frames that were looked at, and those of them in which a visible row was empty. */
  readonly looked: number;
  readonly blank: number;
}

// Not polled in every frame, as is the default: it would be a part of what is measured.
const PATIENT = { timeout: 30_000, polling: 100 } as const;

/** Watches the page during a phase, and until the goals that it names are painted. */
export async function watching(page: Page, phase: () => Promise<unknown>, goals: readonly Goal[] = [], look = false): Promise<Seen> {
  await page.evaluate(
    ([wanted, looking]) => {
      Object.assign(window.benchWatch, { frames: [], tasks: [], starts: [], painted: [], goals: wanted, look: looking, seen: 0, blank: 0 });
    },
    [goals, look] as const,
  );
  await phase();
  await page.waitForFunction(({ length }) => window.benchWatch.painted.length === length, goals, PATIENT);
  return page.evaluate(() => {
    const { frames, tasks, painted, seen, blank } = window.benchWatch;
    window.benchWatch.look = false;
    return { frames, tasks, painted, looked: seen, blank };
  });
}

/** Waits until eight frames have passed without a long delay; and, of a table, until nothing of it is missing. */
export async function settled(page: Page, what: 'page' | 'table' = 'table'): Promise<void> {
  await page.evaluate((settling) => void Object.assign(window.benchWatch, { quiet: 0, settling }), what);
  await page.waitForFunction(() => window.benchWatch.quiet > 8, undefined, PATIENT);
  await page.evaluate(() => void (window.benchWatch.settling = null));
}

/** Waits until the table has so many rows, all visible ones rendered. */
export async function shown(page: Page, count: number): Promise<void> {
  await page.waitForFunction((rows) => Number(document.querySelector('table')?.getAttribute('aria-rowcount')) === rows + 1, count, PATIENT);
  await settled(page);
}

export const together = (phases: readonly Seen[]): Seen => ({
  frames: phases.flatMap(({ frames }) => frames),
  tasks: phases.flatMap(({ tasks }) => tasks),
  painted: phases.flatMap(({ painted }) => painted),
  looked: phases.reduce((sum, { looked }) => sum + looked, 0),
  blank: phases.reduce((sum, { blank }) => sum + blank, 0),
});
