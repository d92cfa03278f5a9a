import { serverMessageOf, ApiError, messageOf } from '../api/errors';
import { type Confirmation, platform } from '../platform';
import { fingerprintOf, newKey } from './identity';
import { isUnanswered, type Journal, journal, type JournalEntry } from './journal';
import { withLock, type WithLock } from './lock';
import { NOT_SENT, OUTCOME_UNKNOWN, type NotSentSentences, type Outcome } from './outcome';
import type { Conclusion, Operation, OperationSpec, Recognition, Target } from './spec';

/** What the protocol stands on. Tests bring their own. */
export interface OperationEnvironment {
  readonly journal: Journal;
  readonly withLock: WithLock;
  hasIdempotency(): boolean;
  confirm(question: Confirmation): Promise<boolean>;
  newKey(): string;
  now(): number;
}

const BROWSER: OperationEnvironment = {
  journal,
  withLock,
  hasIdempotency: () => platform().capabilities.has('idempotency-key'),
  confirm: (question) => platform().confirm(question),
  newKey,
  now: () => Date.now(),
};

const nameOf = (id: string, target: Target): string => [id, ...(target === null ? [] : [target].flat())].join(':');

export function defineOperation<T extends Target, Q, D, F, S, A>(
  spec: OperationSpec<T, Q, D, F, S, A>,
  env: OperationEnvironment = BROWSER,
): Operation<T, Q, D, S, A> {
  type Result = Outcome<D, S, A>;
  type Entry = JournalEntry<D>;
  type Question = { readonly kind: 'ask'; readonly question: Confirmation; readonly basis: string; readonly seen: Entry | null };

  const sentences = { ...NOT_SENT, ...spec.sentences };
  const notSent = (reason: keyof NotSentSentences): Result => ({ kind: 'not-sent', reason, message: sentences[reason] });
  const superseded = (of: Partial<Extract<Result, { kind: 'superseded' }>>): Result => ({
    ...{ kind: 'superseded', ours: false, record: null, current: null, message: null },
    ...of,
  });

  async function recogniseNow(target: T, record: D): Promise<{ readonly facts: F; readonly recognition: Recognition<D, S> } | null> {
    try {
      const facts = await spec.read(target, record);
      return { facts, recognition: spec.recognise(facts, record) };
    } catch {
      return null;
    }
  }

  /**
   * Writes down what the server's data say of a sent act. `error`: what came instead of an answer. `late`: a person has asked
   * for it, some time after the sending; right after it, what is absent may be on its way.
   */
  function conclude(name: string, entry: Entry, recognition: Recognition<D, S> | null, error: unknown, late = false): Result {
    const serverMessage = serverMessageOf(error);
    const message = error === null ? OUTCOME_UNKNOWN : messageOf(error);
    const write = (changes: Partial<Entry>) => void env.journal.write(name, { ...entry, ...changes });
    switch (recognition?.is) {
      case 'done': {
        const record = recognition.record ?? entry.detail;
        write({ state: 'done', detail: record });
        return { kind: 'done', record, answer: null, serverMessage };
      }
      case 'other':
        write({ state: 'refused' });
        return superseded({ current: recognition.current, message: serverMessage });
      case 'open':
        write({ state: late && spec.absenceIsFinal === true ? 'refused' : 'unknown' });
        return { kind: 'unanswered', message };
      default:
        write({ state: 'unknown' });
        return { kind: 'unknown', message };
    }
  }

  /** What was sent from another tab or screen since the person looked, as far as it matters for this request. */
  function newsSince(seen: Entry | null, entry: Entry | null, request: string): Result | null {
    if (entry === null || (entry.key === seen?.key && entry.state === seen.state)) return null;
    // Agreed to while it was being sent, or before: nobody has agreed to sending it again.
    if (entry.state === 'unknown') return notSent('changed');
    if (entry.state !== 'done') return null;
    return entry.key === seen?.key && entry.request === request
      ? { kind: 'done', record: entry.detail, answer: null, serverMessage: null }
      : superseded({ ours: true, record: entry.detail });
  }

  async function afterRefusal(target: T, record: D, error: ApiError): Promise<Result> {
    const message = messageOf(error);
    if (spec.readAfterRefusal === true && error.kind === 'not-found') return superseded({ message });
    if (spec.readAfterRefusal === true && error.kind === 'refused') {
      const recognition = (await recogniseNow(target, record))?.recognition;
      if (recognition?.is === 'done' || recognition?.is === 'other') return superseded({ current: recognition.current ?? null, message });
    }
    return { kind: 'refused', message, fields: error.fields, signedOut: error.kind === 'unauthorized' };
  }

  async function send(target: T, request: Q, entry: Entry, again: boolean, keepsFirst: boolean): Promise<Result> {
    const name = nameOf(spec.id, target);
    try {
      const answer = await spec.send(request, keepsFirst ? { idempotencyKey: entry.key } : {});
      const meaning: Conclusion<D, S> = spec.conclude?.(answer, entry.detail, again) ?? { is: 'done' };
      if (meaning.is === 'done') {
        const record = meaning.record ?? entry.detail;
        env.journal.write(name, { ...entry, state: 'done', detail: record });
        return { kind: 'done', record, answer, serverMessage: null };
      }
      env.journal.write(name, { ...entry, state: 'refused' });
      return superseded({ current: meaning.current, message: meaning.message });
    } catch (error) {
      if (error instanceof ApiError && !error.outcomeUnknown) {
        env.journal.write(name, { ...entry, state: 'refused' });
        return afterRefusal(target, entry.detail, error);
      }
      // From here on the journal says that nobody knows, over reloads and in other tabs; then the server is asked.
      env.journal.write(name, { ...entry, state: 'unknown' });
      return conclude(name, entry, (await recogniseNow(target, entry.detail))?.recognition ?? null, error);
    }
  }

  async function attempt(target: T, request: Q, seen: Entry | null, agreedTo: string | null): Promise<Result | Question> {
    const name = nameOf(spec.id, target);
    const fingerprint = fingerprintOf(spec.identity?.(request) ?? request);
    const entry = env.journal.read<D>(name);
    const news = newsSince(seen, entry, fingerprint);
    if (news !== null) return news;

    const unanswered = isUnanswered(entry) ? entry : null;
    // The same request under the key of before: a server that has done it already says so instead of doing it again.
    const again = entry !== null && entry.state !== 'done' && entry.request === fingerprint;
    const record = again && unanswered !== null ? unanswered.detail : spec.describe(request);
    const keepsFirst = spec.keyed === true && env.hasIdempotency();
    // Under the lock nobody else is sending: the page that was sending it is gone, and nobody has read yet what came of it.
    const abandoned = entry?.state === 'sending';
    const mustRead =
      abandoned ||
      {
        always: true,
        'unless-first-is-kept': !keepsFirst,
        // What an earlier version of the console sent may be the same, and does not say so.
        'after-silence': unanswered !== null && (again || unanswered.request === undefined),
      }[spec.readBefore];

    const now = mustRead ? await recogniseNow(target, unanswered?.detail ?? record) : null;
    if (mustRead && now === null && !abandoned) return notSent('unread');
    if (unanswered !== null && (abandoned || (now !== null && now.recognition.is !== 'open'))) {
      const found = conclude(name, unanswered, now?.recognition ?? null, null);
      return found.kind === 'done' && !again
        ? superseded({ ours: true, record: found.record, current: currentOf(now?.recognition ?? null) })
        : found;
    }
    const recognition = now?.recognition ?? null;
    const verdict =
      spec.judge?.({ request, facts: now?.facts ?? null, recognition, entry, keepsFirst }) ??
      (recognition === null || recognition.is === 'open' ? ({ go: 'send' } as const) : null);
    if (verdict === null) return recognition?.is === 'unclear' ? notSent('unread') : superseded({ current: currentOf(recognition) });
    if (verdict.go === 'stop') return { kind: 'not-sent', reason: 'ruled-out', message: verdict.message };
    const basis = JSON.stringify([verdict, recognition]);
    if (verdict.go === 'ask' && basis !== agreedTo) return { kind: 'ask', question: verdict.question, basis, seen: entry };

    const sending: Entry = {
      key: again ? entry.key : env.newKey(),
      state: 'sending',
      detail: record,
      at: env.now(),
      request: fingerprint,
    };
    if (!env.journal.write(name, sending)) return notSent('storage');
    return send(target, request, sending, again, keepsFirst);
  }

  const tryOnce = (target: T, request: Q, seen: Entry | null, agreedTo: string | null): Promise<Result | Question> =>
    env
      .withLock(nameOf(spec.id, target), () => attempt(target, request, seen, agreedTo))
      // What fails here unforeseen may have failed after the sending.
      .catch((error: unknown): Result => ({ kind: 'unknown', message: messageOf(error) }));

  const currentOf = (recognition: Recognition<D, S> | null): S | null =>
    recognition?.is === 'done' || recognition?.is === 'other' ? (recognition.current ?? null) : null;

  return {
    nameOf: (target) => nameOf(spec.id, target),
    entry: (target) => env.journal.read<D>(nameOf(spec.id, target)),
    refresh: (target, outcome) => spec.refresh(target, outcome),
    async run(request, options = {}) {
      const target = spec.target(request);
      let seen = options.seen === undefined ? env.journal.read<D>(nameOf(spec.id, target)) : options.seen;
      let agreedTo: string | null = null;
      const question = spec.question?.(request) ?? null;
      if (question !== null && !(await env.confirm(question))) return { kind: 'cancelled' };
      for (;;) {
        options.onSending?.();
        const result = await tryOnce(target, request, seen, agreedTo);
        if (result.kind !== 'ask') {
          if (result.kind !== 'not-sent') spec.refresh(target, result);
          return result;
        }
        if (!(await env.confirm(result.question))) return { kind: 'cancelled' };
        agreedTo = result.basis;
        seen = result.seen;
      }
    },
    async reconcile(target) {
      const name = nameOf(spec.id, target);
      const found = await env.withLock(name, async (): Promise<Result | null> => {
        const entry = env.journal.read<D>(name);
        if (entry?.state === 'done') return { kind: 'done', record: entry.detail, answer: null, serverMessage: null };
        if (!isUnanswered(entry)) return null;
        return conclude(name, entry, (await recogniseNow(target, entry.detail))?.recognition ?? null, null, true);
      });
      if (found !== null) spec.refresh(target, found);
      return found;
    },
  };
}
