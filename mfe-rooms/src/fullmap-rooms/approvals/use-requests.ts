import { useEffect, useReducer, useRef, useState } from 'react';
import type { FullMapRoom } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { useApplications } from '../fullmaps.queries';
import { NOTE_MS } from '../timing';
import { isFull } from './completion';
import { decide, type Decided, type Decision, refreshRequests } from './decide';
import { NO_ROWS, type RequestRow, rowsReducer } from './request-rows';

export const DECIDED = { ACCEPT: 'Request approved successfully!', REJECT: 'Request rejected successfully!' } as const;

export const applicantOf = ({ request }: RequestRow): string =>
  request.applicant?.name ?? (request.applicant?.id == null ? 'this player' : `player ${request.applicant.id}`);

function ask(row: RequestRow, action: Decision, room: FullMapRoom, players: number | null): Promise<boolean> {
  const name = applicantOf(row);
  if (action === 'REJECT') {
    return platform().confirm({
      title: `Reject ${name}?`,
      body: `${name} will not play in “${room.title ?? `room ${room.id}`}”. This cannot be taken back here.`,
      confirmLabel: 'Reject',
      tone: 'danger',
    });
  }
  if (!isFull(players, room.maxPlayers)) return Promise.resolve(true);
  return platform().confirm({
    title: `Accept ${name} beyond the maximum?`,
    body: `${players} of ${room.maxPlayers} seats are taken already. With ${name} there are more players than the room is for.`,
    confirmLabel: 'Accept',
    tone: 'danger',
  });
}

/** The approval list: what it shows, what waits to be shown, and what happens when a request is decided. */
export function useRequests(fullmapId: number, room: FullMapRoom, players: number | null) {
  const query = useApplications(fullmapId, 'PENDING', true);
  const [list, dispatch] = useReducer(rowsReducer, NO_ROWS);
  const [readAt, setReadAt] = useState(0);
  const [note, setNote] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef(new Set<string>());
  const hovered = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Every answer counts, also one that is equal to the last: a row without an answer waits for it.
  if (query.data !== undefined && query.dataUpdatedAt !== readAt) {
    setReadAt(query.dataUpdatedAt);
    dispatch({ type: 'read', requests: query.data });
  }

  // What is decided leaves the list with its note, unless that would move another request under the pointer.
  const tidy = () => {
    if (!hovered.current && timer.current === undefined) dispatch({ type: 'clear', states: ['accepted', 'rejected'] });
  };
  const say = (text: string) => {
    clearTimeout(timer.current);
    setNote(text);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setNote(null);
      tidy();
    }, NOTE_MS);
  };

  const run = async (row: RequestRow, action: Decision): Promise<Decided | null> => {
    const { id } = row.request;
    if (id === null || !(await ask(row, action, room, players))) return null;
    dispatch({ type: 'mark', key: row.key, state: 'sending', note: action });
    const decided = await decide(fullmapId, id, action);
    const { state, note: words } = decided;
    dispatch({ type: 'mark', key: row.key, state, note: words });
    if (state === 'accepted' || state === 'rejected') say(DECIDED[action]);
    void refreshRequests(fullmapId);
    return decided;
  };

  return {
    query,
    rows: list.rows,
    waiting: list.waiting.length,
    /** The note of the last decision, for three seconds. */
    note,
    hover(over: boolean): void {
      hovered.current = over;
      tidy();
    },
    show: () => dispatch({ type: 'show' }),
    clearGone: () => dispatch({ type: 'clear', states: ['gone'] }),
    checkAgain: () => void refreshRequests(fullmapId),
    /** Decides a request. A second press of either button, before the question or the call is over, does nothing. */
    async decide(row: RequestRow, action: Decision): Promise<Decided | null> {
      if (row.state !== 'open' || underWay.current.has(row.key)) return null;
      underWay.current.add(row.key);
      try {
        return await run(row, action);
      } finally {
        underWay.current.delete(row.key);
      }
    },
  };
}
export type Requests = ReturnType<typeof useRequests>;
