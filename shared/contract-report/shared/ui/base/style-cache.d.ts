import { type EmotionCache } from '@emotion/cache';
/**
 * Creates the document's Emotion cache.
 * @param nonce - The nonce in `style-src` of the content security policy.
 */
export declare const createStyleCache: (nonce?: string) => EmotionCache;
