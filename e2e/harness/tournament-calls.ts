import type { Page, Request, Route } from '@playwright/test';

const API = '/api/v1';

/** The path and query below /api/v1 of a request; null for one that is no call. */
const callOf = (request: Request): string | null => {
  const { pathname, search } = new URL(request.url());
  return pathname.startsWith(API) ? pathname.slice(API.length) + search : null;
};

export interface Made {
  readonly method: string;
  readonly path: string;
}

/** Every call that a page makes from now on. */
export function callsOf(page: Page): readonly Made[] {
  const made: Made[] = [];
  page.on('request', (request) => {
    const path = callOf(request);
    if (path !== null) made.push({ method: request.method(), path });
  });
  return made;
}

/** The calls that were answered or given up, from now on. */
export function endedCalls(page: Page): readonly string[] {
  const ended: string[] = [];
  const note = (request: Request) => void ended.push(callOf(request) ?? request.url());
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  return ended;
}

interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
}

/** Answers the calls of a path in the server's place, until the page is told otherwise. Answers how to stop. */
export async function answering(page: Page, path: string | RegExp, { status = 200, json, text }: Answer, method = 'GET') {
  const matches = (url: URL) => {
    const call = url.pathname.startsWith(API) ? url.pathname.slice(API.length) + url.search : null;
    return call !== null && (typeof path === 'string' ? call === path : path.test(call));
  };
  const handler = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    return route.fulfill(text === undefined ? { status, json: json ?? {} } : { status, body: text, contentType: 'text/html' });
  };
  await page.route(matches, handler);
  return () => page.unroute(matches, handler);
}

/** Holds the calls of a method and a path until they are released; `arrived` counts them. */
export async function holding(page: Page, method: string, path: RegExp) {
  let arrived = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => path.test(url.pathname.slice(API.length) + url.search),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      arrived += 1;
      await released;
      // A request that was aborted in the meantime cannot be answered.
      return route.continue().catch(() => undefined);
    },
  );
  return { arrived: () => arrived, release: () => release() };
}

/** Lets the next call of a method and a path take effect, and loses its answer. `userId`: of the call about this user. */
export async function losingAnswer(page: Page, method: string, path: RegExp, userId?: number): Promise<void> {
  let lost = false;
  await page.route(
    (url) => path.test(url.pathname.slice(API.length) + url.search),
    async (route) => {
      const isOther = userId !== undefined && (route.request().postDataJSON() as { readonly userId?: number } | null)?.userId !== userId;
      if (lost || route.request().method() !== method || isOther) return route.fallback();
      lost = true;
      await route.fetch();
      return route.abort('connectionreset');
    },
  );
}

/** Stops the page's clock, which has to be installed; it goes on by `page.clock.runFor` and `page.clock.resume` only. */
export async function stopClock(page: Page): Promise<void> {
  // A moment that has not come yet: there is no way back in time.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
}

/** A page of tournaments, as the wire has it. */
export const pageOf = (content: readonly unknown[], lastPage = true) => ({
  content,
  ...{ pageNumber: 0, pageSize: 10, totalElements: content.length, totalPages: 1, lastPage },
});
