import { color, focusRing, media, radius, styled } from '@arena/shared/ui/core';

const GAP = 16;

/**
 * A screen whose cards measure 292 × 268 px (part 2 §2) at the default text size. It is as wide as its columns, so that its heading and
 * filters end where they do.
 */
export const CardScreen = styled('div')({
  '--card': 'min(18.25rem, 100%)',
  minWidth: 'var(--card)',
  maxWidth: `calc(round(down, 100% + ${GAP}px, 18.25rem + ${GAP}px) - ${GAP}px)`,
});

/** A responsive grid of cards, rendered as a list: wrap each `Card` in an `li`. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, var(--card, minmax(min(18.75rem, 100%), 1fr)))',
  gap: GAP,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.phone]: { gap: 10 },
});

/**
 * A card of a grid: as wide as its column, at least 268 px high, taller for larger text.
 * A link in its title covers the whole card. Other controls need `position: 'relative'` and `zIndex: 1` to be above it.
 */
export const Card = styled('article')({
  position: 'relative',
  width: '100%',
  minHeight: '16.75rem',
  height: '100%',
  padding: 16,
  display: 'flex',
  flexDirection: 'column',
  background: `linear-gradient(180deg, ${color.raised}, ${color.surface})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
  '& header :is(h2, h3) > a': {
    color: 'inherit',
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

/** The styles of a card's parts, also for plain elements in cards that are listed by the dozen. */
export const cardLook = {
  header: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 8 },
  title: { fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' },
  footer: { marginTop: 'auto', paddingTop: 12, borderTop: `1px solid ${color.line}` },
} as const;
/** The top of a card: title on the left, actions on the right. */
export const CardHeader = styled('header')(cardLook.header);
/** The title of a card. */
export const CardTitle = styled('h3')(cardLook.title);
/** A muted line below the title. */
export const CardMeta = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem' });
/** The bottom of a card, below a line. */
export const CardFooter = styled('div')(cardLook.footer);
