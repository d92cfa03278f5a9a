import { color, radius } from '@arena/shared/ui';

/** How a control of the browser's own looks in a toolbar. */
export const TOOLBAR_LOOK = {
  height: 36,
  padding: '0 10px',
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  '&:hover': { borderColor: color.lineStrong },
} as const;
