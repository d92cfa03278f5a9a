import { color, styled } from '@arena/shared/ui';

export const Head = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px', marginBottom: 16 });
export const GameType = styled('p')({ color: color.muted, overflowWrap: 'anywhere' });
export const Blocks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: 16,
});
export const BlockTitle = styled('h3')({ fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 600, marginBottom: 12 });
export const Modes = styled('span')({ display: 'inline-flex', gap: 6 });
