import { color, media, radius, styled } from '@arena/shared/ui';

export const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
export const Head = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12, marginBottom: 14 });
/** The bar's maximum height. */
export const BAR_HEIGHT = 128;
// Sticky, so that the selection and payment button stay visible while comparing screenshots.
export const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 12px',
  padding: '12px 16px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.panel,
  background: color.raised,
  boxShadow: color.float,
  [media.phone]: { '& > button': { flex: 1 } },
});
export const Selected = styled('p')({ minHeight: '1.25rem', minWidth: 0, overflowWrap: 'anywhere', '& strong': { fontWeight: 600 } });
export const Hint = styled('span')({ color: color.muted });
export const OwnHint = styled(Hint)({ display: 'block' });
