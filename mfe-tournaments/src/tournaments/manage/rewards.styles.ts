import { color, media, radius, styled } from '@arena/shared/ui';

export const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '10px 16px',
  minHeight: 56,
  padding: '10px 0',
  borderBottom: `1px solid ${color.line}`,
  // Fields stay in columns, with or without a message below.
  '& > [role=group]': { flex: '0 1 18.5rem' },
});
export const Player = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  fontWeight: 550,
  overflowWrap: 'anywhere',
});
export const Line = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 10, [media.phone]: { width: '100%' } });
export const Field = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.muted,
  fontSize: '0.8125rem',
  [media.phone]: { flex: '1 1 4rem', minWidth: 0, flexDirection: 'column', alignItems: 'stretch', gap: 4 },
});
export const Input = styled('input')({
  width: '6rem',
  height: 34,
  padding: '0 8px',
  borderRadius: radius.control,
  border: `1px solid ${color.lineStrong}`,
  background: color.ground,
  color: color.text,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '&:read-only': { color: color.muted },
  [media.phone]: { width: '100%' },
  [media.touch]: { height: 44, fontSize: '1rem' },
});
export const Words = styled('p')({ color: color.muted, '&[data-tone=bad]': { color: color.bad } });
export const Result = styled(Words)({ flexBasis: '100%', fontSize: '0.8125rem' });
export const Foot = styled(Row)({ position: 'sticky', bottom: 0, borderBottom: 0, background: color.surface });
