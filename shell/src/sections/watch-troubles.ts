import type { SectionHost } from './host';

/** Longer tasks are reported to the user (milliseconds). */
const BUSY_MS = 3000;

/** Reports what no boundary catches: errors outside rendering and a blocked main thread. */
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
    // The browser doesn't report long tasks.
  }
}
