import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

export interface Goal {
  readonly selector: string;
  readonly count: number;
  readonly text?: string;
}

declare global {
  interface Window {
    /** Filled by watch.js. */
    watch: {
      goals: readonly Goal[];
      starts: number[];
      painted: number[];
      shift: number;
      blocked: number;
      /** Resolves 400 ms after the last loaded file or DOM change: a pointer rests on a link about that long before a click. */
      atRest: () => Promise<void>;
    };
  }
}

/** In the console's storage format. */
const AUTH = { token: 'bench', role: 'ROLE_ADMIN', user: { id: 1, name: 'Amara Khan', email: 'admin@arena.test' } };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** A new watched page, signed in by default, with a throttled processor. */
export async function open(context: BrowserContext, goals: readonly Goal[] = [], signedIn = true) {
  const page = await context.newPage();
  await page.addInitScript((watchFor) => Object.assign(window, { watchFor }), { goals, starts: goals.map(() => 0) });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'watch.js') });
  // A returning visitor whose backend announces no capabilities.
  const stored = { 'arena-capabilities': '[]', ...(signedIn ? { auth: JSON.stringify(AUTH) } : {}) };
  await page.addInitScript((values) => Object.assign(localStorage, values), stored);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devtools };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Resolves with the times from each start to its painted goal (ms). Polls rarely, to avoid disturbing the measurement. */
export async function painted({ page }: Opened): Promise<readonly number[]> {
  await page.waitForFunction(() => window.watch.painted.length === window.watch.goals.length, undefined, { polling: 250, timeout: 60_000 });
  return page.evaluate(() => window.watch.painted);
}

/** The times from `act` to its painted results (ms). */
export async function timesTo(opened: Opened, goals: readonly Goal[], act: () => Promise<void>): Promise<readonly number[]> {
  await opened.page.evaluate((wanted) => void Object.assign(window.watch, { goals: wanted, starts: [], painted: [] }), goals);
  await act();
  return painted(opened);
}

/** In MB, after a garbage collection. */
export async function heapOf({ devtools }: Opened): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
}

/** Visits an address on a slow phone and network until idle. Returns milliseconds and transferred kB. */
export async function visit(context: BrowserContext, url: string, goal: Goal, signedIn = true) {
  const opened = await open(context, [goal], signedIn);
  const { page, devtools } = opened;
  const asked = new Map<string, { readonly isScript: boolean; readonly from: number; to: number; kB: number }>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const isScript = /\.m?js$/.test(new URL(request.url).pathname);
    if (!request.url.startsWith('data:')) asked.set(requestId, { isScript, from: timestamp, to: Infinity, kB: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(asked.get(requestId) ?? {}, { to: timestamp, kB: encodedDataLength / 1000 });
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto(url, { waitUntil: 'networkidle' });
  const [ready = Number.NaN] = await painted(opened);
  const { shift, blocked, paint } = await page.evaluate(() => ({
    ...window.watch,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  const all = [...asked.values()];
  const start = Math.min(...all.map(({ from }) => from));
  const sum = (some: typeof all) => some.reduce((total, { kB }) => total + kB, 0);
  const scripts = all.filter(({ isScript }) => isScript);
  const scriptsToReady = sum(scripts.filter(({ to }) => (to - start) * 1000 <= ready));
  return { ...opened, figures: { paint, ready, shift, blocked, bytes: sum(all), scripts: sum(scripts), scriptsToReady } };
}
