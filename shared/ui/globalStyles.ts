import { color, focusRing, media } from './tokens';

/** Rules for the whole document: one focus ring, and stillness for those who ask for it. */
export const globalStyles = {
  html: { scrollbarColor: `${color.lineStrong} transparent` },
  body: { minHeight: '100vh', overflowWrap: 'break-word' },
  'h1, h2, h3, h4, p, dl, dd, figure': { margin: 0 },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  ':focus-visible': focusRing,
  // A heading takes focus after navigation so that it is read out: a ring would look like a control.
  'h1[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { background: color.accentFill, color: color.onAccent },
  [media.still]: {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
