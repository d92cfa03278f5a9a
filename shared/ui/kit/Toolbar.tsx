import { color, figures, media, styled } from '@arena/shared/ui/core';

/** A search field, selects and figures above a table. */
export const Toolbar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  marginBottom: 12,
  // The search field fills the remaining width.
  '& > label:first-of-type': { flex: '0 1 26rem' },
  // An `UpdatesNotice` takes the figures' place; the search field shrinks, so that no row moves.
  '@media (min-width: 1400px)': {
    '&:has(> p + div:not(:empty))': { flexWrap: 'nowrap', '& > label + label': { flex: 'none' }, '& > p': { display: 'none' } },
    '& > p + div': { position: 'static', flex: 'none', transform: 'none', marginLeft: 'auto' },
  },
  [media.narrow]: { '& > label:first-of-type': { flex: '1 1 14rem' } },
  [media.phone]: { '& > label': { flex: '1 1 7rem' }, '& > label:first-of-type': { flex: '1 1 100%' } },
});

/** The result figures at the right of a `Toolbar`. */
export const ToolbarFigures = styled('p')({
  marginLeft: 'auto',
  color: color.muted,
  fontSize: '0.8125rem',
  ...figures,
  [media.phone]: { marginLeft: 0, width: '100%' },
});

/** Tabs at the left and a search field at the right, above a grid of cards. */
export const TabsBar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 10,
  marginBottom: 24,
  [media.phone]: { marginBottom: 20 },
});
