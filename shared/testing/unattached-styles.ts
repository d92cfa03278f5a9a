import createCache from '@emotion/cache';

/**
 * A style cache outside the document. jsdom has no layout, but matches every rule against each queried element, which is slow. Browser
 * tests check visibility.
 */
export const unattachedStyles = () => createCache({ key: 'arena', container: document.createElement('head') });
