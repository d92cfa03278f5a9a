import type { ReactNode } from 'react';
import { color, font, styled } from '@arena/shared/ui/core';

/** The color of a badge: yellow, green, red, grey or the accent. */
export type StatusTone = 'wait' | 'done' | 'refused' | 'other' | 'info';

/** The colors of each tone. */
export const badgeTones: Record<StatusTone, { color: string; backgroundColor: string }> = {
  wait: { color: color.wait, backgroundColor: color.waitSoft },
  done: { color: color.ok, backgroundColor: color.okSoft },
  refused: { color: color.bad, backgroundColor: color.badSoft },
  other: { color: color.muted, backgroundColor: color.greySoft },
  info: { color: color.accentStrong, backgroundColor: color.accentSoft },
};

/** The styles of a badge. The dot is a background image, because an element would slow down long tables. */
export const badgeLook = {
  display: 'inline-block',
  borderRadius: 99,
  padding: '2px 9px 2px 20px',
  background: 'radial-gradient(currentColor 2.7px, transparent 3.4px) 8px 50% / 6px 6px no-repeat',
  font: `550 0.75rem/1.125rem ${font.text}`,
  whiteSpace: 'nowrap',
  // A backend may send any word, so a long one is clipped.
  maxWidth: '100%',
  overflow: 'clip',
  textOverflow: 'ellipsis',
} as const;
/** The styles of a badge with its plain words. */
export const pairLook = { display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: '1px 8px', minWidth: 0 } as const;
/** The styles of the plain words. */
export const plainLook = { font: `550 0.75rem/1.125rem ${font.text}` } as const;

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: StatusTone }>(({ tone }) => ({
  ...badgeLook,
  ...badgeTones[tone],
}));
const Pair = styled('span')({ ...pairLook, '& > :first-of-type': plainLook });

interface StatusBadgeProps {
  readonly tone: StatusTone;
  /** The meaning of the word, displayed before it, see `plainStatus`. */
  readonly plain?: string | null;
  readonly children: ReactNode;
}

/**
 * A status with a colored dot.
 * @example <StatusBadge tone="wait" plain={plainStatus('room', room.status)}>{room.status}</StatusBadge>
 */
export function StatusBadge({ tone, plain = null, children }: StatusBadgeProps) {
  if (plain === null) return <Root tone={tone}>{children}</Root>;
  return (
    <Pair data-status>
      <span>{plain}</span> <Root tone={tone}>{children}</Root>
    </Pair>
  );
}
