import type { ReactNode } from 'react';
import { color, formatCount, styled } from '@arena/shared/ui/core';
import { CardGrid } from '../kit/Card';
import { VirtualList } from './VirtualList';
import { VIRTUAL_FROM } from './windowing';

const Note = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem', margin: '0 0 12px' });
const CARD_REM = 16.75;

interface CardListProps<T> {
  /** What is listed, for screen readers. */
  readonly label: string;
  readonly items: readonly T[];
  /** A stable name of an item. Keep the function: all items are named again when it changes. */
  readonly itemKey: (item: T, index: number) => string | number;
  readonly children: (item: T) => ReactNode;
  /** Searches cards that are out of sight, which the browser's own search misses. */
  readonly findBy?: string;
  /** How high a card is about, in rem: 268 pixels if nothing is said. */
  readonly cardRem?: number;
}

/** Cards in as many columns as fit, for lists of any length: of a long one only those in sight are rendered. */
export function CardList<T>({ findBy, cardRem = CARD_REM, ...list }: CardListProps<T>) {
  const count = list.items.length;
  return (
    <>
      {count > VIRTUAL_FROM ? (
        <Note>
          {`Only some of ${formatCount(count)} cards are on the page. Use the search box: the browser’s own search finds only those.`}
          {findBy === undefined ? null : ` ${findBy}`}
        </Note>
      ) : null}
      <VirtualList {...list} rowRem={cardRem} component={CardGrid} />
    </>
  );
}
