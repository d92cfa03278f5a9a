import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type GivenId, type LiveChange, type RequestState, requestStateOf } from '@arena/shared/contract';
import { isUnanswered, platform, useCapability, useLiveChange, useQuery } from '@arena/shared/platform';
import { type Board, type BoardView, createBoard } from './pending-requests';
import type { DecisionEntry } from './requests.operations';
import { byColleague, type Decision, elsewhere } from './requests.status';
import { createDesk, type Desk } from './decision-controller';
import type { RequestKind } from './kind';
import { listQuery, refreshAll } from './requests.queries';
import type { MoneyRequest } from './request';

/** How often the pending list is read while it is looked at, where no server tells of changes. */
const POLL_MS = 30_000;
/** Changes that come together are read together. */
const GATHER_MS = 800;

export interface RequestList<R extends MoneyRequest> {
  readonly board: Board<R>;
  readonly desk: Desk<R>;
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

/** Whether a change was made by somebody who is known to be another. */
const isColleagues = ({ actorId }: LiveChange): boolean =>
  actorId !== null && actorId !== (platform().session.get().loggedInUserInfo?.id ?? null);

/** What a change says a request was decided to. */
function decidedTo({ status }: LiveChange): Decision | null {
  const state = requestStateOf(status);
  return state === 'PENDING' ? null : state;
}

/**
 * Whether a request that is not pending any more was perhaps decided by this browser, and nobody knows it here: no answer
 * came, or another tab has found out since. `told`: a problem with the decision stands on this screen.
 */
const mayBeOurs = (entry: DecisionEntry | null, told: boolean): boolean => isUnanswered(entry) || (told && entry?.state === 'done');

/** The requests of one status. Pending ones stand on a board; decided ones are shown as they are. */
export function useRequestList<R extends MoneyRequest>(kind: RequestKind<R>, state: RequestState): RequestList<R> {
  const [ours] = useState(() => (id: GivenId, told: boolean) => mayBeOurs(kind.decide.entry(id), told));
  const [board] = useState(() => createBoard<R>(undefined, ours));
  const [desk] = useState(() => createDesk(kind, board));
  const told = useCapability('live-changes');
  const pending = state === 'PENDING';
  const query = useQuery({ ...listQuery(kind, state), ...(pending && !told ? { refetchInterval: POLL_MS } : {}) });
  const view = useSyncExternalStore(board.subscribe, board.view);
  const { data } = query;

  useEffect(() => {
    if (pending && data !== undefined) for (const id of board.read(data)) void desk.lost(id);
  }, [board, data, desk, pending]);
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
    const { id } = change;
    const decided = decidedTo(change);
    if (id !== null && decided !== null) {
      const key = String(id);
      if (isColleagues(change)) board.goneElsewhere(key, decided, byColleague(decided));
      else if (ours(id, board.standingOf(key).problem !== null)) void desk.lost(id);
      else board.goneElsewhere(key, decided, elsewhere(decided));
    }
    // Not put off by each further change: on a busy day the list would never be read.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refreshAll(kind);
    }, GATHER_MS);
  });

  const rows = pending ? view.rows : (data?.requests ?? null);
  return {
    board,
    desk,
    rows,
    view,
    whole: data?.whole ?? true,
    error: query.error,
    fetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}
