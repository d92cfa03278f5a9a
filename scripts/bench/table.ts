import { loadavg } from 'node:os';
import { build } from '../../tooling/build.ts';
import { type BenchBackend, startBackend } from './backend.ts';
import { type ServedConsole, signedInPage, withConsole } from './console.ts';
import { measureArrival, measureOrdering, measureScrolling, measureSearch, type TableBench } from './table-phases.ts';
import { settled, WATCH } from './watch.ts';

/*
 * A table of many rows on a slowed machine: how long a letter takes until its result is painted, and how long the frames are
 * while it is searched, ordered and scrolled. Every figure is taken in the page. Frames are the gaps between animation
 * frames, so they come in steps of the screen's 16.7 ms.
 */

/** How many times slower the processor is made; `BENCH_SLOWER=1` leaves it as it is. */
export const SLOWER = Number(process.env.BENCH_SLOWER ?? 4);

/** A list as the wire's only page. */
export const pageOf = (content: readonly unknown[]) => ({
  content,
  pageNumber: 0,
  pageSize: content.length,
  totalElements: content.length,
  totalPages: 1,
  lastPage: true,
});

/** What one table does with so many rows, a line for each measurement. */
async function measureTable<R>(served: ServedConsole, backend: BenchBackend, bench: TableBench<R>, rows: readonly R[]) {
  const page = await signedInPage(served.browser, { viewport: { width: 1440, height: 900 } });
  await page.addInitScript({ path: WATCH });
  const devtools = await page.context().newCDPSession(page);
  backend.hold();
  await page.goto(new URL(bench.path, served.origin).href);
  await page.getByRole('searchbox').waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The page is up, and its rows are still on their way.
  await settled(page, 'page');
  const lines = await measureArrival(page, backend);
  const table = { page, bench, rows };
  for (const measure of [measureSearch, measureOrdering, measureScrolling]) lines.push(...(await measure(table)));
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
