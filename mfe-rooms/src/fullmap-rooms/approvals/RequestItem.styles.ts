import { color, figures, media, radius, styled } from '@arena/shared/ui';

export const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' });
export const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(6rem, auto) 13.5rem',
  gap: '4px 16px',
  alignItems: 'center',
  minHeight: 56,
  padding: '10px 12px',
  borderRadius: radius.small,
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTopColor: 'transparent' },
  '&:focus-within': { background: color.accentSoft, boxShadow: `inset 2px 0 ${color.accent}` },
  '&[data-over=true]': { opacity: 0.75 },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: '14px 12px' },
});
export const Person = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  [media.narrow]: { gridColumn: '1 / -1' },
});
export const Age = styled('p')({ ...figures, color: color.muted, fontSize: '0.8125rem' });
export const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  minHeight: 30,
  alignItems: 'center',
  [media.narrow]: { gridColumn: '1 / -1', justifyContent: 'stretch', marginTop: 6, '& > button': { flex: 1 } },
});
export const Note = styled('p')({
  gridColumn: '1 / -1',
  fontSize: '0.8125rem',
  color: color.muted,
  '&[data-tone=bad]': { color: color.bad },
});
export const Reason = styled('p')({ gridColumn: 'span 2', color: color.muted, fontSize: '0.8125rem', lineHeight: '1.125rem' });
