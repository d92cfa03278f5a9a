import { type Dispatch, useRef, useState } from 'react';
import type { GivenId } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { type PendingAction, type PendingMark, useStableCallback } from '@arena/shared/ui';
import { type Decided, fromHere, goneOf, problemOf, toastOf } from './decision-words';
import type { MoneyRequest, Problem, RequestKind, RequestRow, RowDetail } from './request';
import type { DecisionEntry, DecisionOutcome } from './requests.operations';
import { refreshAll, refreshRow } from './requests.queries';
import { decidabilityOf, type Decision } from './requests.status';
import { useBulk } from './useBulk';
import * as t from './common.messages';

interface Asked<R extends MoneyRequest> {
  readonly request: R & { readonly id: GivenId };
  readonly decision: Decision;
  /** The earlier decision that the question mentions. */
  readonly seen: DecisionEntry | null;
}

export interface Question<R extends MoneyRequest> extends Asked<R> {
  /** Distinguishes this question from the previous one, which may still be closing. */
  readonly number: number;
  /** False while its dialog closes. */
  readonly open: boolean;
}

/** Part 2 §9. */
const TOAST_MS = 3000;

export const notify = (toast: ReturnType<typeof toastOf>) => void (toast !== null && platform().notify({ ...toast, duration: TOAST_MS }));

/** The result from another tab, or the full outcome if this screen shows a problem with that decision. */
function asSeenHere(found: DecisionOutcome, decision: Decision, problem: Problem | undefined): DecisionOutcome {
  if (found.kind !== 'done' || found.known !== true || (problem !== undefined && found.record.decision === decision)) return found;
  const { record } = found;
  return { kind: 'superseded', ours: true, record, current: null, message: fromHere(record.decision) };
}

function rowMarks<R extends MoneyRequest>(dispatch: Dispatch<PendingAction<R, RowDetail>>) {
  const setSending = (id: GivenId, decision: Decision) =>
    dispatch({ type: 'mark', key: String(id), state: 'sending', detail: { decision } });
  const mark = (id: GivenId, problem: Problem | null) =>
    dispatch({ type: 'mark', key: String(id), state: 'open', ...(problem === null ? {} : { detail: { problem } }) });
  const setGone = (id: GivenId, decision: Decision | null, note: string) =>
    dispatch({ type: 'mark', key: String(id), state: 'gone', note, detail: { decision }, at: performance.now() });
  const show = (outcome: DecisionOutcome, decided: Decided) => {
    const { id } = decided;
    if (outcome.kind === 'done') dispatch({ type: 'remove', key: String(id), at: performance.now() });
    else if (outcome.kind === 'superseded') {
      const { state, note } = goneOf(outcome, decided);
      setGone(id, state, note);
    } else mark(id, problemOf(outcome, decided));
  };
  return { setSending, mark, setGone, show };
}

type Marks = ReadonlyMap<string, PendingMark<RowDetail>>;
type RowMarks = ReturnType<typeof rowMarks>;

