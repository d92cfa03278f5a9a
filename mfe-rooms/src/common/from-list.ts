import { useLocation } from '@arena/shared/platform';

/** Where the list was left: its query, such as `?tab=cointime&search=malik`. It travels in the history entry, not in the address. */
export interface FromList {
  readonly list?: string;
  /** The winner that was picked before, so that closing the payment panel loses nothing. */
  readonly winner?: number;
}

/** What the screen before left in the history entry. Anybody can write there, so nothing is believed unseen. */
export function useFromList(): FromList {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  const { list, winner } = state as Record<string, unknown>;
  return {
    ...(typeof list === 'string' && (list === '' || list.startsWith('?')) ? { list } : {}),
    ...(typeof winner === 'number' ? { winner } : {}),
  };
}
