import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** What the browsers that run the console still want with a prefix. Emotion's own list of prefixes is ten years longer. */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') element.return = `-webkit-${element.value}${element.value}`;
};

/** Where emotion keeps which styles the document has. `nonce`: what the content security policy allows style elements with. */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'arena', nonce, prepend: true, stylisPlugins: [prefixed] });
