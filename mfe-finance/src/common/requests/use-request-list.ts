import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type GivenId, type LiveChange, type RequestState, requestStateOf } from '@arena/shared/contract';
import { isUnanswered, platform, useCapability, useLiveChange } from '@arena/shared/platform';
import { DecisionController } from './decision-controller';
import { byColleague, elsewhere } from './decision-words';
import type { RequestKind } from './kind';
import { PendingRequests } from './pending-requests';
import type { MoneyRequest } from './request';
import { refreshAll, useRequests } from './requests.queries';
import type { Decision } from './requests.status';

/** Changes that come together are read together. */
const BATCH_MS = 800;

/** Whether a change was made by somebody who is known to be another. */
const isColleagues = ({ actorId }: LiveChange): boolean =>
  actorId !== null && actorId !== (platform().session.get().loggedInUserInfo?.id ?? null);

/** To what a change says that a request was decided. */
function decidedTo({ status }: LiveChange): Decision | null {
  const state = requestStateOf(status);
  return state === 'PENDING' ? null : state;
}

/** The requests of one status. Decided ones are shown as they are; pending ones keep their places: see `PendingRequests`. */
export function useRequestList<R extends MoneyRequest>(kind: RequestKind<R>, state: RequestState) {
  // No answer came, or another tab has found out since what became of a decision that has a problem on this screen.
  const [mayBeOurs] = useState(() => (id: GivenId, hasProblem: boolean) => {
    const entry = kind.decide.entry(id);
    return isUnanswered(entry) || (hasProblem && entry?.state === 'done');
  });
  const [pending] = useState(() => new PendingRequests<R>(mayBeOurs));
  const [controller] = useState(() => new DecisionController(kind, pending));
  const announces = useCapability('live-changes');
  const isPending = state === 'PENDING';
  const query = useRequests(kind, state, isPending && !announces);
  const view = useSyncExternalStore(pending.subscribe, pending.view);
  const { data } = query;

  useEffect(() => {
    if (isPending && data !== undefined) for (const id of pending.read(data)) void controller.leftPending(id);
  }, [controller, data, isPending, pending]);
  // Whoever comes back to the pending ones finds them as the server has them.
  useEffect(() => (isPending ? () => pending.show() : undefined), [isPending, pending]);

  const refreshSoon = useBatched(() => void refreshAll(kind));
  useLiveChange(kind.name, (change) => {
    const { id } = change;
    const decision = decidedTo(change);
    if (id !== null && decision !== null) {
      const key = String(id);
      if (isColleagues(change)) pending.decidedElsewhere(key, decision, byColleague(decision));
      else if (mayBeOurs(id, pending.statusOf(key).problem !== null)) void controller.leftPending(id);
      else pending.decidedElsewhere(key, decision, elsewhere(decision));
    }
    refreshSoon();
  });

  return {
    pending,
    controller,
    query,
    /** null while they are loading. */
    rows: isPending ? view.rows : (data?.requests ?? null),
    view,
    /** False while the rest of a long list is loading. */
    whole: data?.whole ?? true,
  };
}
export type RequestList<R extends MoneyRequest> = ReturnType<typeof useRequestList<R>>;

/** Calls `work` once for calls that come together. Not put off by each further call: on a busy day it would never be called. */
function useBatched(work: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      work();
    }, BATCH_MS);
  };
}
