import createCache from '@emotion/cache';

/**
 * Keeps a screen's styles out of the document. jsdom lays nothing out, and goes through every rule for each element that a test asks about:
 * a fifth of the time of a screen's tests. What is seen is the browser tests' to say.
 */
export const unattachedStyles = () => createCache({ key: 'arena', container: document.createElement('head') });
