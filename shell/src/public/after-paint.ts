/** A page in the background is never painted; what follows is done all the same then (milliseconds after the load). */
const WITHOUT_PAINT_MS = 3000;

/** Calls back once the page's content has been painted for the first time and can be operated. */
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
