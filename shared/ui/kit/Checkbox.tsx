import { color, media, styled } from '@arena/shared/ui/core';

/** For tables, which style all their checkboxes at once. */
export const checkboxLook = {
  appearance: 'none',
  width: 18,
  height: 18,
  margin: '1px 0',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 5,
  border: `1.5px solid ${color.faint}`,
  background: color.surface,
  cursor: 'inherit',
  transition: 'background-color 120ms, border-color 120ms',
  '&:checked': { background: color.accentFill, borderColor: color.accentFill },
  '&:checked::after': {
    content: '""',
    width: 9,
    height: 5,
    marginTop: -3,
    borderLeft: `2px solid ${color.onAccent}`,
    borderBottom: `2px solid ${color.onAccent}`,
    transform: 'rotate(-45deg)',
  },
  '&:indeterminate': { background: color.accentFill, borderColor: color.accentFill },
  '&:indeterminate::after': { content: '""', width: 8, borderTop: `2px solid ${color.onAccent}` },
  '&[aria-invalid=true]': { borderColor: color.bad },
  '&:disabled': { opacity: 0.5 },
  // Forced colors remove backgrounds, so the browser's own box is used.
  [media.forced]: { appearance: 'auto' },
} as const;

/** A checkbox outside of forms; needs `type="checkbox"` and a label. In forms, use `FormCheckbox`. */
export const Checkbox = styled('input')(checkboxLook);
