import type { ReactNode } from 'react';
import { color, styled } from '@arena/shared/ui/core';

/** A label and its value. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Green, for good news such as a prize. */
  readonly tone?: 'good';
}

const List = styled('dl', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: number }>(({ columns }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: '12px 16px',
  '& > div': { minWidth: 0 },
  // Zero specificity, so that lists can be restyled. Plain elements, because components would add up in grids of cards.
  '& :where(dt)': { color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem' },
  '& :where(dd)': {
    margin: 0,
    fontSize: '0.9375rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    // Some characters are wider than a column and can't be broken.
    overflowX: 'clip',
  },
  '& :where(dd[data-tone=good])': { color: color.ok },
}));

/**
 * The facts of one item as a description list.
 * @example <FactList items={[{ label: 'Entry fee', value: <Money value={room.entryFee} /> }]} />
 */
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
