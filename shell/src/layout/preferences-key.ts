/** In its own file, because the document's first script reads the preferences too. */
export const PREFERENCES_KEY = 'arena.preferences';
