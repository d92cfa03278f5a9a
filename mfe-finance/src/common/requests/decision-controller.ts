import type { GivenId } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { type Decided, fromHere, goneOf, problemOf, toastOf } from './decision-words';
import type { RequestKind } from './kind';
import { Observable } from './observable';
import type { PendingRequests } from './pending-requests';
import type { MoneyRequest } from './request';
import type { DecisionEntry, DecisionOutcome } from './requests.operations';
import { refreshAll, refreshRow } from './requests.queries';
import { canDecide, type Decision } from './requests.status';
import type { Problem } from './row-status';

/** A decision that the person is asked to confirm. */
export interface Question<R extends MoneyRequest> {
  /** Tells it apart from the one before, which may still be closing. */
  readonly number: number;
  readonly request: R & { readonly id: GivenId };
  readonly decision: Decision;
  /** The earlier decision that the question tells of. */
  readonly seen: DecisionEntry | null;
}

/** How long the result of a decision stays in the corner (part 2 §9). */
const TOAST_MS = 3000;
const CANNOT_TELL = 'The server could not tell yet. Try again in a moment.';

/**
 * Asks, decides and shows the outcome; outside of React, because a second press may come before the next render. While a request
 * is asked about or being decided, a second press does nothing. Several requests may be decided at once.
 */
export class DecisionController<R extends MoneyRequest> extends Observable {
  #question: Question<R> | null = null;
  #questions = 0;
  readonly #underWay = new Set<GivenId>();

  constructor(
    private readonly kind: RequestKind<R>,
    private readonly pending: PendingRequests<R>,
  ) {
    super();
  }

  readonly question = (): Question<R> | null => this.#question;
  readonly cancel = (): void => this.#ask(null);

  /** Opens the question; false when this request cannot be decided now. */
  ask(request: R, decision: Decision): boolean {
    const { id } = request;
    if (this.#question !== null || id === null || this.#underWay.has(id)) return false;
    const decidable = canDecide(request);
    if (!decidable.decide) {
      if (decidable.own === true) platform().notify({ message: decidable.reason, tone: 'info' });
      return false;
    }
    if (this.pending.statusOf(String(id)).gone !== null) return false;
    this.#questions += 1;
    this.#ask({ number: this.#questions, request: { ...request, id }, decision, seen: this.kind.decide.entry(id) });
    return true;
  }

  /** Answers the open question with yes, once. `bannedConfirmed`: knowing that the person is banned. */
  confirm(bannedConfirmed: boolean): Question<R> | null {
    const question = this.#question;
    if (question === null) return null;
    this.#ask(null);
    void this.#decide(question, bannedConfirmed);
    return question;
  }

  /** Finds out what became of a decision without an answer, because the person asks. */
  async checkAgain({ id, decision }: Problem): Promise<void> {
    if (this.#underWay.has(id)) return;
    const outcome = await this.#reconcile(id, decision);
    if (outcome?.kind === 'unknown') this.#notify({ message: CANNOT_TELL, tone: 'error' });
    if (outcome === null) this.#refresh();
  }

  /** A request is not pending any more, and a decision of this browser for it has no answer: it may have been that one. */
  async leftPending(id: GivenId): Promise<void> {
    const decision = this.kind.decide.entry(id)?.detail.decision;
    if (decision !== undefined && !this.#underWay.has(id) && (await this.#reconcile(id, decision)) === null) this.#refresh();
  }

  #ask(question: Question<R> | null): void {
    this.#question = question;
    this.emit();
  }

  async #decide({ request, decision, seen }: Question<R>, bannedConfirmed: boolean): Promise<void> {
    const { id } = request;
    this.#underWay.add(id);
    this.pending.start(String(id), decision);
    const outcome = await this.kind.decide.run({ request, decision, bannedConfirmed }, { seen });
    this.#underWay.delete(id);
    const decided = { title: this.kind.title, id, decision, seen };
    this.#show(outcome, decided);
    this.#notify(toastOf(outcome, decided));
    if (outcome.kind === 'not-sent') this.#refresh();
    // Perhaps of something that the row doesn't show yet, such as a ban.
    if (outcome.kind === 'refused') void refreshRow(this.kind, id).catch(() => undefined);
  }

  /** Finds out what became of a decision without an answer and shows it; null when none waits for one. */
  async #reconcile(id: GivenId, decision: Decision): Promise<DecisionOutcome | null> {
    const { kind, pending } = this;
    const decided = { title: kind.title, id, decision, seen: kind.decide.entry(id) };
    this.#underWay.add(id);
    const found = await kind.decide.reconcile(id);
    // The question was confirmed meanwhile: that decision has the last word.
    if (pending.statusOf(String(id)).busy !== null) return found;
    this.#underWay.delete(id);
    if (found === null) pending.failed(String(id), null);
    else this.#showFound(found, decided);
    return found;
  }

  #showFound(found: DecisionOutcome, decided: Decided): void {
    const { problem } = this.pending.statusOf(String(decided.id));
    if (found.kind === 'unknown' || found.kind === 'unanswered') {
      if (problem?.unknown === true && found.kind === 'unknown') return;
      // The server's words stay; what is known by now is added to them.
      this.#show(found.kind === 'unknown' ? found : { ...found, message: problem?.serverMessage ?? '' }, decided);
      return;
    }
    const outcome = this.#isOfOtherTab(found, decided.decision, problem) ? otherTabs(found) : found;
    this.#show(outcome, decided);
    if (outcome.kind === 'done' && this.#question?.request.id === decided.id) this.#ask(null);
    if (outcome.kind === 'done' || problem !== null) this.#notify(toastOf(outcome, decided));
  }

  /** Another tab knows that it happened. Where this screen has told of a problem with it, this screen tells the outcome too. */
  #isOfOtherTab(found: DecisionOutcome, decision: Decision, problem: Problem | null): found is Done {
    return found.kind === 'done' && found.known === true && (problem === null || found.record.decision !== decision);
  }

  #show(outcome: DecisionOutcome, decided: Decided): void {
    const key = String(decided.id);
    if (outcome.kind === 'done') this.pending.decided(key);
    else if (outcome.kind === 'superseded') {
      const { state, note } = goneOf(outcome, decided);
      this.pending.decidedElsewhere(key, state, note, true);
    } else this.pending.failed(key, problemOf(outcome, decided));
  }

  #notify(toast: ReturnType<typeof toastOf>): void {
    if (toast !== null) platform().notify({ ...toast, duration: TOAST_MS });
  }

  #refresh(): void {
    void refreshAll(this.kind).catch(() => undefined);
  }
}

type Done = Extract<DecisionOutcome, { kind: 'done' }>;

const otherTabs = ({ record }: Done): DecisionOutcome => ({
  ...{ kind: 'superseded', ours: true, record, current: null },
  message: fromHere(record.decision),
});
