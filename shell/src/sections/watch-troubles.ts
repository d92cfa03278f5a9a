import type { SectionHost } from './host';

/** Tasks at least this long are reported to the user (milliseconds). */
const BUSY_MS = 3000;

/**
 * Tells the user what no boundary catches: a section threw outside of rendering or blocked the page. The page goes on. The words load with
 * the first trouble; without them it's only in the browser's console.
 */
export function watchTroubles(host: SectionHost): void {
  const tell = (trouble: { readonly thrown: unknown } | { readonly busy: number }) =>
    void import(/* webpackChunkName: "troubles" */ './tell-trouble').then(
      ({ tellTrouble }) => tellTrouble(host, trouble),
      () => undefined,
    );
  addEventListener('error', ({ error }) => tell({ thrown: error as unknown }));
  addEventListener('unhandledrejection', ({ reason }) => tell({ thrown: reason as unknown }));
  try {
    const observer = new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      if (longest >= BUSY_MS) tell({ busy: longest });
    });
    observer.observe({ type: 'longtask' });
  } catch {
    // A browser that does not tell.
  }
}
