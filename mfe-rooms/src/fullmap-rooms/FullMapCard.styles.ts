import { Card, color, CopyableText, font, media, styled } from '@arena/shared/ui';

export const Root = styled(Card)({ gap: 14 });
export const Head = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2 });
export const When = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 10,
  alignItems: 'center',
  padding: '10px 12px',
  borderRadius: 10,
  background: color.greySoft,
  '& > svg': { color: color.muted },
});
export const Start = styled('p')({ fontWeight: 600, fontSize: '0.875rem', lineHeight: '1.25rem' });
export const Zone = styled('p')({ color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem' });
export const Countdown = styled('p')({
  color: color.accentStrong,
  font: `600 0.75rem/1.125rem ${font.text}`,
  '&[data-past=true]': { color: color.muted },
});
/** At the height of other values, although its button is taller, and above the card's link, so that the button can be clicked. */
export const Copyable = styled(CopyableText)({
  position: 'relative',
  zIndex: 1,
  minHeight: 0,
  verticalAlign: 'top',
  '& button': { margin: '-6px 0' },
  [media.touch]: { '& button': { margin: '-12px 0' } },
});
