import styled from '@emotion/styled';
import { keyframes } from '@emotion/react';
import { media } from '../tokens';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A spinner for inside a control. Hidden from screen readers, so add a text. */
export const Spinner = styled((props: { readonly className?: string }) => <span aria-hidden {...props} />)({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  opacity: 0.8,
  flex: 'none',
  animation: `${turn} 700ms linear infinite`,
  [media.still]: { borderRightColor: 'currentColor', opacity: 0.5 },
});
