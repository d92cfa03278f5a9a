import { media, styled } from '@arena/shared/ui';

/** Two columns where there is room; `data-wide` spans both. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  marginBottom: 16,
  '& > [data-wide=true]': { gridColumn: '1 / -1' },
  [media.rail]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.phone]: { gap: 12, marginBottom: 12 },
});
