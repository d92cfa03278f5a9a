import { color, figures, focusRing, media, radius, styled } from '@arena/shared/ui/core';
import { checkboxLook } from '../kit/Checkbox';
import { rowBadgeStyles } from './row-badge';

/** The row height: 56 px at normal text size. */
export const ROW_REM = 3.5;

/** The border around a table. */
export const Frame = styled('div')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  overflow: 'hidden',
});

/**
 * A cell's second line, `<small><br />…</small>`. Inline, so that the cell clips both lines: nested clipping boxes take longer to paint.
 */
const secondLine = { color: color.muted, fontSize: '0.75rem', lineHeight: '1rem', fontWeight: 400 };

/** The scrolling element. Focusable, so that arrow keys scroll it. */
export const Scroller = styled('div')({
  overflow: 'auto',
  // Keeps the sticky header from covering the focused element.
  scrollPaddingTop: 44,
  // Opaque, so that the browser can scroll it without repainting.
  background: color.surface,
  overscrollBehaviorX: 'contain',
  // The virtualizer replaces the browser's scroll anchoring.
  overflowAnchor: 'none',
  '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
});

/**
 * Styles all cells at once, so that a cell needs no component. Each row has `contain`, so a new row is laid out without the table. The
 * elements set their table `role`, because their `display` isn't a table's.
 */
export const Table = styled('table')({
  display: 'block',
  textAlign: 'left',
  '& thead, & tbody': { display: 'block' },
  '& thead': { position: 'sticky', top: 0, zIndex: 1 },
  '& tbody': { position: 'relative', lineHeight: '1.1875rem' },
  '& tr': { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'center', padding: '0 4px' },
  // `inherit` would restyle every cell of a row when the pointer enters it.
  '& th, & td': {
    boxSizing: 'border-box',
    display: 'block',
    padding: '0 12px',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& thead tr': {
    height: 36,
    background: color.raised,
    borderBottom: `1px solid ${color.line}`,
    color: color.muted,
    fontSize: '0.75rem',
    [media.touch]: { height: 44 },
  },
  '& thead th': { fontWeight: 500, overflow: 'visible' },
  // A section may pin the last column, which must not cover the focused element.
  '& tr > :not(:last-child):has(:focus-visible) ~ :last-child': { position: 'static' },
  '& tbody th': { fontWeight: 550 },
  '& th > small, & td > small': secondLine,
  '& tbody tr': { height: `${ROW_REM}rem`, borderBottom: `1px solid ${color.line}`, contain: 'size layout style' },
  '& tbody tr[data-last]': { borderBottomColor: 'transparent' },
  '@media (hover: hover)': { '& tbody tr:hover': { background: color.hover } },
  '& tbody tr[aria-selected]': { cursor: 'default' },
  '& tbody tr[aria-selected=true]': { background: color.accentSoft, boxShadow: `inset 3px 0 ${color.accent}` },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible tbody tr[aria-selected=true]': { ...focusRing, outlineOffset: '-2px' },
  // The whole cell can be pressed.
  '& [data-check]': { alignSelf: 'stretch', display: 'grid', placeItems: 'center', padding: 0, cursor: 'pointer' },
  '& tbody input[data-box]': checkboxLook,
  ...rowBadgeStyles,
  '& [data-align=end]': { textAlign: 'right', ...figures },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 28,
    padding: '0 6px',
    margin: '0 -6px',
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '& svg': { flex: 'none', opacity: 0 },
    '&:hover, &[data-sorted]': { color: color.text },
    '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
    '&[data-sorted] svg': { opacity: 1 },
    [media.touch]: { minHeight: 44 },
  },
  // In right-aligned columns the arrow comes first, so that the header lines up with the figures.
  '& thead [data-align=end] button': { flexDirection: 'row-reverse' },
});

/** The list of row cards. */
export const RowCards = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  position: 'relative',
  '& > li': { paddingBottom: 10 },
  '& > li[aria-current] > article': { borderColor: color.accent, boxShadow: `inset 3px 0 ${color.accent}` },
});

/** A row as a card. */
export const RowCard = styled('article')({
  ...rowBadgeStyles,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  padding: 14,
  position: 'relative',
  '& > [data-check]': { position: 'absolute', top: 0, right: 0, width: 46, height: 46, display: 'grid', placeItems: 'center' },
  '& > [data-check] ~ h3': { paddingRight: 36 },
  '& h3 > small, & dd > small': secondLine,
  // Some characters are wider than a column and can't be broken.
  '& > h3, & dd': { overflowWrap: 'anywhere', overflowX: 'clip', overflowClipMargin: 4 },
  '& > h3': { fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600, marginBottom: 10 },
  '& > dl': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))', gap: '10px 16px', margin: 0 },
  '& dt': { color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem' },
  '& dd': { margin: 0, ...figures },
  '& > footer': { marginTop: 12, paddingTop: 12, borderTop: `1px solid ${color.line}` },
});

/** The sort control above the cards. */
export const SortRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 10,
  color: color.muted,
  fontSize: '0.8125rem',
  '& > label': { flex: 1 },
  '& > [data-all]': { flex: 'none', display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, marginRight: 8 },
});
