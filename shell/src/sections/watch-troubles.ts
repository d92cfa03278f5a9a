import type { SectionHost } from './host';

/** A task of this length and more is told of (milliseconds): whoever has waited for so long takes the console for broken. */
const BUSY_MS = 3000;

/**
 * Tells the person what no boundary catches: that a section threw outside of rendering, or kept the page busy. The page goes on. What
 * is said comes with the first trouble; where that cannot be fetched, it is in the browser's console all the same.
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
