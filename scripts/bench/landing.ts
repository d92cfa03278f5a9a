import { loadavg } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from '../../tooling/build.ts';
import { withConsole } from './console.ts';
import { servePlain } from './landing-plain.ts';

/*
 * The landing page as a cheap phone on a slow network meets it, beside a plain static page of the same text and pictures, in
 * one run. Each visit has a browser of its own, with nothing cached.
 */

const ROUNDS = 7;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
const LIMITS = { ratio: 1.15, htmlAndStyle: 14_000, script: 110_000 };

interface Loaded {
  readonly url: string;
  readonly type: string;
  /** On the wire, with headers. */
  readonly bytes: number;
  /** When it was asked for, and when it was there, in milliseconds of the page's clock. */
  readonly from: number;
  readonly to: number;
}

interface VisitFigures {
  readonly paint: number;
  readonly largest: number;
  readonly shift: number;
  /** Tasks of more than 50 ms before the largest paint. */
  readonly longTasks: number;
  readonly requests: readonly Loaded[];
}

declare global {
  interface Window {
    /** Kept by landing-watch.js. */
    landing: { largest: number; shift: number; tasks: number[] };
  }
}

async function visit(browser: Browser, url: string): Promise<VisitFigures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript({ path: path.join(import.meta.dirname, 'landing-watch.js') });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const open = new Map<string, { url: string; type: string; from: number }>();
  const done: (Loaded & { readonly at: number })[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    open.set(requestId, { url: request.url, type: type ?? '', from: timestamp });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const asked = open.get(requestId);
    if (asked !== undefined && !asked.url.startsWith('data:'))
      done.push({ ...asked, bytes: encodedDataLength, to: timestamp, at: asked.from });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const figures = await page.evaluate(() => ({
    ...window.landing,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  const start = Math.min(...done.map(({ from }) => from));
  return {
    paint: figures.paint,
    largest: figures.largest,
    shift: figures.shift,
    longTasks: figures.tasks.filter((from) => from < figures.largest).length,
    requests: done.map(({ url: asked, type, bytes, from, to }) => ({
      url: asked,
      type,
      bytes,
      from: (from - start) * 1000,
      to: (to - start) * 1000,
    })),
  };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const of = (visits: readonly VisitFigures[], figure: 'paint' | 'largest' | 'shift' | 'longTasks') => visits.map((one) => one[figure]);
const bytesOf = ({ requests }: VisitFigures, ...types: readonly string[]) =>
  requests.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);
const range = (values: readonly number[]) => `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;

function table({ requests }: VisitFigures): string {
  return requests
    .map(({ url, type, bytes, from, to }) => {
      const { pathname } = new URL(url);
      return `    ${type.padEnd(10)} ${String(bytes).padStart(6)} B  ${from.toFixed(0).padStart(5)} to ${to.toFixed(0).padStart(5)} ms  ${pathname}`;
    })
    .join('\n');
}

/** Measures, prints, and answers whether everything is within its limit. */
function report(ours: readonly VisitFigures[], plain: readonly VisitFigures[]): boolean {
  const problems: string[] = [];
  const line = (what: string, figure: 'paint' | 'largest') => {
    const [mine, theirs] = [of(ours, figure), of(plain, figure)];
    const ratio = median(mine) / median(theirs);
    console.log(
      `  ${what.padEnd(26)} ${median(mine).toFixed(0).padStart(5)} ms (${range(mine)})   plain ${median(theirs).toFixed(0).padStart(5)} ms (${range(theirs)})   ratio ${ratio.toFixed(3)}`,
    );
    if (ratio > LIMITS.ratio) problems.push(`${what}: ${ratio.toFixed(3)} of the plain page, the limit is ${LIMITS.ratio}.`);
  };
  line('first paint', 'paint');
  line('largest paint (LCP)', 'largest');
  const [one] = ours;
  const [other] = plain;
  if (one === undefined || other === undefined) return false;
  const shift = Math.max(...of(ours, 'shift'));
  const tasks = Math.max(...of(ours, 'longTasks'));
  const [document, script] = [bytesOf(one, 'Document', 'Stylesheet'), bytesOf(one, 'Script')];
  const early = ours.filter(({ requests, paint }) => requests.some(({ type, from }) => type === 'Script' && from < paint)).length;
  console.log(`  layout shift               ${shift.toFixed(4)}   plain ${Math.max(...of(plain, 'shift')).toFixed(4)}`);
  console.log(`  long tasks before LCP      ${tasks} at most   plain ${Math.max(...of(plain, 'longTasks'))}`);
  console.log(`  scripts asked for too early in ${early} of ${ours.length} visits`);
  console.log(`  HTML and CSS               ${document} B, with headers   plain ${bytesOf(other, 'Document', 'Stylesheet')} B`);
  console.log(`  JavaScript on the visit    ${script} B, with headers`);
  console.log(`  requests\n${table(one)}\n  requests of the plain page\n${table(other)}`);
  if (shift !== 0) problems.push(`The page moves: ${shift}.`);
  if (tasks > 0) problems.push(`${tasks} long tasks before the largest paint.`);
  if (early > 0) problems.push(`A script was asked for before the page could be read, in ${early} visits.`);
  if (document > LIMITS.htmlAndStyle) problems.push(`HTML and CSS: ${document} B of ${LIMITS.htmlAndStyle}.`);
  if (script > LIMITS.script) problems.push(`JavaScript: ${script} B of ${LIMITS.script}.`);
  for (const problem of problems) console.error(`  ${problem}`);
  return problems.length === 0;
}

export async function benchLanding(): Promise<void> {
  await build(['shell', 'mfe-public'], () => undefined);
  await withConsole({ sections: ['mfe-public'], api: 'http://localhost:1' }, async ({ browser, origin }) => {
    const html = await (await fetch(origin)).text();
    const [, section = ''] = /(http:\/\/localhost:\d+)\/[\w.-]+\.woff2/.exec(html) ?? [];
    const plain = await servePlain(origin, section);
    try {
      const [ours, theirs]: [VisitFigures[], VisitFigures[]] = [[], []];
      // The first visit of each warms up the browser and the servers, and is not counted.
      for (let round = 0; round <= ROUNDS; round += 1) {
        // In turns, so that neither is always the one that comes second.
        const both = [
          () => visit(browser, `${origin}/`).then((seen) => ({ seen, list: ours })),
          () => visit(browser, `${plain.origin}/`).then((seen) => ({ seen, list: theirs })),
        ];
        for (const one of round % 2 === 0 ? both : both.reverse()) {
          const { seen, list } = await one();
          if (round > 0) list.push(seen);
        }
      }
      console.log(
        `Landing page, 1.6 Mbit/s, 150 ms, processor ${SLOWER} times slower, medians of ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)}`,
      );
      if (!report(ours, theirs)) process.exitCode = 1;
    } finally {
      await plain.close();
    }
  });
}
