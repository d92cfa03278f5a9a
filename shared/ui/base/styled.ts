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

function handedOn({ as, ...props }: Props, tag: ElementType, passes: Passes | undefined): Props {
  // A component may have an `as` of its own.
  const all = typeof tag === 'string' || as === undefined ? props : { ...props, as };
  return passes === undefined ? all : Object.fromEntries(Object.entries(all).filter(([prop]) => passes(prop)));
}

function make(outer: ElementType, options: { readonly shouldForwardProp?: Passes } | undefined, added: readonly Style[]) {
  const inner = typeof outer === 'string' ? undefined : recipes.get(outer);
  const tag = inner?.tag ?? outer;
  const styles = [...(inner?.styles ?? []), ...added];
  const passes = both(inner?.passes, options?.shouldForwardProp);
  const dependsOnProps = styles.some((style) => typeof style === 'function');
  let once: SerializedStyles | undefined;

  function Styled(props: Props): ReactNode {
    const cache = useStyleCache() as NonNullable<ReturnType<typeof useStyleCache>>;
    const Tag = typeof tag === 'string' ? (props.as ?? tag) : tag;
    const isElement = typeof Tag === 'string';
    // Classes of other styled elements are taken apart, so that the styles that were given last win.
    const given: string[] = [];
    const plain = props.className === undefined ? '' : getRegisteredStyles(cache.registered, given, props.className);
    const serialized =
      dependsOnProps || given.length > 0
        ? serializeStyles([...styles, ...given], cache.registered, props)
        : (once ??= serializeStyles(styles as Style[], cache.registered));
    if (NOT_IN_A_BROWSER) insertStyles(cache, serialized, isElement);
    else registerStyles(cache, serialized, isElement);
    useInsertionEffect(() => void insertStyles(cache, serialized, isElement), [cache, serialized, isElement]);
    return createElement(Tag, { ...handedOn(props, tag, passes), className: `${plain}${cache.key}-${serialized.name}` });
  }
  recipes.set(Styled, { tag, styles, passes });
  return Styled;
}

/**
 * Emotion's `styled` over its own cache, without a theme. Emotion's renders a second component beside each element, which inserts its styles,
 * and serialises every style at every render, also one that never changes: a third of what a list of cards costs to be drawn.
 */
export const styled = ((tag: ElementType, options?: { readonly shouldForwardProp?: Passes }) =>
  (...styles: readonly Style[]) =>
    make(tag, options, styles)) as unknown as CreateStyled;
