import { Card, CardFooter, color, font, styled, visuallyHidden } from '@arena/shared/ui';

export const Root = styled(Card)({ position: 'relative' });
export const Label = styled('span')({ display: 'block', color: color.muted, fontSize: '0.75rem', lineHeight: '1rem' });
export const Top = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 6, minWidth: 0 });

export const Terms = styled('dl')({
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
});

/** Above the cardLinkOverlay link, so that the icons can be clicked. */
export const Icons = styled('div')({ display: 'flex', flex: 'none', margin: '-6px -8px 0 0', position: 'relative', zIndex: 1 });

export const Players = styled('dl')({
  flex: 1,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 36,
  // Aligns the avatars even when one name wraps.
  alignContent: 'center',
  alignItems: 'start',
  padding: '10px 0',
  textAlign: 'center',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'center', minWidth: 0 },
  '& dt': { color: color.muted, fontSize: '0.75rem', lineHeight: '1rem' },
  '& dd': { margin: 0, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 6, maxWidth: '100%' },
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
});

/** Fits the card's 268 pixels even with a two-line name. */
export const Facts = styled(CardFooter)({ paddingTop: 10 });

export const Name = styled('span')({
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
});
