import { ApiError, messageOf, serverMessageOf } from '../api/errors';
import type { Agreement, OperationEnvironment, Question } from './environment';
import { fingerprintOf } from './identity';
import { isUnanswered, type JournalEntry } from './journal';
import { type Outcome, SENTENCES, type Sentences } from './outcome';
import * as t from './operations.messages';
import type { Conclusion, OperationSpec, Recognition, Target } from './spec';

/** The name of an operation's lock and journal entry: `room-payment:2048`. */
export const nameOf = (id: string, target: Target): string => [id, ...(target === null ? [] : [target].flat())].join(':');
const isUnclear = (recognition: Recognition<unknown, unknown>) => recognition.status === 'unclear' && recognition.closed !== true;

const currentOf = <D, S>(recognition: Recognition<D, S> | null): S | null =>
  recognition?.status === 'done' || recognition?.status === 'other' ? (recognition.current ?? null) : null;

interface Known<D, F, S> {
  readonly facts: F;
  readonly recognition: Recognition<D, S>;
}

/** The steps of one operation, see the table in `spec.ts`. */
export class Attempts<T extends Target, Q, D, F, S, A> {
  readonly #sentences: Sentences;

  constructor(
    private readonly spec: OperationSpec<T, Q, D, F, S, A>,
    private readonly env: OperationEnvironment,
  ) {
    this.#sentences = { ...SENTENCES, ...spec.sentences };
  }

  /** Sends the request, unless the journal or the server's state forbids it. */
  async attempt(target: T, request: Q, agreement: Agreement<D>): Promise<Outcome<D, S, A> | Question<D>> {
    const { spec, env } = this;
    const name = nameOf(spec.id, target);
    const fingerprint = fingerprintOf(spec.identity?.(request) ?? request);
    const entry = env.journal.read<D>(name);
    const changes = this.#changesSince(agreement.seen, entry, fingerprint);
    if (changes !== null) return changes;

    const unanswered = isUnanswered(entry) ? entry : null;
    // A repeated request has the same key, so a server that already executed it answers without repeating it.
    const again = entry !== null && entry.state !== 'done' && entry.request === fingerprint;
    const record = again && unanswered !== null ? unanswered.detail : spec.describe(request);
    const keepsFirst = spec.keyed === true && env.hasIdempotency();
    // Holding the lock means that no other tab is sending: the page that sent it is gone, and its outcome was never read.
    const abandoned = entry?.state === 'sending' && !agreement.told;
    const mustRead = abandoned || this.#readsBefore(keepsFirst, unanswered !== null && again);

    const known = mustRead ? await this.recogniseNow(target, unanswered?.detail ?? record) : null;
    if (mustRead && known === null && !abandoned) return this.notSent('unread');
    const recognition = known?.recognition ?? null;
    if (unanswered !== null && (abandoned || (recognition !== null && recognition.status !== 'open')))
      return this.#earlier(name, unanswered, recognition, again);
    const stop = this.#judge(request, known, entry, keepsFirst, agreement.agreedTo);
    if (stop !== null) return stop;
    // Holding the lock too, so that no other tab sends in the meantime.
    const ended = agreement.hold === null ? null : await agreement.hold();
    // What was read is as old as the hold. A page that unloads has no time to read again.
    if (ended === 'over') return this.attempt(target, request, { ...agreement, hold: null });
    if (ended === 'undone') return { kind: 'cancelled' };
    if (ended === 'late') return this.notSent('changed', t.heldTooLong);

    const key = again ? entry.key : env.newKey();
    const sending: JournalEntry<D> = { key, state: 'sending', detail: record, at: env.now(), request: fingerprint };
    if (!env.journal.write(name, sending)) return this.notSent('storage');
    return this.#send(target, request, sending, { again, afterSilence: again && unanswered !== null }, keepsFirst);
  }

  async recogniseNow(target: T, record: D): Promise<Known<D, F, S> | null> {
    try {
      const facts = await this.spec.read(target, record);
      return { facts, recognition: this.spec.recognise(facts, record) };
    } catch {
      return null;
    }
  }

