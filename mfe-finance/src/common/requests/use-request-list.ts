import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type GivenId, type LiveChange, type RequestState, requestStateOf } from '@arena/shared/contract';
import { isUnanswered, platform, useCapability, useLiveChange } from '@arena/shared/platform';
import { useStableCallback } from '@arena/shared/ui';
import { DecisionController } from './decision-controller';
import { byColleague, elsewhere } from './decision-words';
import type { RequestKind } from './kind';
import { PendingRequests } from './pending-requests';
import type { MoneyRequest } from './request';
import { askedAtOf, refreshAll, type RequestQuestion, useRequests } from './requests.queries';
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
export function useRequestList<R extends MoneyRequest>(kind: RequestKind<R>, state: RequestState, question: RequestQuestion) {
  // No answer came, or another tab has found out since what became of a decision that has a problem on this screen.
  const [mayBeOurs] = useState(() => (id: GivenId, hasProblem: boolean) => {
    const entry = kind.decide.entry(id);
    return isUnanswered(entry) || (hasProblem && entry?.state === 'done');
  });
  const announces = useCapability('live-changes');
  const isPending = state === 'PENDING';
  const list = useRequests(kind, state, question, isPending && !announces);
  const { rows, isWhole, isSearching, query } = list;
  const asked = isWhole || isPlain(question) ? '' : JSON.stringify(question);
  const read = useCallback(
    (into: PendingRequests<R>) =>
      !isPending || rows === undefined || isSearching
        ? []
        : into.read({ requests: rows, askedAt: askedAtOf(rows), whole: isWhole, question: asked }),
    [asked, isPending, isSearching, isWhole, rows],
  );
  // What is known already is shown by the first render.
  const [pending] = useState(() => {
    const first = new PendingRequests<R>(mayBeOurs);
    read(first);
    return first;
  });
  const [controller] = useState(() => new DecisionController(kind, pending));
  const view = useSyncExternalStore(pending.subscribe, pending.view);

  useEffect(() => {
    for (const id of read(pending)) void controller.leftPending(id);
  }, [controller, pending, read]);
  useWorkedOff(isPending ? (view.rows?.length ?? null) : null, list);
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
    rows: isPending ? view.rows : (rows ?? null),
    view,
    /** The rows are all that there are; else those that the server found, in order, as far as they are here. */
    isWhole,
    isSearching,
    /** How many were found that are not known to be decided meanwhile. */
    total: Math.max(0, list.total - (isPending && !list.totalIsLeast ? view.decided : 0)),
    totalIsLeast: list.totalIsLeast,
    more: list.more,
  };
}
export type RequestList<R extends MoneyRequest> = ReturnType<typeof useRequestList<R>>;

const isPlain = ({ filters, sort }: RequestQuestion) => sort === null && Object.keys(filters).length === 0;

/** With fewer rows left than this the next ones are read. */
const FEW_LEFT = 50;

/** Of a long queue the next ones are read when those that are shown are nearly worked off. */
function useWorkedOff<R extends MoneyRequest>(left: number | null, list: ReturnType<typeof useRequests<R>>): void {
  const { isWhole, isSearching, more, query } = list;
  const isShort = left !== null && left < FEW_LEFT && !isWhole && !isSearching && query.error === null;
  const canLoad = more !== null && !more.loading && !more.failed;
  const load = useStableCallback(() => (more === null ? void query.refetch() : more.load()));
  // At its end the list is read anew: what came meanwhile stands behind what was its last row.
  const isOver = more === null && left === 0;
  useEffect(() => {
    if (isShort && (canLoad || isOver)) load();
  }, [canLoad, isOver, isShort, left, load]);
}

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
