import styled from '@emotion/styled';
import { keyframes } from '@emotion/react';
import { media } from '../tokens';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A small sign of work inside a control; the words beside it say what is going on. */
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
