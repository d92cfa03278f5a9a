import path from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { ADMIN } from './console.ts';

/** What a page is ready with: so many elements, in sight, and one of them with a text. */
export interface ReadyWhen {
  readonly selector: string;
  readonly count: number;
  readonly text?: string;
}

declare global {
  interface Window {
    /** Kept by visit-watch.js. */
    visit: { largest: number; shift: number; blocked: number; ready: number | null; clicked: number; goal: ReadyWhen | null };
  }
}

/** A cheap phone's network and processor. */
export const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const SLOWER = 4;

export const QUIET_MS = 600;
const READY_WITHIN_MS = 60_000;

interface Asked {
  readonly url: string;
  /** In seconds, of the browser's clock. */
  readonly from: number;
  to: number | null;
  /** As they came over the line, with headers; none where the cache had it. */
  bytes: number;
}

/** What the browser asks for, and how many bytes come. */
class Traffic {
  readonly #asked = new Map<string, Asked>();
  /** Called when something is asked for or has ended. */
  #changed = () => {};

  constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
      if (/^(data|blob):/.test(url)) return;
      this.#asked.set(requestId, { url, from: timestamp, to: null, bytes: 0 });
      this.#changed();
    });
    devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      this.#end(requestId, timestamp, encodedDataLength),
    );
    devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => this.#end(requestId, timestamp, 0));
  }

  #end(requestId: string, timestamp: number, bytes: number): void {
    const asked = this.#asked.get(requestId);
    if (asked !== undefined) Object.assign(asked, { to: timestamp, bytes });
    this.#changed();
  }

  get all(): readonly Asked[] {
    return [...this.#asked.values()];
  }

  /** The beginning of the navigation. */
  get start(): number {
    return Math.min(...this.all.map(({ from }) => from));
  }

  /** Resolves when nothing has been under way for a moment. */
  quiet(): Promise<void> {
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      this.#changed = () => {
        clearTimeout(timer);
        if (this.all.every(({ to }) => to !== null)) timer = setTimeout(resolve, QUIET_MS);
      };
      this.#changed();
    });
  }
}

const isScript = ({ url }: Asked) => /\.m?js$/.test(new URL(url).pathname);
const bytesOf = (asked: readonly Asked[]) => asked.reduce((sum, { bytes }) => sum + bytes, 0);

/** Times in milliseconds since the address was asked for, bytes in kB as they came over the line. */
export interface VisitFigures {
  readonly paint: number;
  readonly largest: number;
  readonly ready: number;
  readonly scriptsToReady: number;
  readonly scripts: number;
  readonly bytes: number;
  readonly requests: number;
  readonly blocked: number;
  readonly shift: number;
}

export interface Visit {
  readonly page: Page;
  readonly figures: VisitFigures;
  /** From a click to what it leads to: painted, how long its data took, and scripts that had to be fetched after the click. */
  click(link: string, goal: ReadyWhen): Promise<{ readonly painted: number; readonly data: number; readonly scripts: number }>;
}

/**
 * Resolves when the page says the next time that it is ready. Playwright's own waiting would put its helpers into the page while it
 * starts: 50 ms of this processor, for each program the same.
 */
function nextReady(devtools: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The page was not ready within ${READY_WITHIN_MS} ms.`)), READY_WITHIN_MS);
    devtools.once('Runtime.bindingCalled', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** What the browser of somebody has kept who signed in before: who they are, and that this backend announces nothing. Runs in the page. */
export function enter(record: unknown): void {
  localStorage.setItem('auth', JSON.stringify(record));
  localStorage.setItem('arena-capabilities', '[]');
}

/** Opens an address as a cheap phone on a slow network would, and measures until nothing is under way any more. */
export async function visit(context: BrowserContext, url: string, goal: ReadyWhen, signedIn: boolean): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript((wanted) => Object.assign(window, { visitGoal: wanted }), goal);
  await page.addInitScript({ path: path.join(import.meta.dirname, 'visit-watch.js') });
  if (signedIn) await page.addInitScript(enter, ADMIN);
  const devtools = await context.newCDPSession(page);
  const traffic = new Traffic(devtools);
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'visitIsReady' });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const ready = nextReady(devtools);
  await page.goto(url, { waitUntil: 'commit' });
  await ready;
  await traffic.quiet();
  const { start, all } = traffic;
  const seen = await page.evaluate(() => ({
    ...window.visit,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  const readyAt = seen.ready ?? Number.NaN;
  const scripts = all.filter(isScript);
  const figures: VisitFigures = {
    paint: seen.paint,
    largest: seen.largest,
    ready: readyAt,
    scriptsToReady: bytesOf(scripts.filter(({ to }) => to !== null && (to - start) * 1000 <= readyAt)) / 1000,
    scripts: bytesOf(scripts) / 1000,
    bytes: bytesOf(all) / 1000,
    requests: all.length,
    blocked: seen.blocked,
    shift: seen.shift,
  };

  const click: Visit['click'] = async (link, wanted) => {
    const target = page.getByRole('link', { name: link });
    await target.hover();
    await traffic.quiet();
    const before = traffic.all.length;
    await page.evaluate((next) => void Object.assign(window.visit, { goal: next, ready: null }), wanted);
    const rows = nextReady(devtools);
    await page.mouse.down();
    await page.mouse.up();
    await rows;
    const after = traffic.all.slice(before);
    const data = after.filter(({ url: asked, to }) => asked.includes('/api/') && to !== null);
    return {
      painted: await page.evaluate(() => (window.visit.ready ?? Number.NaN) - window.visit.clicked),
      data: data.length === 0 ? 0 : Math.max(...data.map(({ from, to }) => ((to ?? from) - from) * 1000)),
      scripts: after.filter((one) => isScript(one) && one.bytes > 0).length,
    };
  };
  return { page, figures, click };
}
