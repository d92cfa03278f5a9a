import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { type Interpolation, serializeStyles, type SerializedStyles } from '@emotion/serialize';
import type { CreateStyled } from '@emotion/styled';
import { getRegisteredStyles, insertStyles, registerStyles } from '@emotion/utils';
import { createElement, type ElementType, type ReactNode, useInsertionEffect } from 'react';

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

const NOT_IN_A_BROWSER = typeof document === 'undefined';

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

  function Styled(props: Props): ReactNode {
    const cache = useStyleCache() as NonNullable<ReturnType<typeof useStyleCache>>;
    const Tag = typeof tag === 'string' ? (props.as ?? tag) : tag;
    const isElement = typeof Tag === 'string';
    const { handedOn, own, key } = divide(props, tag, passes);
    // Classes of other styled elements are taken apart, so that the styles that were given last win.
    const given: string[] = [];
    const plain = props.className === undefined ? '' : getRegisteredStyles(cache.registered, given, props.className);
    let serialized = given.length === 0 ? known.get(key) : undefined;
    if (serialized === undefined) {
      serialized = serializeStyles([...styles, ...given], cache.registered, own);
      if (given.length === 0) known.set(key, serialized);
    }
    const style = serialized;
    if (NOT_IN_A_BROWSER) insertStyles(cache, style, isElement);
    else registerStyles(cache, style, isElement);
    useInsertionEffect(() => void insertStyles(cache, style, isElement), [cache, style, isElement]);
    return createElement(Tag, { ...handedOn, className: `${plain}${cache.key}-${style.name}` });
  }
  recipes.set(Styled, { tag, styles, passes });
  return Styled;
}

/**
 * Emotion's `styled` over its own cache, without a theme. Emotion's renders a second component beside each element, which inserts its styles
 * (a fifth of a list of cards), and serialises every style at every render. Styles depend on the props that are not handed on
 * (`shouldForwardProp`), which are texts, numbers and truths, and on no others.
 */
export const styled = ((tag: ElementType, options?: { readonly shouldForwardProp?: Passes }) =>
  (...styles: readonly Style[]) =>
    make(tag, options, styles)) as unknown as CreateStyled;
