import { type EmotionCache } from '@emotion/cache';
/** Where emotion keeps which styles the document has. `nonce`: what the content security policy allows style elements with. */
export declare const createStyleCache: (nonce?: string) => EmotionCache;
