import { useEffect, useRef, useState } from 'react';
import type { FullMapRoom } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { applicantName, useApplicationRows } from '@arena/shared/ui';
import { decideRequest } from './approvals.operations';
import { refreshRequests, useApplications } from '../fullmap-rooms.queries';
import type { Decision } from './questions';
import { afterDeciding, type Decided, REQUEST_SEARCH, type RequestRow, rowsReducer } from './request-rows';
import * as t from './approvals.messages';

const DECIDED = { ACCEPT: t.requestApproved, REJECT: t.requestRejected } as const;
const NOTE_MS = 3000;

/** Shows a text for three seconds, then calls `whenOver`; `check` calls it too while no text is shown. */
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

export function useRequests(fullmapId: number, room: FullMapRoom, players: number | null) {
  const [search, setSearch] = useState('');
  const requests = useApplications(fullmapId, 'PENDING', { watch: true, search });
  const { rows, waiting, dispatch, decideOnce } = useApplicationRows(rowsReducer, requests, search);
  const matches = requests.isWhole ? REQUEST_SEARCH.filter(search) : null;
  const hovered = useRef(false);

  // Decided requests leave the list with their note, unless that would move a request under the pointer.
  const brief = useBriefNote(() => {
    if (!hovered.current) dispatch({ type: 'clear', states: ['accepted', 'rejected'] });
  });

  const run = async (row: RequestRow, action: Decision, onHeld: () => void): Promise<Decided | null> => {
    const { id } = row.item;
    if (id === null) return null;
    const { pathname } = window.location;
    const accepting = rows?.filter(({ state, note }) => state === 'sending' && note === 'ACCEPT').length ?? 0;
    const seats = players === null ? null : players + accepting;
    const outcome = await decideRequest.run(
      { fullmapId, applicationId: id, action, name: applicantName(row.item), room, players: seats },
      { onSending: () => dispatch({ type: 'mark', key: row.key, state: 'sending', note: action }), onHeld },
    );
    const decided = afterDeciding(outcome, action);
    if (decided === null) return null;
    // A screen that was left during the hold can't show it in its row.
    if (decided.note !== null && window.location.pathname !== pathname)
      platform().notify({ message: t.notAccepted(applicantName(row.item), decided.note), tone: 'error' });
    dispatch({ type: 'mark', key: row.key, ...decided });
    if (decided.state === 'accepted' || decided.state === 'rejected') brief.show(DECIDED[action]);
    return decided;
  };

  return {
    fullmapId,
    list: requests,
    rows: matches === null ? rows : (rows?.filter(matches) ?? null),
    search,
    setSearch,
    waiting: waiting.length,
    note: brief.note,
    hover(over: boolean): void {
      hovered.current = over;
      brief.check();
    },
    show: () => dispatch({ type: 'show' }),
    clearGone: () => dispatch({ type: 'clear', states: ['gone'] }),
    checkAgain: () => void refreshRequests(fullmapId),
    decide: (row: RequestRow, action: Decision, onHeld: () => void) => decideOnce(row, () => run(row, action, onHeld)),
  };
}
export type Requests = ReturnType<typeof useRequests>;
