import { loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { build } from '../../tooling/build.ts';
import type { SectionName } from '../../tooling/apps.ts';
import { type Answer, type BenchBackend, startBackend } from './backend.ts';
import { type ServedConsole, withConsole } from './console.ts';
import { frameLine, spread } from './figures.ts';
import { type Goal, settled, shown, together, WATCH, watching } from './watch.ts';

/*
 * A table of many rows on a slowed machine: how long a letter takes until its result is painted, and how long the frames are
 * while it is searched, ordered and scrolled. Every figure is taken in the page. Frames are the gaps between animation
 * frames, so they come in steps of the screen's 16.7 ms.
 */

/** How many times slower the processor is made; `BENCH_SLOWER=1` leaves it as it is. */
const SLOWER = Number(process.env.BENCH_SLOWER ?? 4);
const KEY_EVERY_MS = 130;
const ROUNDS = 3;

/** A table to be measured. */
export interface TableBench<R> {
  readonly section: SectionName;
  /** Where it stands in the console. */
  readonly path: string;
  /** Its caption, and what its rows are called. */
  readonly caption: string;
  readonly rows: (count: number) => readonly R[];
  readonly answer: (rows: readonly R[]) => Answer;
  /** What is typed, a letter every 130 ms. Each letter has to leave fewer rows than the one before. */
  readonly typed: string;
  /** Whether the search finds a row. */
  readonly matches: (row: R, text: string) => boolean;
  /** The path below /api/v1 of the search on the server, where there is one. */
  readonly searchCall?: string;
  /** Headers to press; each is ordered both ways. */
  readonly orderBy: readonly string[];
}

export const ADMIN = {
  token: 'bench',
  role: 'ROLE_ADMIN',
  user: { id: 1, name: 'Amara Khan', email: 'admin@arena.test', roles: [{ id: 501, name: 'ROLE_ADMIN' }] },
};

/** A list as the wire's only page. */
export const pageOf = (content: readonly unknown[]) => ({
  content,
  pageNumber: 0,
  pageSize: content.length,
  totalElements: content.length,
  totalPages: 1,
  lastPage: true,
});

/** The counts that each letter should leave. Throws where a letter would change nothing: it could not be told when it is shown. */
function goalsOf<R>({ typed, matches }: TableBench<R>, rows: readonly R[]): readonly Goal[] {
  let left = rows;
  return [...typed].map((_, index) => {
    const text = typed.slice(0, index + 1);
    const fewer = left.filter((row) => matches(row, text));
    if (fewer.length === left.length || fewer.length === 0) throw new Error(`'${text}' leaves ${fewer.length} of ${left.length} rows.`);
    left = fewer;
    return { count: fewer.length };
  });
}

async function type(page: Page, text: string): Promise<void> {
  const sent: Promise<void>[] = [];
  for (const letter of text) {
    // A typist does not wait for the page.
    sent.push(page.keyboard.type(letter));
    await page.waitForTimeout(KEY_EVERY_MS);
  }
  await Promise.all(sent);
}

/** Where to press. A press on a locator looks through the page for it first, which would be measured too. */
async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What one table does with so many rows, a line for each phase. */
export async function measureTable<R>(served: ServedConsole, backend: BenchBackend, bench: TableBench<R>, rows: readonly R[]) {
  const page = await served.browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((record) => localStorage.setItem('auth', JSON.stringify(record)), ADMIN);
  await page.addInitScript({ path: WATCH });
  const devtools = await page.context().newCDPSession(page);
  const goals = goalsOf(bench, rows);
  const lines: string[] = [];

  backend.hold();
  await page.goto(new URL(bench.path, served.origin).href);
  const box = page.getByRole('searchbox');
  await box.waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The page is up, and its rows are still on their way.
  await settled(page, 'page');
  lines.push(frameLine('frames at rest, for comparison', await watching(page, () => page.waitForTimeout(1500))));
  // As text: what compiles the bench would leave its helpers in a function.
  const firstRow = page.evaluate<number>(
    `new Promise((resolve) => (function look() {
      if (document.querySelector('table[aria-rowcount] tbody tr td') === null) requestAnimationFrame(look);
      else resolve(performance.now());
    })())`,
  );
  const arriving = await watching(page, async () => {
    backend.release();
    await settled(page);
  });
  // The list is the longest of the answers.
  const answeredAt = await page.evaluate(() => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/v1/')) as PerformanceResourceTiming[];
    return answers.reduce((longest, one) => (one.decodedBodySize > longest.decodedBodySize ? one : longest)).responseEnd;
  });
  lines.push(`  ${'last byte of the answer to first rows'.padEnd(36)} ${((await firstRow) - answeredAt).toFixed(0)} ms`);
  lines.push(frameLine('frames while the rows arrive', arriving));

  const table = page.getByRole('region', { name: bench.caption, exact: true });
  const answered = () => page.waitForResponse((response) => response.url().includes(`/api/v1${bench.searchCall}`));
  const emptied = async () => {
    await box.press('Escape');
    await shown(page, rows.length);
  };

  const typing = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await box.focus();
    typing.push(await watching(page, () => type(page, bench.typed), goals));
    await emptied();
  }
  lines.push(spread('keystroke to painted result', together(typing).painted));
  lines.push(frameLine('frames while searching', together(typing)));
  // None of them was searched for while typing: the answer would be here already.
  const searches = [
    [bench.typed.slice(0, -1), goals.at(-2)],
    [bench.typed.slice(0, 1), goals[0]],
  ] as const;
  for (const [text, goal] of bench.searchCall === undefined ? [] : searches) {
    const answers = await watching(page, async () => {
      const answer = answered();
      await page.keyboard.insertText(text);
      await answer;
      await settled(page);
    });
    lines.push(frameLine(`frames when ${goal?.count} rows are found`, answers));
    await emptied();
  }

  const ordering = [];
  for (const header of bench.orderBy) {
    for (const direction of ['ascending', 'descending']) {
      const { x, y } = await middleOf(page.getByRole('button', { name: header, exact: true }));
      ordering.push(await watching(page, () => page.mouse.click(x, y), [{ sorted: `${header} ${direction}` }]));
      await settled(page);
    }
  }
  lines.push(spread('press to painted order', together(ordering).painted));
  lines.push(frameLine('frames while ordering', together(ordering)));

  await table.hover();
  const scrolling = await watching(
    page,
    async () => {
      for (let step = 0; step < 90; step += 1) {
        // A turn of the wheel at a time; now and then a throw.
        await page.mouse.wheel(0, step % 10 === 9 ? 20_000 : 400);
        await page.waitForTimeout(32);
      }
      await settled(page);
    },
    [],
    true,
  );
  lines.push(frameLine('frames while scrolling', scrolling));
  await page.close();
  return lines;
}

/** Builds the console, measures a table with several numbers of rows, and prints what it saw. */
export async function benchTable<R>(bench: TableBench<R>, counts: readonly number[]): Promise<void> {
  await build(['shell', bench.section], () => undefined);
  for (const count of counts) {
    const rows = bench.rows(count);
    const backend = await startBackend(bench.answer(rows));
    try {
      await withConsole({ sections: [bench.section], api: backend.origin }, async (served) => {
        const load = loadavg()[0]?.toFixed(1);
        const lines = await measureTable(served, backend, bench, rows);
        console.log(`${bench.caption}: ${count.toLocaleString('en-US')} rows, processor ${SLOWER} times slower, load before ${load}`);
        console.log(`${lines.join('\n')}\n`);
      });
    } finally {
      await backend.close();
    }
  }
}
