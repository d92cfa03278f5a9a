import { focusRing, radius } from '@arena/shared/ui';

/** The link lies over the whole card, and only over it: nothing that can be pressed is inside it. */
export const cardLinkOverlay = {
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing,
} as const;
