import { readStoredJson } from '@arena/shared/platform/storage';

/** In its own file, because the document's first script reads the preferences too. */
export const PREFERENCES_KEY = 'arena.preferences';

export function prefersRail(): boolean {
  const stored = readStoredJson('localStorage', PREFERENCES_KEY) as { state?: { sidebarCollapsed?: unknown } } | null;
  return stored?.state?.sidebarCollapsed === true;
}
