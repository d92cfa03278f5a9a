import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** What the browsers that run the console still want with a prefix. Emotion's own list of prefixes is ten years longer. */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') element.return = `-webkit-${element.value}${element.value}`;
};

let current: EmotionCache | undefined;

/**
 * Makes where Emotion keeps which styles the document has. Styled elements use the one that was made last.
 * `nonce`: what the content security policy allows style elements with.
 */
export function createStyleCache(nonce?: string): EmotionCache {
  current = createCache({ key: 'arena', nonce, prepend: true, stylisPlugins: [prefixed] });
  return current;
}

/** The one that was made last. */
export const styleCache = (): EmotionCache => current ?? createStyleCache();

/** Whether there is one: the console runs. */
export const hasStyleCache = (): boolean => current !== undefined;
