import type { GivenId } from '@arena/shared/contract';
import { GENERIC_MESSAGE, platform } from '@arena/shared/platform';
import type { Board, Problem } from './board';
import { canDecide } from './can-decide';
import { decide, NOWHERE, type Outcome, settle } from './decide';
import { type Decision, elsewhere } from './decisions';
import { type DecisionIntent, decisionAction, storedDecision } from './intents';
import type { RequestKind } from './kind';
import { refreshAfter, refreshAll } from './lists';
import { problemOf, toastOf } from './outcome-words';
import type { MoneyRequest } from './request';

/** A decision that the person is asked to confirm. */
export interface Question<R extends MoneyRequest> {
  /** Tells it apart from the one before, which may be on its way out still. */
  readonly number: number;
  readonly request: R & { readonly id: GivenId };
  readonly decision: Decision;
  /** The earlier decision that is known now. What is sent after this is news to the person. */
  readonly seen: DecisionIntent | null;
}

/** How long the result of a decision stays in the corner (part 2 §9). */
const TOAST_MS = 3000;
const CANNOT_TELL = 'The server could not tell yet. Try again in a moment.';

/**
 * Asks, decides, and tells how it went; outside of React, because a second press may come before the next drawing. While a
 * request is asked about or under way, a second press does nothing. Several requests may be under way at once.
 */
export function createDesk<R extends MoneyRequest>(kind: RequestKind<R>, board: Board<R>) {
  let question: Question<R> | null = null;
  let count = 0;
  const underWay = new Set<GivenId>();
  const listeners = new Set<() => void>();
  const put = (next: Question<R> | null) => {
    question = next;
    for (const listener of listeners) listener();
  };

  const show = (id: GivenId, decision: Decision, outcome: Outcome) => {
    const key = String(id);
    if (outcome.kind === 'done') board.decided(key);
    else if (outcome.kind === 'gone') {
      const state = outcome.state === 'PENDING' ? null : outcome.state;
      board.goneElsewhere(key, state, outcome.message ?? elsewhere(state), true);
    } else board.failed(key, problemOf(kind, id, decision, outcome));
  };
  const say = (toast: ReturnType<typeof toastOf>) => {
    if (toast !== null) platform().notify({ ...toast, duration: TOAST_MS });
  };

  const run = async ({ request, decision, seen }: Question<R>): Promise<void> => {
    const { id } = request;
    underWay.add(id);
    board.start(String(id), decision);
    // What fails here unforeseen may have failed after the sending.
    const failed = (): Outcome => ({ kind: 'unsure', message: GENERIC_MESSAGE });
    const outcome = await decide(kind, request, decision, seen).catch(failed);
    underWay.delete(id);
    show(id, decision, outcome);
    say(toastOf(kind, id, decision, outcome));
    await refreshAfter(kind, decision).catch(() => undefined);
  };

  /** Reads what became of a decision without an answer, and shows it; null while nobody can tell. */
  const findOut = async (id: GivenId, decision: Decision): Promise<Outcome | null> => {
    underWay.add(id);
    const found = await settle(kind, id).catch(() => null);
    // Somebody has decided it here meanwhile: that decision has the last word.
    if (board.standingOf(String(id)).busy !== null) return found;
    underWay.delete(id);
    if (found === null) return null;
    // Another tab has found out that it happened. Where its problem stands, the outcome is told as well.
    const { problem } = board.standingOf(String(id));
    const told = problem !== null;
    const outcome: Outcome = told && found.kind === 'gone' && found.state === decision ? { kind: 'done' } : found;
    // What the server said then stands; what is known by now is added to it.
    show(id, decision, outcome.kind === 'unanswered' ? { ...outcome, message: problem?.said ?? outcome.message } : outcome);
    if (outcome.kind === 'done' && question?.request.id === id) put(null);
    if (outcome.kind === 'done' || (told && outcome.kind !== 'unanswered')) say(toastOf(kind, id, decision, outcome));
    return outcome;
  };

  return {
    question: () => question,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Opens the question; false when this request cannot be decided now. */
    ask(request: R, decision: Decision): boolean {
      const { id } = request;
      if (question !== null || id === null || !canDecide(request).decide || underWay.has(id)) return false;
      if (board.standingOf(String(id)).gone !== null) return false;
      count += 1;
      put({ number: count, request: { ...request, id }, decision, seen: storedDecision(decisionAction(kind.name, id)) });
      return true;
    },
    cancel: () => put(null),
    /** Answers the open question with yes, once. */
    confirm(): Question<R> | null {
      const now = question;
      if (now === null) return null;
      put(null);
      void run(now);
      return now;
    },
    /** Reads what became of a decision without an answer. */
    async checkAgain({ id, decision }: Problem): Promise<void> {
      if (underWay.has(id)) return;
      const outcome = await findOut(id, decision);
      if (outcome === null) platform().notify({ message: CANNOT_TELL, tone: 'error', duration: TOAST_MS });
      await refreshAll(kind).catch(() => undefined);
    },
    /** A request is said to be decided, and a decision of ours for it has no answer: it may have been that one. */
    async lost(id: GivenId): Promise<void> {
      const decision = storedDecision(decisionAction(kind.name, id))?.detail.decision;
      if (decision === undefined || underWay.has(id)) return;
      const outcome = await findOut(id, decision);
      if (outcome === null) {
        // Nothing is read again here: that would come back to this place. The problem has a button.
        const { busy, problem } = board.standingOf(String(id));
        if (busy === null && problem?.unsure !== true)
          board.failed(String(id), problemOf(kind, id, decision, { kind: 'unsure', message: NOWHERE }));
      } else if (outcome.kind !== 'unanswered') await refreshAfter(kind, decision).catch(() => undefined);
    },
  };
}
export type Desk<R extends MoneyRequest> = ReturnType<typeof createDesk<R>>;
