import type { ReactNode } from 'react';
import { badgeLook, badgeTones, pairLook, plainLook, type StatusTone } from '../kit/StatusBadge';

/**
 * A `StatusBadge` for table cells: plain elements that the table styles, so no component renders per row.
 * @example cell: ({ status }) => rowBadge('wait', status ?? '', plainStatus('room', status))
 */
export const rowBadge = (tone: StatusTone, word: string, plain: string | null = null): ReactNode => {
  const badge = <span data-badge={tone}>{word}</span>;
  if (plain === null) return badge;
  return (
    <span data-status>
      <span data-plain>{plain}</span> {badge}
    </span>
  );
};

interface SecondLineOptions {
  readonly title?: string | null;
  /** The color, which the section's table styles. */
  readonly tone?: 'bad' | 'wait';
}

/**
 * A cell's second line; nothing without a text. Plain elements, so no component renders per row.
 * @example cell: ({ name, email }) => <>{name}{secondLine(email, { title: email })}</>
 */
export const secondLine = (text: string | null, { title, tone }: SecondLineOptions = {}): ReactNode =>
  text === null ? null : (
    <small data-tone={tone} title={title ?? undefined}>
      <br />
      {text}
    </small>
  );

/** The table's styles of `rowBadge`. */
export const rowBadgeStyles = {
  '& [data-badge]': badgeLook,
  ...Object.fromEntries(Object.entries(badgeTones).map(([tone, look]) => [`& [data-badge=${tone}]`, look])),
  '& [data-status]': { ...pairLook, display: 'flex' },
  '& [data-plain]': plainLook,
};
