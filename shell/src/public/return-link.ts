import { readStoredJson, removeStored } from '@arena/shared/platform/storage';
import type { Member } from './member';
import * as t from './public.messages';

// Same format as `session/return-address.ts`.
const KEY = 'arena.return';
const PATH = /^\/(?![/\\])(?!auth\/)[^\\\s]{0,2000}$/;

/** Offers to return to where the last session ended. Fixed to the window's edge, so that it doesn't shift the page. */
export function offerReturn({ id, role }: Member): void {
  try {
    const { path, screen, userId } = readStoredJson('sessionStorage', KEY) as Record<string, unknown>;
    if (typeof path !== 'string' || !PATH.test(path) || typeof screen !== 'string' || (userId !== null && userId !== id)) return;
    if (path.startsWith('/admin') && role !== 'ROLE_ADMIN') return;
    const link = document.createElement('a');
    link.className = 'arena-return';
    link.href = path;
    link.textContent = t.continueWhereYouWere(screen.slice(0, 120));
    link.addEventListener('click', () => removeStored('sessionStorage', KEY));
    document.body.append(link);
  } catch {
    // There is no address to return to.
  }
}
