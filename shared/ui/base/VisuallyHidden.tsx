import styled from '@emotion/styled';

/** Styles that hide an element visually, but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** A text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
