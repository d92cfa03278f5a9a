import { color, formatCount, styled } from '@arena/shared/ui/core';
import { CardGrid } from '../kit/Card';
import type { ListProps } from './Items';
import { VirtualList } from './VirtualList';
import { VIRTUAL_CARDS_FROM } from './windowing';
import * as t from './list.messages';

const Note = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem', margin: '0 0 12px' });
const CARD_REM = 16.75;

interface CardListProps<T> extends Pick<ListProps<T>, 'label' | 'items' | 'itemKey' | 'children'> {
  /** Tells how to search cards that are not rendered, which the browser's search misses. */
  readonly findBy?: string;
  /** The approximate height of a card in rem, 16.75 (268 px) by default. */
  readonly cardRem?: number;
}

/**
 * A responsive grid of cards of any length, virtualized above 300 cards.
 * @example <CardList label="Rooms" items={rooms} itemKey={keyOf}>{(room) => <RoomCard room={room} />}</CardList>
 */
export function CardList<T>({ findBy, cardRem = CARD_REM, ...list }: CardListProps<T>) {
  const count = list.items.length;
  return (
    <>
      {count > VIRTUAL_CARDS_FROM ? (
        <Note>
          {t.onlySomeCards(formatCount(count))}
          {findBy === undefined ? null : ` ${findBy}`}
        </Note>
      ) : null}
      <VirtualList {...list} rowRem={cardRem} component={CardGrid} />
    </>
  );
}
