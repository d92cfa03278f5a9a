import { color, figures, media, styled } from '@arena/shared/ui';

/** A search field, selects, and at the right what they leave. */
export const Toolbar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  marginBottom: 12,
  // The search field takes what the rest leaves.
  '& > label:first-of-type': { flex: '0 1 26rem' },
  [media.narrow]: { '& > label:first-of-type': { flex: '1 1 14rem' } },
  [media.phone]: { '& > label': { flex: 1 }, '& > label:first-of-type': { flex: '1 1 100%' } },
});

/** The figures of what is shown. */
export const Figures = styled('p')({
  marginLeft: 'auto',
  color: color.muted,
  fontSize: '0.8125rem',
  ...figures,
  [media.phone]: { marginLeft: 0, width: '100%' },
});
