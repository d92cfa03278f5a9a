import { color, figures, focusRing, media, radius, styled } from '@arena/shared/ui';

const smallButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  cursor: 'pointer',
  font: 'inherit',
  '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
} as const;

/** Styles all cells from one element, which is cheaper than styling each. */
export const Look = styled('div')({
  '& small[data-tone=bad]': { color: color.bad },
  '& small[data-tone=wait]': { color: color.wait },
  '& [data-note]': {
    display: 'block',
    maxHeight: '2.25rem',
    overflow: 'clip',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    color: color.muted,
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
  },
  // Keeps the time and the history link together.
  '& [data-note] span': { whiteSpace: 'nowrap' },
  '& [data-id]': { ...figures, display: 'inline-flex', alignItems: 'center', gap: 2 },
  '& [data-id] button': {
    ...smallButton,
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    color: color.muted,
    '&:hover': { color: color.text, background: color.greySoft },
  },
  '& [data-id] [data-details]': {
    width: 'auto',
    padding: '0 4px',
    margin: '0 0 0 -4px',
    color: 'inherit',
    fontWeight: 550,
    textDecoration: 'underline',
    textDecorationColor: color.faint,
    textUnderlineOffset: '3px',
  },
  '& tbody b, & dd b': { fontWeight: 550 },
  '& a': { fontWeight: 550, borderRadius: radius.small, '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  '& a:focus-visible': { ...focusRing, outlineOffset: '-2px' },

  '& [data-mobile]': {
    ...smallButton,
    padding: '0 4px',
    margin: '0 4px 0 -4px',
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    color: 'inherit',
    letterSpacing: '0.02em',
    ...figures,
    minHeight: 24,
    '&:hover': { color: color.text, background: color.greySoft },
  },
  // Minimum target height of stacked links (WCAG 2.5.8).
  '& :has(> small > [data-mobile]) > a': {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'top',
    lineHeight: '1.5rem',
  },

  '& [data-actions]': { display: 'flex', gap: 6, justifyContent: 'flex-end' },
  '& [data-decision]': {
    ...smallButton,
    gap: 5,
    minHeight: 30,
    padding: '3px 9px',
    borderRadius: 8,
    border: `1px solid ${color.lineStrong}`,
    background: color.surface,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    '&[data-decision=APPROVED]': { color: color.ok },
    '&[data-decision=REJECTED]': { color: color.bad },
    '&[aria-disabled]': { opacity: 0.6, cursor: 'default' },
  },
  // Shows the shortcut keys on the selected row's buttons where a keyboard is likely.
  '@media (hover: hover) and (min-width: 1440px)': {
    '& tr[aria-selected=true] [data-decision]:not([aria-disabled])::after': {
      content: 'attr(aria-keyshortcuts)',
      font: 'inherit',
      fontSize: '0.6875rem',
      lineHeight: '1rem',
      fontWeight: 500,
      padding: '0 4px',
      borderRadius: 5,
      border: `1px solid ${color.lineStrong}`,
      color: color.muted,
    },
  },

  // Keeps the decision buttons visible while the table scrolls sideways.
  '&& tbody tr': { background: color.surface },
  '@media (hover: hover)': {
    // Skips rendering the icon in rows without hover, focus or selection.
    '& tr:not(:hover, [aria-selected=true]) [data-id] button:not(:focus-visible) > svg': { display: 'none' },
    '&& tbody tr:hover': { background: color.hover },
    '& [data-decision]:hover:not([aria-disabled])': { background: color.raised, borderColor: 'currentColor' },
  },
  '&& tbody tr[aria-selected=true]': { background: `linear-gradient(${color.accentSoft}, ${color.accentSoft}), ${color.surface}` },
  '&[data-acts=true] tr > :last-child': { position: 'sticky', right: 0, textAlign: 'right' },
  '&[data-acts=true] tbody tr > :last-child': {
    // Leaves the row's edges to the focus ring.
    alignSelf: 'stretch',
    margin: '2px 0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    background: 'inherit',
  },
  '&[data-acts=true] thead tr > :last-child': { background: 'inherit' },
  '& tbody td > [data-note]': { textAlign: 'right' },
  '& li td > [data-note], & footer [data-note]': { textAlign: 'left' },

  [media.touch]: {
    '& [data-decision]': { minHeight: 44, padding: '3px 14px' },
    '& [data-id] button': { width: 44, height: 44, margin: '-10px 0' },
    '& [data-id] [data-details]': { margin: '-10px 0 -10px -4px' },
  },
  [media.narrow]: {
    // Email addresses don't fit one column of a card.
    '& dl > div:has(dd > a), & dl > div:has(dd > b)': { gridColumn: 'span 2' },
    '& footer [data-actions] > *': { flex: 1 },
    '& dd small': { whiteSpace: 'nowrap' },
  },
  [media.phone]: { '& dl > div:has(dd > a), & dl > div:has(dd > b)': { gridColumn: '1 / -1' } },
});
