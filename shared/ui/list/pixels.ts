/**
 * Pixels of so many rem, by the text size that the reader has chosen. The browser works out the document's styles for the answer, so no
 * component asks while it is rendered: a style can say `rem` itself.
 */
export const pixelsOf = (rem: number): number => rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
