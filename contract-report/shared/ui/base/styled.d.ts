import type { CreateStyled } from '@emotion/styled';
/**
 * Emotion's `styled` over the document's cache, without a theme. Emotion's renders a second component beside each element, which inserts its
 * styles (a fifth of a list of cards), and serialises every style at every render. Styles are inserted while the element is rendered: for hooks
 * that do so later each element pays. Styles depend on the props that are not handed on (`shouldForwardProp`), which are texts, numbers and
 * truths, and on no others.
 */
export declare const styled: CreateStyled;
