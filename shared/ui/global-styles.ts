import { schemes } from './tokens';
import { color, type ColorToken, focusRing, font, media } from '@arena/shared/ui/core';

/** Every token of a scheme as the CSS variable that `color` refers to. */
const variables = (scheme: keyof typeof schemes) => ({
  colorScheme: scheme,
  ...Object.fromEntries(Object.entries(schemes[scheme]).map(([name, value]) => [`--arena-color-${name as ColorToken}`, value])),
});

/** What browsers do differently, and the type that everything is written in. */
const baseline = {
  html: {
    boxSizing: 'border-box',
    scrollbarColor: `${color.lineStrong} transparent`,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  body: {
    margin: 0,
    minHeight: '100vh',
    overflowWrap: 'break-word',
    color: color.text,
    backgroundColor: color.ground,
    fontFamily: font.text,
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: '1.25rem',
    letterSpacing: 0,
    '&::backdrop': { backgroundColor: color.ground },
  },
  'strong, b': { fontWeight: 600 },
  'h1, h2, h3, h4, p, dl, dd, figure': { margin: 0 },
  a: { color: 'inherit', textDecoration: 'none' },
  // A name that is a link, as high as a finger needs: what pads an inline box moves nothing around it.
  [media.touch]: { ':where(h2, h3, dd, li) > a': { paddingBlock: 14 } },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
} as const;

/** `ButtonBase`. Without specificity, so that any button's look overrides it. */
const buttons = {
  ':where(.button-base)': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: 0,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    userSelect: 'none',
    verticalAlign: 'middle',
    appearance: 'none',
    WebkitTapHighlightColor: 'transparent',
  },
  '.button-base:disabled': { pointerEvents: 'none', cursor: 'default' },
} as const;

/** Rules for the whole document: the tokens' variables, one focus ring, and stillness for those who ask for it. */
export const globalStyles = {
  ':root, [data-theme="dark"]': variables('dark'),
  '[data-theme="light"]': variables('light'),
  ...baseline,
  ...buttons,
  ':focus-visible': focusRing,
  // A heading takes focus after navigation so that it is read out: a ring would look like a control.
  'h1[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { background: color.accentFill, color: color.onAccent },
  [media.still]: {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      // The types know no `!important` here.
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
} as const;
