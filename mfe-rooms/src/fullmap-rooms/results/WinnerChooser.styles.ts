import { Checkbox, color, focusRing, media, radius, styled } from '@arena/shared/ui';

export const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: 10,
});
export const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: '100%',
  minHeight: 60,
  padding: '10px 12px',
  borderRadius: radius.panel,
  border: `1px solid ${color.lineStrong}`,
  background: color.raised,
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: color.accent, background: color.accentSoft },
  '&:has(input:disabled)': { cursor: 'default', background: color.surface, borderColor: color.line },
  '&:has(input:focus-visible)': focusRing,
  [media.phone]: { flexWrap: 'wrap' },
});
// The whole option shows the focus ring.
export const Tick = styled(Checkbox)({ margin: 0, '&:focus-visible': { outline: 'none' } });
export const Words = styled('span')({
  flex: 1,
  minWidth: 0,
  // Makes the badge wrap, and aligns it with the text: checkbox, avatar and two gaps.
  [media.phone]: { flex: '1 1 9rem', '& + *': { marginLeft: 76 } },
});
export const Bottom = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 16,
  [media.phone]: { '& > button': { width: '100%' } },
});
export const Hint = styled('p')({ color: color.muted });
export const Notices = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, '& > *': { marginTop: 16 } });
