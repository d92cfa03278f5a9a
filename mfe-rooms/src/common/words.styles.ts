import { color, font, media, styled } from '@arena/shared/ui';

export const Heading = styled('h2')({ font: `650 1.125rem/1.5rem ${font.display}`, fontStretch: '108%', overflowWrap: 'anywhere' });
export const Name = styled('span')({ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' });
export const Quiet = styled('span')({
  display: 'block',
  color: color.muted,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  overflowWrap: 'anywhere',
});
export const WideFacts = styled('div')({
  '& > dl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.rail]: { '& > dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
