import type { SectionHost } from './host';
import { loadRegistry } from './registry';

/** How often an open tab asks what is live (milliseconds). An unchanged answer is a 304 of a few bytes. */
export const ASK_EVERY_MS = 30_000;

/** Keeps a tab's host up to date about what is live: every half minute while the tab is looked at, and when it is looked at again. */
export function watchRegistry(host: SectionHost, read = loadRegistry): () => void {
  let asking = false;
  const ask = () => {
    if (asking || document.visibilityState === 'hidden') return;
    asking = true;
    // Offline, or the shell's origin is being restarted: the tab works with what it has.
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
