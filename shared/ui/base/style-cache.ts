import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates the document's Emotion cache.
 * @param nonce - The nonce in `style-src` of the content security policy.
 */
export const createStyleCache = (nonce?: string): EmotionCache => createCache({ key: 'arena', nonce, prepend: true });
