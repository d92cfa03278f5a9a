import { loadavg } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build as compile } from 'esbuild';
import type { AppName } from '../../tooling/apps.ts';
import { build } from '../../tooling/build.ts';
import { startBackend } from './backend.ts';
import { type ServedConsole, signedInPage, withConsole } from './console.ts';
import { frameLine, ratios, spread } from './figures.ts';
import { SLOWER } from './table.ts';
import { goalsOf, scrollOnce, typeOnce } from './table-phases.ts';
import { type Tournament, TOURNAMENTS } from './tournaments-table.ts';
import { type Seen, shown, together, WATCH } from './watch.ts';

/*
 * `npm run bench -- table`: the tournaments' table of the console beside a limit table (see there) with the same rows, in turns
 * in one browser, so that what the machine does meanwhile hits both.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** A folder with the apps' builds of another state, to measure that one; the present state is built when it is left out. */
const BUILDS = process.env.BENCH_BUILDS;
const VIEWPORT = { viewport: { width: 1440, height: 900 } } as const;
const LIMIT = 'http://limit.test/';

const STYLE = `
  body { margin: 16px; font: 14px system-ui }
  .box { height: 756px; overflow: auto }
  table, thead, tbody { display: block } tbody { position: relative }
  tr { display: grid; grid-template-columns: 1fr 7rem 8rem 6.5rem 7.5rem 10.5rem 8.25rem 10rem; align-items: center }
  thead { position: sticky; top: 0; background: #fff }
  tbody tr { position: absolute; left: 0; right: 0; height: 56px; contain: size layout style }
  th, td { display: block; text-align: left; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .chip { padding: 2px 9px; border-radius: 99px; background: #eee } small, .line { display: block }`;

interface Side {
  readonly name: string;
  open(): Promise<Page>;
  readonly typing: Seen[];
  readonly scrolling: Seen[];
  readonly heaps: number[];
}

async function openLimit(browser: Browser, script: string, rows: readonly Tournament[]): Promise<Page> {
  const page = await browser.newPage(VIEWPORT);
  await page.addInitScript({ path: WATCH });
  await page.route(`${LIMIT}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/rows.json') return route.fulfill({ json: rows });
    if (pathname === '/limit.js') return route.fulfill({ body: script, contentType: 'text/javascript' });
    return route.fulfill({
      body: `<!doctype html><title>Limit</title><style>${STYLE}</style><script type="module" src="/limit.js"></script>`,
      contentType: 'text/html; charset=utf-8',
    });
  });
  await page.goto(LIMIT);
  return page;
}

async function openConsole({ browser, origin }: ServedConsole): Promise<Page> {
  const page = await signedInPage(browser, VIEWPORT);
  await page.addInitScript({ path: WATCH });
  await page.goto(new URL(TOURNAMENTS.path, origin).href);
  return page;
}

async function measure(side: Side, rows: readonly Tournament[]): Promise<void> {
  const page = await side.open();
  const devtools = await page.context().newCDPSession(page);
  await shown(page, rows.length);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const table = { page, bench: TOURNAMENTS, rows };
  side.typing.push(await typeOnce(table, goalsOf(TOURNAMENTS, rows)));
  side.scrolling.push(await scrollOnce(table));
  await devtools.send('HeapProfiler.collectGarbage');
  side.heaps.push((await devtools.send('Runtime.getHeapUsage')).usedSize / 1_000_000);
  await page.close();
}

function report({ name, typing, scrolling, heaps }: Side): void {
  const [keys, frames] = [together(typing), together(scrolling)];
  const heap = [...heaps].sort((a, b) => a - b)[Math.floor(heaps.length / 2)];
  console.log(`  ${name}, heap ${heap?.toFixed(1)} MB`);
  console.log(`  ${spread('keystroke to painted result', keys.painted)}`);
  console.log(`  ${frameLine('frames while searching', keys)}`);
  console.log(`  ${frameLine('frames while scrolling', frames)}`);
}

/** The limit table's code. */
async function limitScript(): Promise<string> {
  const { outputFiles } = await compile({
    entryPoints: [path.join(import.meta.dirname, 'limit-table.tsx')],
    ...{ bundle: true, format: 'esm', minify: true, write: false, jsx: 'automatic', target: 'es2022' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

export async function benchTableAgainstLimit(counts: readonly number[]): Promise<void> {
  if (BUILDS === undefined) await build(['shell', TOURNAMENTS.section], () => undefined);
  const dist = BUILDS === undefined ? {} : { dist: (app: AppName) => path.join(BUILDS, app) };
  const script = await limitScript();
  for (const count of counts.length > 0 ? counts : [1000, 10_000]) {
    const rows = TOURNAMENTS.rows(count);
    const backend = await startBackend(TOURNAMENTS.answer(rows));
    try {
      await withConsole({ sections: [TOURNAMENTS.section], api: backend.origin, ...dist }, async (served) => {
        const load = loadavg()[0]?.toFixed(1);
        const none = () => ({ typing: [], scrolling: [], heaps: [] });
        const ours: Side = { name: 'console', open: () => openConsole(served), ...none() };
        const limit: Side = { name: 'limit table', open: () => openLimit(served.browser, script, rows), ...none() };
        for (let round = 0; round < ROUNDS; round += 1) {
          for (const side of round % 2 === 0 ? [limit, ours] : [ours, limit]) await measure(side, rows);
        }
        console.log(`${count.toLocaleString('en-US')} rows, processor ${SLOWER} times slower, ${ROUNDS} rounds, load before ${load}`);
        report(ours);
        report(limit);
        const painted = ({ typing }: Side) => together(typing).painted;
        const frames = ({ scrolling }: Side) => together(scrolling).frames;
        console.log(`  console : limit, keystroke to painted result   ${ratios(painted(ours), painted(limit))}`);
        console.log(`  console : limit, frames while scrolling        ${ratios(frames(ours), frames(limit))}\n`);
      });
    } finally {
      await backend.close();
    }
  }
}
