import { Card, cardLook, color, font, styled, visuallyHidden } from '@arena/shared/ui';

const terms = {
  display: 'flex',
  flexWrap: 'wrap',
  color: color.muted,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  '& > div': { display: 'flex', minWidth: 0 },
  '& > div + div:not([data-status-line])::before': { content: '"·" / ""', margin: '0 5px' },
  '& > [data-status-line]': { flexBasis: '100%', marginTop: 6 },
  '& dt': visuallyHidden,
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;

const name = {
  fontWeight: 550,
  fontSize: '0.8125rem',
  lineHeight: '1.0625rem',
  // Keeps an unbreakable word from widening the box.
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

const players = {
  flex: 1,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 36,
  // Aligns the avatars even when one name wraps.
  alignContent: 'center',
  alignItems: 'start',
  padding: '8px 0',
  textAlign: 'center',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'center', minWidth: 0 },
  '& dt': { color: color.muted, fontSize: '0.75rem', lineHeight: '1rem' },
  '& dd': { margin: 0, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 6, maxWidth: '100%' },
  '& dd > :last-child': name,
  '&::after': {
    content: '"vs" / ""',
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    font: `800 0.75rem/1 ${font.display}`,
    fontStretch: '125%',
    textTransform: 'uppercase',
    color: color.faint,
  },
} as const;

/** Plain elements, because components would add up in a grid of cards. */
export const Root = styled(Card)({
  '& > header': cardLook.header,
  '& > header > :first-of-type': { display: 'flex', alignItems: 'baseline', gap: 6, minWidth: 0 },
  '& > header > div > span': { display: 'block', color: color.muted, fontSize: '0.75rem', lineHeight: '1rem' },
  '& h3': cardLook.title,
  // Above the card's link, so that the icons can be clicked.
  '& [data-part=icons]': { display: 'flex', flex: 'none', margin: '-6px -8px 0 0', position: 'relative', zIndex: 1 },
  '& > [data-part=terms]': terms,
  '& > [data-part=players]': players,
  // Fits the card's 268 pixels even with a two-line name.
  '& > footer': { ...cardLook.footer, paddingTop: 8 },
});