  /** Records the server's state after a request. `error`: the failure in place of an answer. `late`: absence can't be a mere delay. */
  conclude(name: string, entry: JournalEntry<D>, recognition: Recognition<D, S> | null, error: unknown, late = false): Outcome<D, S, A> {
    const serverMessage = serverMessageOf(error);
    const message = error === null ? this.#sentences.unknown : messageOf(error);
    const write = (changes: Partial<JournalEntry<D>>) => void this.env.journal.write(name, { ...entry, ...changes });
    switch (recognition?.status) {
      case 'done': {
        const record = recognition.record ?? entry.detail;
        write({ state: 'done', detail: record });
        return { kind: 'done', record, answer: null, serverMessage };
      }
      case 'other':
        write({ state: 'refused' });
        return this.#superseded({
          current: recognition.current,
          message: serverMessage,
          ...(error === null ? {} : { afterFailure: true }),
        });
      case 'open':
        write({ state: late && this.spec.absenceIsFinal === true ? 'refused' : 'unknown' });
        return { kind: 'unanswered', message };
      default:
        write({ state: 'unknown' });
        return { kind: 'unknown', message };
    }
  }

  notSent(reason: Exclude<keyof Sentences, 'unknown'>, message = this.#sentences[reason]): Outcome<D, S, A> {
    return { kind: 'not-sent', reason, message };
  }

  #superseded(of: Partial<Extract<Outcome<D, S, A>, { kind: 'superseded' }>>): Outcome<D, S, A> {
    return { kind: 'superseded', ours: false, record: null, current: null, message: null, ...of };
  }

  #readsBefore(keepsFirst: boolean, afterSilence: boolean): boolean {
    return { always: true, 'unless-first-is-kept': !keepsFirst, 'after-silence': afterSilence }[this.spec.readBefore];
  }

  /** What another tab or screen sent since the user last looked, as far as it matters for this request. */
  #changesSince(seen: JournalEntry<D> | null, entry: JournalEntry<D> | null, request: string): Outcome<D, S, A> | null {
    if (entry === null || (entry.key === seen?.key && entry.state === seen.state)) return null;
    // The user agreed while it was being sent, or earlier: not to sending it again.
    if (entry.state === 'unknown') return this.notSent('changed');
    if (entry.state !== 'done') return null;
    return entry.key === seen?.key && entry.request === request
      ? { kind: 'done', record: entry.detail, answer: null, serverMessage: null }
      : this.#superseded({ ours: true, record: entry.detail });
  }

  /** The outcome of the earlier unanswered request, now known. */
  #earlier(name: string, unanswered: JournalEntry<D>, recognition: Recognition<D, S> | null, again: boolean): Outcome<D, S, A> {
    const found = this.conclude(name, unanswered, recognition, null);
    if (found.kind !== 'done' || again) return found;
    return this.#superseded({ ours: true, record: found.record, current: currentOf(recognition) });
  }

  /** Null when the request may be sent. */
  #judge(
    request: Q,
    known: Known<D, F, S> | null,
    entry: JournalEntry<D> | null,
    keepsFirst: boolean,
    agreedTo: string | null,
  ): Outcome<D, S, A> | Question<D> | null {
    const recognition = known?.recognition ?? null;
    const verdict = this.spec.judge?.({ request, facts: known?.facts ?? null, recognition, entry, keepsFirst }) ?? null;
    if (verdict === null) {
      if (recognition === null || recognition.status === 'open') return null;
      return isUnclear(recognition) ? this.notSent('unread') : this.#superseded({ current: currentOf(recognition) });
    }
    if (verdict.kind === 'stop') return { kind: 'not-sent', reason: 'ruled-out', message: verdict.message };
    const basis = JSON.stringify([verdict, recognition]);
    return verdict.kind === 'ask' && basis !== agreedTo ? { kind: 'ask', question: verdict.question, basis, seen: entry } : null;
  }

  async #send(
    target: T,
    request: Q,
    entry: JournalEntry<D>,
    { again, afterSilence }: { readonly again: boolean; readonly afterSilence: boolean },
    keepsFirst: boolean,
  ): Promise<Outcome<D, S, A>> {
    const { spec, env } = this;
    const name = nameOf(spec.id, target);
    try {
      const answer = await spec.send(request, keepsFirst ? { idempotencyKey: entry.key } : {});
      const meaning: Conclusion<D, S> = spec.conclude?.(answer, entry.detail, again) ?? { status: 'done' };
      if (meaning.status === 'done') {
        const record = meaning.record ?? entry.detail;
        env.journal.write(name, { ...entry, state: 'done', detail: record });
        return { kind: 'done', record, answer, serverMessage: null };
      }
      env.journal.write(name, { ...entry, state: 'refused' });
      return this.#superseded({ current: meaning.current, message: meaning.message });
    } catch (error) {
      if (error instanceof ApiError && !error.outcomeUnknown) {
        env.journal.write(name, { ...entry, state: 'refused' });
        return (
          (afterSilence ? await this.#alreadyArrived(name, target, entry, error) : null) ?? this.#afterRefusal(target, entry.detail, error)
        );
      }
      // The journal records the unknown outcome for reloads and other tabs before the server's state is read.
      env.journal.write(name, { ...entry, state: 'unknown' });
      return this.conclude(name, entry, (await this.recogniseNow(target, entry.detail))?.recognition ?? null, error);
    }
  }

  /** The same request, sent earlier without an answer, may have arrived while this one was refused. Null when it hasn't. */
  async #alreadyArrived(name: string, target: T, entry: JournalEntry<D>, error: ApiError): Promise<Outcome<D, S, A> | null> {
    if (error.kind === 'unauthorized') return null;
    const recognition = (await this.recogniseNow(target, entry.detail))?.recognition ?? null;
    return recognition?.status === 'open' ? null : this.conclude(name, entry, recognition, error);
  }

  async #afterRefusal(target: T, record: D, error: ApiError): Promise<Outcome<D, S, A>> {
    const message = messageOf(error);
    if (this.spec.readAfterRefusal === true && error.kind === 'not-found') return this.#superseded({ message });
    if (this.spec.readAfterRefusal === true && error.kind === 'refused') {
      const recognition = (await this.recogniseNow(target, record))?.recognition;
      if (recognition !== undefined && recognition.status !== 'open' && !isUnclear(recognition))
        return this.#superseded({ current: currentOf(recognition), message });
    }
    return { kind: 'refused', message, fields: error.fields, signedOut: error.kind === 'unauthorized' };
  }
}
