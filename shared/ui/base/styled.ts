import type { EmotionCache } from '@emotion/cache';
import { type Interpolation, serializeStyles, type SerializedStyles } from '@emotion/serialize';
import type { CreateStyled } from '@emotion/styled';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { createElement, type ElementType, type ReactNode } from 'react';
import { hasStyleCache, styleCache } from './style-cache';

type Style = Interpolation<unknown>;
type Passes = (prop: string) => boolean;

interface Props {
  readonly as?: ElementType;
  readonly className?: string;
}

/** What a styled element was made of. One that is styled again is rendered as one element, with the styles of both. */
interface Recipe {
  readonly tag: ElementType;
  readonly styles: readonly Style[];
  readonly passes: Passes | undefined;
}
const recipes = new WeakMap<object, Recipe>();

const both = (one: Passes | undefined, other: Passes | undefined): Passes | undefined =>
  one === undefined || other === undefined ? (one ?? other) : (prop) => one(prop) && other(prop);

/** Divides props: what is handed on to the tag, and what the styles depend on, with a key of it. */
function divide({ as, ...props }: Props, tag: ElementType, passes: Passes | undefined) {
  // A component may have an `as` of its own.
  const all: Record<string, unknown> = typeof tag === 'string' || as === undefined ? props : { ...props, as };
  if (passes === undefined) return { handedOn: all, own: {}, key: '' };
  const handedOn: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  let key = '';
  for (const prop in all) {
    if (passes(prop)) {
      handedOn[prop] = all[prop];
    } else {
      own[prop] = all[prop];
      key += `${prop}:${String(all[prop])};`;
    }
  }
  return { handedOn, own, key };
}

function make(outer: ElementType, options: { readonly shouldForwardProp?: Passes } | undefined, added: readonly Style[]) {
  const inner = typeof outer === 'string' ? undefined : recipes.get(outer);
  const tag = inner?.tag ?? outer;
  const styles = [...(inner?.styles ?? []), ...added];
  const passes = both(inner?.passes, options?.shouldForwardProp);
  /** By the props that the styles depend on. */
  const known = new Map<string, SerializedStyles>();

  function serialized({ registered }: EmotionCache, key: string, own: Readonly<Record<string, unknown>>): SerializedStyles {
    let style = known.get(key);
    if (style === undefined) {
      style = serializeStyles([...styles], registered, own);
      known.set(key, style);
    }
    return style;
  }

  function Styled(props: Props): ReactNode {
    const cache = styleCache();
    const Tag = typeof tag === 'string' ? (props.as ?? tag) : tag;
    const { handedOn, own, key } = divide(props, tag, passes);
    // Classes of other styled elements are taken apart, so that the styles that were given last win.
    const given: string[] = [];
    const plain = props.className === undefined ? '' : getRegisteredStyles(cache.registered, given, props.className);
    const style = given.length === 0 ? serialized(cache, key, own) : serializeStyles([...styles, ...given], cache.registered, own);
    insertStyles(cache, style, typeof Tag === 'string');
    return createElement(Tag, { ...handedOn, className: `${plain}${cache.key}-${style.name}` });
  }
  // Of a file that comes while the console runs, styles are inserted with it, and not while somebody waits for its screen.
  if (hasStyleCache() && passes === undefined) insertStyles(styleCache(), serialized(styleCache(), '', {}), typeof tag === 'string');
  recipes.set(Styled, { tag, styles, passes });
  return Styled;
}

/**
 * Emotion's `styled` over the document's cache, without a theme. Emotion's renders a second component beside each element, which inserts its
 * styles (a fifth of a list of cards), and serialises every style at every render. Styles are inserted while the element is rendered: for hooks
 * that do so later each element pays. Styles depend on the props that are not handed on (`shouldForwardProp`), which are texts, numbers and
 * truths, and on no others.
 */
export const styled = ((tag: ElementType, options?: { readonly shouldForwardProp?: Passes }) =>
  (...styles: readonly Style[]) =>
    make(tag, options, styles)) as unknown as CreateStyled;
