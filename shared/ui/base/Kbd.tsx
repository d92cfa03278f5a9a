import styled from '@emotion/styled';
import { color, font, media } from '../tokens';

/** A keyboard key. Hidden on touch devices. */
export const Kbd = styled('kbd')({
  font: `500 0.6875rem/1rem ${font.text}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: 5,
  padding: '0 5px',
  color: color.muted,
  background: color.greySoft,
  flex: 'none',
  [media.touch]: { display: 'none' },
});