/** Sends and checks decisions, one call per request at a time. `onDone`: a check found that the decision was made. */
export function useDecisionCalls<R extends MoneyRequest>(kind: RequestKind<R>, marks: Marks, row: RowMarks, onDone: (id: GivenId) => void) {
  // A ref, because a second press may come before the next render.
  const underWay = useRef(new Map<GivenId, 'sending' | 'checking'>());
  const refresh = () => void refreshAll(kind).catch(() => undefined);

  const reserve = (id: GivenId, decision: Decision) => {
    underWay.current.set(id, 'sending');
    row.setSending(id, decision);
  };
  const send = async ({ request, decision, seen }: Asked<R>, bannedConfirmed: boolean, onToast: typeof notify = () => undefined) => {
    const { id } = request;
    reserve(id, decision);
    const outcome = await kind.decide.run({ request, decision, bannedConfirmed }, { seen });
    underWay.current.delete(id);
    const decided = { title: kind.title, id, decision, seen };
    row.show(outcome, decided);
    onToast(toastOf(outcome, decided));
    if (outcome.kind === 'not-sent') refresh();
    // The reason may be something the row doesn't show yet, such as a ban.
    if (outcome.kind === 'refused') void refreshRow(kind, id).catch(() => undefined);
    return outcome;
  };

  const showFound = useStableCallback((found: DecisionOutcome | null, decided: Decided) => {
    const { id, decision } = decided;
    const { state, detail } = marks.get(String(id)) ?? {};
    const problem = detail?.problem;
    if (found?.kind === 'done' || found?.kind === 'superseded') {
      const outcome = asSeenHere(found, decision, problem);
      row.show(outcome, decided);
      if (outcome.kind === 'done') onDone(id);
      if (outcome.kind === 'done' || problem !== undefined) notify(toastOf(outcome, decided));
    } else if (state === 'gone' || (found?.kind === 'unknown' && problem?.unknown === true)) return;
    else if (found === null) row.mark(id, null);
    // Keeps the server's message and adds the new outcome.
    else row.show(found.kind === 'unanswered' ? { ...found, message: problem?.serverMessage ?? '' } : found, decided);
  });

  /** null if no decision is unanswered, undefined while a check runs. */
  const reconcile = async (id: GivenId, decision: Decision) => {
    if (underWay.current.has(id)) return undefined;
    const decided = { title: kind.title, id, decision, seen: kind.decide.entry(id) };
    underWay.current.set(id, 'checking');
    const found = await kind.decide.reconcile(id);
    // A decision confirmed in the meantime wins.
    if (underWay.current.get(id) === 'sending') return found;
    underWay.current.delete(id);
    showFound(found, decided);
    if (found === null) refresh();
    return found;
  };
  return { stepOf: (id: GivenId) => underWay.current.get(id), reserve, send, reconcile };
}

/** Runs decisions on several requests at once; ignores a second press on one that is open or running. */
export function useDecisions<R extends MoneyRequest>(kind: RequestKind<R>, marks: Marks, dispatch: Dispatch<PendingAction<R, RowDetail>>) {
  const [question, setQuestion] = useState<Question<R> | null>(null);
  const cancel = () => setQuestion((last) => last && { ...last, open: false });
  const row = rowMarks(dispatch);
  const calls = useDecisionCalls(kind, marks, row, (id) => {
    if (question?.request.id === id) cancel();
  });
  const { stepOf, send, reconcile } = calls;
  const bulk = useBulk(kind, calls, notify);

  return {
    bulk,
    question,
    cancel,
    /** Returns false when this request can't be decided now. */
    ask({ item, state }: RequestRow<R>, decision: Decision): boolean {
      const { id } = item;
      if (question?.open === true || id === null || stepOf(id) !== undefined) return false;
      const decidability = decidabilityOf(item);
      if (decidability.status === 'own') platform().notify({ message: decidability.reason, tone: 'info' });
      if (decidability.status !== 'open' || state === 'gone') return false;
      const number = (question?.number ?? 0) + 1;
      setQuestion({ number, open: true, request: { ...item, id }, decision, seen: kind.decide.entry(id) });
      return true;
    },
    /** Confirms the open question once; returns false if it is already answered. */
    confirm(bannedConfirmed: boolean): boolean {
      if (question?.open !== true || stepOf(question.request.id) === 'sending') return false;
      cancel();
      void send(question, bannedConfirmed, notify);
      return true;
    },
    async checkAgain({ id, decision }: Problem): Promise<void> {
      if ((await reconcile(id, decision))?.kind === 'unknown') notify({ message: t.notConfirmedYet, tone: 'error' });
    },
    dismiss: ({ id }: Problem) => row.mark(id, null),
    /** The request is no longer pending, possibly because of an unanswered decision from this browser. */
    async leftPending(id: GivenId): Promise<void> {
      const decision = kind.decide.entry(id)?.detail.decision;
      if (decision !== undefined) await reconcile(id, decision);
    },
    /** Ignored while this browser is sending its own decision. */
    decidedElsewhere(id: GivenId, decision: Decision, note: string): void {
      if (stepOf(id) !== 'sending') row.setGone(id, decision, note);
    },
  };
}
