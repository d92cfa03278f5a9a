import type { RoomStatus } from '@arena/shared/contract';

/** The three tabs of the list, and the status that each asks the server for (part 2 §2 and §4). */
export interface RoomTab {
  readonly id: 'scheduled' | 'completed' | 'cointime';
  readonly label: string;
  readonly status: RoomStatus;
  readonly title: string;
  readonly empty: string;
  readonly emptyHint: string;
}

export const ROOM_TABS: readonly [RoomTab, RoomTab, RoomTab] = [
  {
    id: 'scheduled',
    label: 'Scheduled',
    status: 'PENDING',
    title: 'Scheduled Rooms',
    empty: 'No scheduled rooms',
    emptyHint: 'A room appears here as soon as a player opens one.',
  },
  {
    id: 'completed',
    label: 'Completed',
    status: 'ALL_DONE',
    title: 'Completed Rooms',
    empty: 'No completed rooms',
    emptyHint: 'A room appears here after its winner was paid.',
  },
  {
    id: 'cointime',
    label: 'CoinTime',
    status: 'COIN_TIME',
    title: 'CoinTime',
    empty: 'No coin transactions found',
    emptyHint: 'A room appears here when it was played and its winner waits for the payout.',
  },
];

/** The tab of an address; the first one for a word that is none. */
export const tabOf = (id: string): RoomTab => ROOM_TABS.find((tab) => tab.id === id) ?? ROOM_TABS[0];
