import { Card, color, font, media, styled } from '@arena/shared/ui';

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
/** Keeps a copyable text at the height of other values, although its button is taller. */
export const Tight = styled('span')({
  '& > span': { minHeight: 0, verticalAlign: 'top' },
  '& button': { margin: '-6px 0' },
  [media.touch]: { '& button': { margin: '-12px 0' } },
});
/** Keeps copy buttons above the card's link, so that they can be clicked. */
export const Above = styled(Tight)({ position: 'relative', zIndex: 1 });
