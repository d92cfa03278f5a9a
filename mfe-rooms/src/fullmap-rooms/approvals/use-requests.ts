import { useEffect, useMemo, useRef, useState } from 'react';
import type { FullMapRoom } from '@arena/shared/contract';
import { usePendingRows } from '@arena/shared/ui';
import { decideRequest } from '../fullmap-rooms.operations';
import { refreshRequests, useApplications } from '../fullmap-rooms.queries';
import { NOTE_MS } from '../timing';
import type { Decision } from './questions';
import { afterDeciding, applicantOf, type Decided, type RequestRow, rowsReducer, searchRows } from './request-rows';

const DECIDED = { ACCEPT: 'Request approved successfully!', REJECT: 'Request rejected successfully!' } as const;

/** A text that is shown for three seconds. `whenOver` is called after that, and by `check` while none is shown. */
function useBriefNote(whenOver: () => void) {
  const [note, setNote] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    note,
    check(): void {
      if (timer.current === undefined) whenOver();
    },
    show(text: string): void {
      clearTimeout(timer.current);
      setNote(text);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        setNote(null);
        whenOver();
      }, NOTE_MS);
    },
  };
}

/** The approval list: what it shows, what waits to be shown, and what happens when a request is decided. */
export function useRequests(fullmapId: number, room: FullMapRoom, players: number | null) {
  const [search, setSearch] = useState('');
  const requests = useApplications(fullmapId, 'PENDING', { watch: true, search });
  const deciding = useRef(new Set<string>());
  const hovered = useRef(false);

  // Every answer counts, also one that is equal to the last: a row without an answer waits for it.
  const { query, isWhole, isSearching, rows: items } = requests;
  const { dataUpdatedAt: answeredAt } = query;
  const of = isWhole ? undefined : search.trim();
  const reading = useMemo(
    () => (items === undefined || isSearching ? null : { items, answeredAt, of }),
    [answeredAt, isSearching, items, of],
  );
  const [list, dispatch] = usePendingRows(rowsReducer, reading);

  // What is decided leaves the list with its note, unless that would move another request under the pointer.
  const brief = useBriefNote(() => {
    if (!hovered.current) dispatch({ type: 'clear', states: ['accepted', 'rejected'] });
  });

  const run = async (row: RequestRow, action: Decision): Promise<Decided | null> => {
    const { id } = row.item;
    if (id === null) return null;
    const outcome = await decideRequest.run(
      { fullmapId, applicationId: id, action, name: applicantOf(row.item), room, players },
      { onSending: () => dispatch({ type: 'mark', key: row.key, state: 'sending', note: action }) },
    );
    const decided = afterDeciding(outcome, action);
    if (decided === null) return null;
    dispatch({ type: 'mark', key: row.key, ...decided });
    if (decided.state === 'accepted' || decided.state === 'rejected') brief.show(DECIDED[action]);
    return decided;
  };

  return {
    query: { data: items, error: query.error, isFetching: query.isFetching, refetch: query.refetch },
    list: requests,
    /** Those that are searched for. */
    rows: isWhole ? searchRows(list.rows, search) : list.rows,
    search,
    setSearch,
    waiting: list.waiting.length,
    /** The note of the last decision, for three seconds. */
    note: brief.note,
    hover(over: boolean): void {
      hovered.current = over;
      brief.check();
    },
    show: () => dispatch({ type: 'show' }),
    clearGone: () => dispatch({ type: 'clear', states: ['gone'] }),
    checkAgain: () => void refreshRequests(fullmapId),
    /** Decides a request. A second press of either button, before the question or the call is over, does nothing. */
    async decide(row: RequestRow, action: Decision): Promise<Decided | null> {
      if (row.state !== 'open' || deciding.current.has(row.key)) return null;
      deciding.current.add(row.key);
      try {
        return await run(row, action);
      } finally {
        deciding.current.delete(row.key);
      }
    },
  };
}
export type Requests = ReturnType<typeof useRequests>;
