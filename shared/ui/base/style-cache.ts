import createCache, { type EmotionCache } from '@emotion/cache';

/** Makes the document's Emotion cache. `nonce`: the value of the content security policy's `style-src`. */
export const createStyleCache = (nonce?: string): EmotionCache => createCache({ key: 'arena', nonce, prepend: true });
