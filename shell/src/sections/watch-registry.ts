import type { SectionHost } from './host';
import { loadRegistry } from './registry';

/** Polling interval (milliseconds). An unchanged registry is a small 304. */
export const ASK_EVERY_MS = 30_000;

/** Polls while the tab is visible, when it becomes visible, and when the browser is online again, which also reloads failed sections. */
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
  const goOn = () => {
    ask();
    host.showFailed();
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('online', goOn);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
    window.removeEventListener('online', goOn);
  };
}
