import { media, styled } from '@arena/shared/ui/core';

/** Fields below each other. */
export const FormStack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, '& > *': { minWidth: 0 } });

/** Fields side by side, below each other on a phone. */
export const FormRow = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [media.phone]: { gridAutoFlow: 'row' },
});

/** A `fieldset`; give it a `legend`. */
export const FormGroup = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& > legend': { padding: 0, marginBottom: 10, fontWeight: 600 },
});
