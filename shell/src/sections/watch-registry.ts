import type { SectionHost } from './host';
import { loadRegistry } from './registry';

/** Polling interval (milliseconds). An unchanged registry is a small 304. */
export const ASK_EVERY_MS = 30_000;

/** Polls while the tab is visible, and when it becomes visible. */
export function watchRegistry(host: SectionHost, read = loadRegistry): () => void {
  let asking = false;
  const ask = () => {
    if (asking || document.visibilityState === 'hidden') return;
    asking = true;
    // Errors are ignored: offline or a restarting origin, and the tab works with what it has.
    read()
      .then((fresh) => host.notice(fresh))
      .catch(() => undefined)
      .finally(() => (asking = false));
  };
  const timer = setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}
