import type { Browser, CDPSession } from '@playwright/test';
import { ADMIN } from './console.ts';
import { enter, QUIET_MS, type ReadyWhen } from './visit.ts';

const LOOK_EVERY_MS = 200;

type Send = (method: string, params?: object) => Promise<unknown>;

/** How to speak to a page by messages through the browser: a session of Playwright's own would make the page one of Playwright's. */
function messagesTo(devtools: CDPSession, sessionId: string): Send {
  const waiting = new Map<number, (result: unknown) => void>();
  devtools.on('Target.receivedMessageFromTarget', (event) => {
    const { id, result } = JSON.parse(event.message) as { readonly id?: number; readonly result?: unknown };
    if (id !== undefined && event.sessionId === sessionId) waiting.get(id)?.(result);
  });
  return (method, params = {}) =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      void devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    });
}

interface HeapOf {
  readonly url: string;
  /** When the page is there; it is measured once it asks for nothing any more. */
  readonly goal: ReadyWhen;
  readonly viewport: { readonly width: number; readonly height: number };
}

/**
 * The JavaScript heap (MB) of a page. It is opened past Playwright, which keeps helpers of its own in each of its pages: a quarter of a megabyte.
 */
export async function heapOf(browser: Browser, { url, goal, viewport }: HeapOf): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId, ...viewport });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId });
  const send = messagesTo(devtools, sessionId);
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${enter.toString()})(${JSON.stringify(ADMIN)})` });
  await send('Page.navigate', { url });
  const quiet = `performance.getEntriesByType('resource').every(({ responseEnd }) => performance.now() - responseEnd > ${QUIET_MS})`;
  const expression = `document.querySelectorAll(${JSON.stringify(goal.selector)}).length >= ${goal.count} && ${quiet}`;
  const isReady = async () => ((await send('Runtime.evaluate', { expression })) as { result: { value: unknown } }).result.value === true;
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  await send('HeapProfiler.collectGarbage');
  const { usedSize } = (await send('Runtime.getHeapUsage')) as { usedSize: number };
  await devtools.send('Target.disposeBrowserContext', { browserContextId });
  await devtools.detach();
  return usedSize / 1_000_000;
}
