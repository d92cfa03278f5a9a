import { type EmotionCache } from '@emotion/cache';
/** Makes the document's Emotion cache. `nonce`: the value of the content security policy's `style-src`. */
export declare const createStyleCache: (nonce?: string) => EmotionCache;
