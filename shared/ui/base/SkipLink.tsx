import styled from '@emotion/styled';
import { color, radius } from '../tokens';

/** A page's first link, which skips the navigation. Visible only while focused. Needs `href="#main"`. */
export const SkipLink = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 2000,
  padding: '9px 14px',
  borderRadius: radius.control,
  background: color.accentFill,
  color: color.onAccent,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});
