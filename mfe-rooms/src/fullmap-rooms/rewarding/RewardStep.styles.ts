import { color, focusRing, font, media, Panel, radius, styled } from '@arena/shared/ui';

export const Who = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });
export const Name = styled('p')({ font: `650 1.125rem/1.5rem ${font.display}`, fontStretch: '106%', overflowWrap: 'anywhere' });
export const Field = styled('div')({ border: 0, margin: 0, padding: 0, minWidth: 0 });
export const Label = styled('label')({
  display: 'block',
  padding: 0,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  fontWeight: 500,
  marginBottom: 5,
});
export const Places = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8, maxWidth: '26rem' });
export const Place = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  borderRadius: radius.control,
  border: `1px solid ${color.lineStrong}`,
  background: color.raised,
  fontWeight: 600,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': { borderColor: color.accent, background: color.accentSoft, color: color.accentStrong },
  '&:has(:focus-visible)': focusRing,
  '&:has(:disabled)': { opacity: 0.6, cursor: 'default' },
});
export const Steps = styled('p')({ color: color.muted, marginBottom: 16, fontVariantNumeric: 'tabular-nums' });
export const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 18 });
export const Bottom = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 20,
  alignItems: 'center',
  [media.phone]: { '& > *': { flex: '1 1 100%' } },
});
export const Review = styled('div')({
  borderTop: `1px solid ${color.line}`,
  paddingTop: 16,
  '& h2': { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 600, marginBottom: 8 },
});
export const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
export const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem 9.5rem',
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: '6px 12px',
  padding: '10px 0',
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0 },
  '& > *': { justifySelf: 'start' },
  [media.phone]: { display: 'flex', flexWrap: 'wrap', '& > div': { flex: '1 1 100%' } },
});
/** Limits the width, because long lines are hard to read. */
export const Sheet = styled(Panel)({ maxWidth: '56rem' });
