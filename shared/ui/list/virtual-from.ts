/** Up to this many rows or cards are all rendered: the browser's own search and its print then find every one. */
export const VIRTUAL_FROM = 60;

/** A screenful: so many of a short list are rendered with the screen, and the others after it is painted. */
export const SCREENFUL = 12;
