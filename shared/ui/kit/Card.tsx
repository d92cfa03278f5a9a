import { color, focusRing, media, radius, styled } from '@arena/shared/ui/core';

/** Cards in as many columns as fit, which fill the width. It is a list: put a `Card` into each `li`. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18.75rem, 100%), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.phone]: { gap: 10 },
});

/** One thing of many: 292 by 268 on a phone at normal text size, as wide as its column elsewhere, and taller rather than cut when the text is larger. */
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

/** The top of a card: what it is at the left, what can be done with it at the right. */
export const CardHeader = styled('header')({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 8 });
export const CardTitle = styled('h3')({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' });
export const CardMeta = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem' });
export const CardFooter = styled('div')({ marginTop: 'auto', paddingTop: 12, borderTop: `1px solid ${color.line}` });

/** Styles of a link that covers its whole card, and nothing else: no other control is inside it. */
export const cardLinkOverlay = {
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing,
} as const;
