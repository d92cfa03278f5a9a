import { schemes } from './tokens';
import { color, type ColorToken, focusRing, font, media } from '@arena/shared/ui/core';

/** The CSS variables of a scheme, which `color` refers to. */
const variables = (scheme: keyof typeof schemes) => ({
  colorScheme: scheme,
  ...Object.fromEntries(Object.entries(schemes[scheme]).map(([name, value]) => [`--arena-color-${name as ColorToken}`, value])),
});

/** Resets browser differences and sets the base typography. */
const baseline = {
  html: {
    boxSizing: 'border-box',
    // Keeps the console's sticky header from covering the focused element.
    scrollPaddingTop: 64,
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
  // A touch target for names that are links. The padding of an inline box doesn't shift the layout.
  [media.touch]: { ':where(h2, h3, dd, li) > a': { paddingBlock: 14 } },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
} as const;

/** The base styles of `ButtonBase`. Zero specificity, so any button's styles override them. */
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

/** The document's global styles: color variables, the focus ring, and reduced motion. */
export const globalStyles = {
  ':root, [data-theme="dark"]': variables('dark'),
  '[data-theme="light"]': variables('light'),
  ...baseline,
  ...buttons,
  ':focus-visible': focusRing,
  // Headings are focused after navigation for screen readers; a ring would make them look like controls.
  'h1[tabindex="-1"]:focus-visible': { outline: 'none' },
  // Forced colors remove backgrounds and shadows. Not an outline, which shows the focus.
  [media.forced]: {
    ':is(a, button, ul > li)[aria-current], [role][aria-selected=true], [role=radio][aria-checked=true]': {
      borderInlineStart: '4px solid Highlight !important',
    },
  },
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
