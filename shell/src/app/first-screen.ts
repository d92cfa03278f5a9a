import type { SectionHost } from '../sections/host';
import { prefetch } from '../sections/navigation';
import { sessionView } from '../session/auth-store';
import { prefetchOwn } from './own-pages';
import { OWN_PATHS } from './own-paths';

/** A section that takes longer gets its place in the frame, and what is said there of a section on its way. */
const PATIENCE_MS = 500;

const patience = () => new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE_MS));

/**
 * Resolves when the code of the screen at this address is there, so that the first render is the screen itself and not a frame that is
 * rendered again. Waits half a second at most, and for the sign-in page as long as it takes: the document shows that already. Never rejects.
 */
export async function firstScreen(host: SectionHost): Promise<void> {
  const path = window.location.pathname;
  const own = prefetchOwn(path);
  if (path === OWN_PATHS.login) return own;
  await Promise.race([Promise.all([own, prefetch(host, path, sessionView.get().role)]), patience()]);
}
