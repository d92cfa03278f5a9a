import { styled } from '@arena/shared/ui';

/** Puts its parts at both ends of a line, and below each other where they don't fit. */
export const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
});
