import { Card, CardFooter, color, font, styled } from '@arena/shared/ui';

export const Root = styled(Card)({ position: 'relative' });

export const Label = styled('span')({ display: 'block', color: color.muted, fontSize: '0.75rem', lineHeight: '1rem' });

export const Top = styled('div')({
  display: 'flex',
  gap: 12,
  minWidth: 0,
  '& > dl': { minWidth: 0 },
  // The number and the badge beside it are of different heights: on one line by their middles.
  '& > div > :last-child': { minHeight: '1.375rem', display: 'flex', alignItems: 'center' },
});

/** Above the stretched link, so that a press on an icon is a press on the icon. */
export const Icons = styled('div')({ display: 'flex', flex: 'none', margin: '-6px -8px 0 0', position: 'relative', zIndex: 1 });

export const Players = styled('dl')({
  flex: 1,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 36,
  // Avatars on one line, also when one name is longer.
  alignItems: 'start',
  padding: '6px 0 4px',
  textAlign: 'center',
  '&::after': {
    content: '"vs" / ""',
    position: 'absolute',
    left: '50%',
    // The middle of the avatars, which are 40 px high.
    top: 26,
    transform: 'translate(-50%, -50%)',
    font: `800 0.75rem/1 ${font.display}`,
    fontStretch: '125%',
    textTransform: 'uppercase',
    color: color.faint,
  },
});

export const Player = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  minWidth: 0,
  '& dt': { color: color.muted, fontSize: '0.75rem', lineHeight: '1rem' },
  '& dd': { margin: 0, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 6, maxWidth: '100%' },
});

/** Two rows of facts and a name of two lines fit into the card's 268 pixels. */
export const Facts = styled(CardFooter)({ paddingTop: 10, '& > dl': { rowGap: 6 } });

export const Name = styled('span')({
  fontWeight: 550,
  fontSize: '0.8125rem',
  lineHeight: '1.0625rem',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
