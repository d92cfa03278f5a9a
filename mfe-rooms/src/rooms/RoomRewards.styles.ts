import { color, font, media, styled } from '@arena/shared/ui';

export const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
export const Head = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12, marginBottom: 14 });
export const RoomNumber = styled('h2')({ font: `650 1.125rem/1.5rem ${font.display}`, fontStretch: '108%' });
export const Facts = styled('div')({
  '& > dl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.rail]: { '& > dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const ChoiceName = styled('span')({ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' });
export const ChoiceRole = styled('span')({ display: 'block', color: color.muted, fontSize: '0.75rem' });
export const Bottom = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 16,
});
export const Selected = styled('p')({ minHeight: '1.25rem', '& strong': { fontWeight: 600 } });
export const Hint = styled('span')({ color: color.muted });
