import { css } from '@emotion/react';
import emotion, { type CSSObject, type CreateStyled } from '@emotion/styled';

type Create = (tag: string, options?: object) => (...styles: readonly unknown[]) => unknown;

const isPlain = (style: unknown): style is CSSObject =>
  typeof style === 'object' && style !== null && !Array.isArray(style) && !('styles' in style);

/** Serialised by the first render, in the form that emotion takes as it is. */
function once(style: CSSObject) {
  let serialized: ReturnType<typeof css> | undefined;
  const get = () => (serialized ??= css(style));
  return {
    get name() {
      return get().name;
    },
    get styles() {
      return get().styles;
    },
    get next() {
      return get().next;
    },
  };
}

/** Emotion's `styled`, which by itself serialises every style again at every render, also one that never changes. */
export const styled = ((tag, options) =>
  (...styles) =>
    (emotion as unknown as Create)(
      tag,
      options,
    )(...styles.map((style) => (isPlain(style) ? once(style) : style)))) as Create as CreateStyled;
