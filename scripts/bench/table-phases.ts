import type { Locator, Page } from '@playwright/test';
import type { SectionName } from '../../tooling/apps.ts';
import type { Answer, BenchBackend } from './backend.ts';
import { frameLine, spread } from './figures.ts';
import { type Goal, type Seen, settled, shown, together, watching } from './watch.ts';

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

/** A table on an open page, with all its rows. */
export interface OpenTable<R> {
  readonly page: Page;
  readonly bench: TableBench<R>;
  readonly rows: readonly R[];
}

/** The counts that each letter should leave. Throws where a letter would change nothing: its result could not be recognised. */
export function goalsOf<R>({ typed, matches }: TableBench<R>, rows: readonly R[]): readonly Goal[] {
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

/** From the page without its rows to the page with them. The page has to be open, and the backend held. */
export async function measureArrival(page: Page, backend: BenchBackend): Promise<string[]> {
  const atRest = frameLine('frames at rest, for comparison', await watching(page, () => page.waitForTimeout(1500)));
  // As text: the compiler would put helpers into a function that the page lacks.
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
  return [
    atRest,
    `  ${'last byte of the answer to first rows'.padEnd(36)} ${((await firstRow) - answeredAt).toFixed(0)} ms`,
    frameLine('frames while the rows arrive', arriving),
  ];
}

/** Empties the search field, and waits until all rows are back. */
async function emptied(page: Page, count: number): Promise<void> {
  await page.getByRole('searchbox').press('Escape');
  await shown(page, count);
}

/** The whole text once, letter by letter. */
export async function typeOnce<R>({ page, bench, rows }: OpenTable<R>, goals: readonly Goal[]): Promise<Seen> {
  await page.getByRole('searchbox').focus();
  const seen = await watching(page, () => type(page, bench.typed), goals);
  await emptied(page, rows.length);
  return seen;
}

/** Typing letter by letter, then the searches that the server answers. */
export async function measureSearch<R>(table: OpenTable<R>): Promise<string[]> {
  const { page, bench, rows } = table;
  const goals = goalsOf(bench, rows);
  const typing = [];
  for (let round = 0; round < ROUNDS; round += 1) typing.push(await typeOnce(table, goals));
  const lines = [spread('keystroke to painted result', together(typing).painted), frameLine('frames while searching', together(typing))];
  // None of them was searched for while typing: the answer would be here already.
  const searches = [
    [bench.typed.slice(0, -1), goals.at(-2)],
    [bench.typed.slice(0, 1), goals[0]],
  ] as const;
  for (const [text, goal] of bench.searchCall === undefined ? [] : searches) {
    const answers = await watching(page, async () => {
      const answer = page.waitForResponse((response) => response.url().includes(`/api/v1${bench.searchCall}`));
      await page.keyboard.insertText(text);
      await answer;
      await settled(page);
    });
    lines.push(frameLine(`frames when ${goal?.count} rows are found`, answers));
    await emptied(page, rows.length);
  }
  return lines;
}

export async function measureOrdering<R>({ page, bench }: OpenTable<R>): Promise<string[]> {
  const ordering = [];
  for (const header of bench.orderBy) {
    for (const direction of ['ascending', 'descending']) {
      const { x, y } = await middleOf(page.getByRole('button', { name: header, exact: true }));
      ordering.push(await watching(page, () => page.mouse.click(x, y), [{ sorted: `${header} ${direction}` }]));
      await settled(page);
    }
  }
  return [spread('press to painted order', together(ordering).painted), frameLine('frames while ordering', together(ordering))];
}

/** Down the table with the wheel: a turn at a time, now and then a throw. */
export async function scrollOnce<R>({ page, bench }: OpenTable<R>): Promise<Seen> {
  await page.getByRole('region', { name: bench.caption, exact: true }).hover();
  const wheel = async () => {
    for (let step = 0; step < 90; step += 1) {
      await page.mouse.wheel(0, step % 10 === 9 ? 20_000 : 400);
      await page.waitForTimeout(32);
    }
    await settled(page);
  };
  return watching(page, wheel, [], true);
}

export const measureScrolling = async <R>(table: OpenTable<R>): Promise<string[]> => [
  frameLine('frames while scrolling', await scrollOnce(table)),
];
