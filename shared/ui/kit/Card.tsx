import { color, focusRing, media, radius, styled } from '@arena/shared/ui/core';

/** A responsive grid of cards, rendered as a list: wrap each `Card` in an `li`. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18.75rem, 100%), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.phone]: { gap: 10 },
});

/** A card of a grid: 292 × 268 px on a phone (part 2 §2), as wide as its column elsewhere, taller for larger text. */
export const Card = styled('article')({
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
});

/** The top of a card: title on the left, actions on the right. */
export const CardHeader = styled('header')({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 8 });
/** The title of a card. */
export const CardTitle = styled('h3')({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' });
/** A muted line below the title. */
export const CardMeta = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem' });
/** The bottom of a card, below a line. */
export const CardFooter = styled('div')({ marginTop: 'auto', paddingTop: 12, borderTop: `1px solid ${color.line}` });

/** Styles for a link whose click area covers its whole card. The card must have no other controls. */
export const cardLinkOverlay = {
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing,
} as const;
