/** Where `preferences` are kept. Alone in a file: the document's first script reads them too. */
export const PREFERENCES_KEY = 'arena.preferences';
