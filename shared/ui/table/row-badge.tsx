import type { ReactNode } from 'react';
import { badgeLook, badgeTones, pairLook, plainLook, type StatusTone } from '../kit/StatusBadge';

/** A row's `StatusBadge` as plain elements whose look the table shares: no component is rendered for it in each row. */
export const rowBadge = (tone: StatusTone, word: string, plain: string | null = null): ReactNode => {
  const badge = <span data-badge={tone}>{word}</span>;
  if (plain === null) return badge;
  return (
    <span data-status>
      {badge} <span data-plain>{plain}</span>
    </span>
  );
};

export const rowBadgeStyles = {
  '& [data-badge]': badgeLook,
  ...Object.fromEntries(Object.entries(badgeTones).map(([tone, look]) => [`& [data-badge=${tone}]`, look])),
  '& [data-status]': { ...pairLook, display: 'flex' },
  '& [data-plain]': plainLook,
};
