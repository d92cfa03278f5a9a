import type { ReactNode } from 'react';
import { color, font, styled } from '@arena/shared/ui/core';

export type StatusTone = 'wait' | 'done' | 'refused' | 'other' | 'info';

export const badgeTones: Record<StatusTone, { color: string; backgroundColor: string }> = {
  wait: { color: color.wait, backgroundColor: color.waitSoft },
  done: { color: color.ok, backgroundColor: color.okSoft },
  refused: { color: color.bad, backgroundColor: color.badSoft },
  other: { color: color.muted, backgroundColor: color.greySoft },
  info: { color: color.accentStrong, backgroundColor: color.accentSoft },
};

/** Its dot is a picture: as a box of its own it would make every row of a table take a twentieth longer to be drawn. */
export const badgeLook = {
  display: 'inline-block',
  borderRadius: 99,
  padding: '2px 9px 2px 20px',
  background: 'radial-gradient(currentColor 2.7px, transparent 3.4px) 8px 50% / 6px 6px no-repeat',
  font: `550 0.75rem/1.125rem ${font.text}`,
  whiteSpace: 'nowrap',
  // Any backend's word may appear here: an endless word must not widen the page.
  maxWidth: '100%',
  overflow: 'clip',
  textOverflow: 'ellipsis',
} as const;
export const pairLook = { display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: '1px 8px', minWidth: 0 } as const;
export const plainLook = { color: color.muted, font: `500 0.75rem/1.125rem ${font.text}` } as const;

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: StatusTone }>(({ tone }) => ({
  ...badgeLook,
  ...badgeTones[tone],
}));
const Pair = styled('span')(pairLook);
const Plain = styled('span')(plainLook);

interface StatusBadgeProps {
  readonly tone: StatusTone;
  /** What the word means, beside it: `plainStatus` has it for the wire's words. */
  readonly plain?: string | null;
  readonly children: ReactNode;
}

/** A state in a word: a dot and a colour for those who scan, the word for everyone. */
export function StatusBadge({ tone, plain = null, children }: StatusBadgeProps) {
  if (plain === null) return <Root tone={tone}>{children}</Root>;
  return (
    <Pair data-status>
      <Root tone={tone}>{children}</Root> <Plain>{plain}</Plain>
    </Pair>
  );
}
