import { CardGrid, media, styled } from '@arena/shared/ui';

/** Cards beside each other, as wide as the page has room for. It is a list: put a card into each `li`. */
export const CardRows = styled(CardGrid)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16.25rem, 100%), 1fr))',
  '& article, & [data-ghost]': { maxWidth: 'none' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
