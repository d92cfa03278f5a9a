import type { ReactNode } from 'react';
import type { StableRows } from '@arena/shared/platform';
import { Button, CardList, EmptyState, RemovedItem, UpdatesNotice, VisuallyHidden } from '@arena/shared/ui';

interface Listed {
  readonly id: number | null;
  readonly transactionId?: string | null;
}
const keyOf = (room: Listed, index: number) => room.id ?? room.transactionId ?? `row-${index}`;

interface RoomCardsProps<R> {
  readonly label: string;
  /** The rooms as they stand on the screen while others change them. */
  readonly stable: StableRows<R>;
  /** Those that match the search, in the order in which they are shown. */
  readonly shown: readonly R[];
  readonly search: string;
  readonly onClearSearch: () => void;
  /** Not all rooms of the tab are loaded. */
  readonly partial?: boolean;
  /** How many match, where the server searches and not all of them are loaded. */
  readonly found?: string;
  readonly tab: { readonly empty: string; readonly emptyHint: string };
  readonly cardRem?: number;
  readonly children: (room: R) => ReactNode;
}

/** The cards of one tab, or why there are none. */
export function RoomCards<R extends Listed>(props: RoomCardsProps<R>) {
  const { label, stable, shown, search, onClearSearch, partial = false, found, tab, cardRem, children } = props;
  const { rows = [], gone, waiting, show } = stable;
  const wanted = search.trim();
  const loaded = partial ? 'loaded ' : '';
  const matches = found === undefined ? `${shown.length} of ${rows.length} ${loaded}rooms match` : `${found} rooms match`;
  const looked = found === undefined ? `None of the ${rows.length} ${rows.length === 1 ? 'room' : 'rooms'} ${loaded}` : 'No room ';
  return (
    <>
      <UpdatesNotice waiting={waiting} gone={gone.size} goneWord="not in this list any more" onShow={show} onClear={show} />
      <VisuallyHidden role="status">{wanted === '' ? '' : matches}</VisuallyHidden>
      {shown.length > 0 ? (
        <CardList label={label} items={shown} itemKey={keyOf} cardRem={cardRem} findBy="“Search rooms...” looks through all of them.">
          {(room) => <RemovedItem note={gone.get(room.id ?? NaN)}>{children(room)}</RemovedItem>}
        </CardList>
      ) : rows.length > 0 || (found !== undefined && wanted !== '') ? (
        <EmptyState
          title={tab.empty}
          hint={`${looked}on this tab matches “${wanted}”.`}
          action={<Button onClick={onClearSearch}>Clear the search</Button>}
        />
      ) : (
        <EmptyState title={tab.empty} hint={tab.emptyHint} />
      )}
    </>
  );
}
