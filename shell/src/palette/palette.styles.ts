import { color, media, styled } from '@arena/shared/ui';

export const Field = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 16px',
  minHeight: 52,
  flex: 'none',
  borderBottom: `1px solid ${color.line}`,
  color: color.muted,
});
export const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  height: 52,
  border: 0,
  padding: 0,
  background: 'none',
  color: color.text,
  fontSize: '1rem',
  '&&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: color.muted, opacity: 1 },
});
export const List = styled('div')({
  padding: 8,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 40,
    padding: '6px 10px',
    borderRadius: 8,
    cursor: 'pointer',
  },
  '& [role=option] > svg': { flex: 'none', color: color.muted },
  '& [role=option] > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& [aria-selected=true]': {
    background: color.hover,
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
    '& > svg': { color: color.accentStrong },
  },
  '& h3': { margin: 0, padding: '8px 10px 4px', color: color.muted, fontSize: '0.75rem', fontWeight: 600 },
  '& small': { marginLeft: 'auto', color: color.muted, fontSize: '0.75rem', whiteSpace: 'nowrap' },
  // The details below the name.
  [media.phone]: {
    '& [role=option]': { flexWrap: 'wrap', rowGap: 0 },
    '& [role=option] > span': { flex: 1 },
    '& small': { flexBasis: '100%', marginLeft: 28, whiteSpace: 'normal' },
  },
  '@media (pointer: coarse)': { '& [role=option]': { minHeight: 48 } },
});
export const Nothing = styled('p')({ padding: '28px 16px', textAlign: 'center', color: color.muted });
export const Foot = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 6px',
  padding: '10px 16px',
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
});
