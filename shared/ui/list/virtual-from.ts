/** Up to this many rows or cards are all rendered: the browser's own search and its print then find every one. */
export const VIRTUAL_FROM = 60;
