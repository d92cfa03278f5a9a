import type { GivenId } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import type { Board, Problem } from './pending-requests';
import { canDecide } from './can-decide';
import type { DecisionEntry, DecisionOutcome } from './requests.operations';
import { type Decision, fromHere } from './requests.status';
import type { RequestKind } from './kind';
import { refreshAll } from './requests.queries';
import { type Decided, goneOf, problemOf, toastOf } from './decision-words';
import type { MoneyRequest } from './request';

/** A decision that the person is asked to confirm. */
export interface Question<R extends MoneyRequest> {
  /** Tells it apart from the one before, which may be on its way out still. */
  readonly number: number;
  readonly request: R & { readonly id: GivenId };
  readonly decision: Decision;
  /** The earlier decision that is known now. What is sent after this is news to the person. */
  readonly seen: DecisionEntry | null;
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

  const show = (outcome: DecisionOutcome, decided: Decided) => {
    const key = String(decided.id);
    if (outcome.kind === 'done') board.decided(key);
    else if (outcome.kind === 'superseded') {
      const { state, note } = goneOf(outcome, decided);
      board.goneElsewhere(key, state, note, true);
    } else board.failed(key, problemOf(outcome, decided));
  };
  const say = (toast: ReturnType<typeof toastOf>) => {
    if (toast !== null) platform().notify({ ...toast, duration: TOAST_MS });
  };
  const readAgain = () => void refreshAll(kind).catch(() => undefined);

  const run = async ({ request, decision, seen }: Question<R>): Promise<void> => {
    const { id } = request;
    const decided = { title: kind.title, id, decision, seen };
    underWay.add(id);
    board.start(String(id), decision);
    const outcome = await kind.decide.run({ request, decision }, { seen });
    underWay.delete(id);
    show(outcome, decided);
    say(toastOf(outcome, decided));
    if (outcome.kind === 'not-sent') readAgain();
  };

  /** Reads what became of a decision without an answer, and shows it; null when none waits for one. */
  const findOut = async (id: GivenId, decision: Decision): Promise<DecisionOutcome | null> => {
    const key = String(id);
    const seen = kind.decide.entry(id);
    const decided = { title: kind.title, id, decision, seen };
    underWay.add(id);
    const found = await kind.decide.reconcile(id);
    // Somebody has decided it here meanwhile: that decision has the last word.
    if (board.standingOf(key).busy !== null) return found;
    underWay.delete(id);
    const { problem } = board.standingOf(key);
    const told = problem !== null;
    if (found === null) {
      board.failed(key, null);
      return null;
    }
    if (found.kind === 'unknown') {
      if (problem?.unsure !== true) show(found, decided);
      return found;
    }
    if (found.kind === 'unanswered') {
      // What the server said then stands; what is known by now is added to it.
      show({ ...found, message: problem?.said ?? '' }, decided);
      return found;
    }
    // Another tab has found out that it happened. Where its problem stands, the outcome is told as well.
    const isOthers = found.kind === 'done' && found.known === true && !(told && found.record.decision === decision);
    const outcome: DecisionOutcome = isOthers
      ? { kind: 'superseded', ours: true, record: found.record, current: null, message: fromHere(found.record.decision) }
      : found;
    show(outcome, decided);
    if (outcome.kind === 'done' && question?.request.id === id) put(null);
    if (outcome.kind === 'done' || told) say(toastOf(outcome, decided));
    return found;
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
      put({ number: count, request: { ...request, id }, decision, seen: kind.decide.entry(id) });
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
      if (outcome?.kind === 'unknown') platform().notify({ message: CANNOT_TELL, tone: 'error', duration: TOAST_MS });
      if (outcome === null) readAgain();
    },
    /** A request is said to be decided, and a decision of ours for it has no answer: it may have been that one. */
    async lost(id: GivenId): Promise<void> {
      const decision = kind.decide.entry(id)?.detail.decision;
      if (decision !== undefined && !underWay.has(id) && (await findOut(id, decision)) === null) readAgain();
    },
  };
}
export type Desk<R extends MoneyRequest> = ReturnType<typeof createDesk<R>>;
