/** Background pages are never painted, so continue after this time (milliseconds after the load). */
const WITHOUT_PAINT_MS = 3000;

/** Calls back after the page's first paint. */
export function afterPaint(done: () => void): void {
  let called = false;
  const call = () => {
    if (called) return;
    called = true;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done, { once: true });
    else done();
  };
  try {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) throw new Error('not told');
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) call();
    }).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(call, WITHOUT_PAINT_MS), { once: true });
  } catch {
    addEventListener('load', call, { once: true });
  }
}
