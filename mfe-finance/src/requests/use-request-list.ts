import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type LiveChange, type RequestState, requestStateOf } from '@arena/shared/contract';
import { platform, useCapability, useLiveChange, useQuery } from '@arena/shared/platform';
import { type Board, type BoardView, createBoard } from './board';
import { DECISIONS, type Decision, elsewhere } from './decisions';
import type { RequestKind } from './kind';
import { listQuery, refreshAll } from './lists';
import type { MoneyRequest } from './request';

/** How often the pending list is read while it is looked at, where no server tells of changes. */
const POLL_MS = 30_000;
/** Changes that come together are read together. */
const GATHER_MS = 800;

export interface RequestList<R extends MoneyRequest> {
  readonly board: Board<R>;
  /** null while they are on their way. */
  readonly rows: readonly R[] | null;
  readonly view: BoardView<R>;
  /** False while the rest of a long list is on its way. */
  readonly whole: boolean;
  /** Why they could not be read; rows that were read before stay. */
  readonly error: Error | null;
  readonly fetching: boolean;
  readonly retry: () => void;
}

/** "Approved by a colleague meanwhile." with what is known of it. */
function noteOf({ status, actorId }: LiveChange): { readonly state: Decision | null; readonly note: string } {
  const state = requestStateOf(status);
  if (state === null || state === 'PENDING') return { state: null, note: elsewhere(null) };
  const own = actorId !== null && actorId === (platform().session.get().loggedInUserInfo?.id ?? null);
  if (own || actorId === null) return { state, note: elsewhere(state) };
  const { past } = DECISIONS[state];
  return { state, note: `${past[0]?.toUpperCase()}${past.slice(1)} by a colleague meanwhile.` };
}

/** The requests of one status. Pending ones stand on a board; decided ones are shown as they are. */
export function useRequestList<R extends MoneyRequest>(kind: RequestKind<R>, state: RequestState): RequestList<R> {
  const [board] = useState(() => createBoard<R>());
  const told = useCapability('live-changes');
  const pending = state === 'PENDING';
  const query = useQuery({ ...listQuery(kind, state), ...(pending && !told ? { refetchInterval: POLL_MS } : {}) });
  const view = useSyncExternalStore(board.subscribe, board.view);
  const { data } = query;

  useEffect(() => {
    if (pending && data !== undefined) board.read(data);
  }, [board, data, pending]);
  // Whoever comes back to the pending ones finds them as the server has them.
  useEffect(() => (pending ? () => board.show() : undefined), [board, pending]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  useLiveChange(kind.name, (change) => {
    const { state: decided, note } = noteOf(change);
    if (change.id !== null && decided !== null) board.goneElsewhere(String(change.id), decided, note);
    // Not put off by each further change: on a busy day the list would never be read.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refreshAll(kind);
    }, GATHER_MS);
  });

  const rows = pending ? view.rows : (data?.requests ?? null);
  return {
    board,
    rows,
    view,
    whole: data?.whole ?? true,
    error: query.error,
    fetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}
