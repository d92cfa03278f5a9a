import { type EmotionCache } from '@emotion/cache';
/**
 * Makes where Emotion keeps which styles the document has. Styled elements use the one that was made last.
 * `nonce`: what the content security policy allows style elements with.
 */
export declare function createStyleCache(nonce?: string): EmotionCache;
/** The one that was made last. */
export declare const styleCache: () => EmotionCache;
/** Whether there is one: the console runs. */
export declare const hasStyleCache: () => boolean;
