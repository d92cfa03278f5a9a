import type { ReactNode } from 'react';
import { color, styled } from '@arena/shared/ui/core';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Good news, such as what is won. */
  readonly tone?: 'good';
}

const List = styled('dl', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: number }>(({ columns }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: '12px 16px',
  '& > div': { minWidth: 0 },
  // Zero specificity, so that a list can be styled again. Components would be one more in every fact of every card.
  '& :where(dt)': { color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem' },
  '& :where(dd)': {
    margin: 0,
    fontSize: '0.9375rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    // Some signs are wider than a column, and nothing breaks them.
    overflowX: 'clip',
  },
  '& :where(dd[data-tone=good])': { color: color.ok },
}));

/** Names and values of one thing. */
export function FactList({
  items,
  columns = 2,
  className,
}: {
  readonly items: readonly Fact[];
  readonly columns?: number;
  readonly className?: string;
}) {
  return (
    <List columns={columns} className={className}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd data-tone={item.tone}>{item.value}</dd>
        </div>
      ))}
    </List>
  );
}
