import { messageOf } from '../api/errors';
import { platform } from '../platform';
import { Attempts, nameOf } from './attempt';
import type { Agreement, OperationEnvironment, Question } from './environment';
import { newKey } from './identity';
import { holds } from './hold';
import { isUnanswered, journal } from './journal';
import { withLock } from './lock';
import type { Outcome } from './outcome';
import * as t from './operations.messages';
import type { Operation, OperationSpec, Target } from './spec';

const BROWSER: OperationEnvironment = {
  journal,
  withLock,
  hasIdempotency: () => platform().capabilities.has('idempotency-key'),
  confirm: (question) => platform().confirm(question),
  holds,
  newKey,
  now: () => Date.now(),
};

/**
 * Creates an operation that runs at most once per target, through lost answers, reloads and other tabs. The table in `spec.ts` has the
 * rules.
 * @param env - For tests.
 * @example
 * export const banUser = defineOperation({
 *   ...{ id: 'user-ban', readBefore: 'after-silence', target: (userId: number) => userId, describe: () => null, refresh: refreshUsers },
 *   read: (userId) => fetchFresh(userQuery(userId)), recognise: (user) => ({ status: user.bannedAt === null ? 'open' : 'done' }),
 *   send: (userId, options) => platform().api.call(userCalls.ban, { params: { userId } }, options),
 * });
 */
export function defineOperation<T extends Target, Q, D, F, S, A>(
  spec: OperationSpec<T, Q, D, F, S, A>,
  env: OperationEnvironment = BROWSER,
): Operation<T, Q, D, S, A> {
  type Result = Outcome<D, S, A>;
  const attempts = new Attempts(spec, env);
  const entryOf = (target: T) => env.journal.read<D>(nameOf(spec.id, target));

  const tryOnce = (target: T, request: Q, agreement: Agreement<D>): Promise<Result | Question<D>> =>
    env
      .withLock(nameOf(spec.id, target), () => attempts.attempt(target, request, agreement))
      // An unexpected failure may have happened after sending.
      .catch((error: unknown): Result => ({ kind: 'unknown', message: messageOf(error) }));

  return {
    nameOf: (target) => nameOf(spec.id, target),
    entry: entryOf,
    refresh: (target, outcome) => spec.refresh(target, outcome),
    async run(request, options = {}) {
      const target = spec.target(request);
      if (env.holds?.has(nameOf(spec.id, target))) return attempts.notSent('changed', t.alreadyHeld);
      let seen = options.seen === undefined ? entryOf(target) : options.seen;
      let agreedTo: string | null = null;
      const question = spec.question?.(request) ?? null;
      if (question !== null && !(await env.confirm(question))) return { kind: 'cancelled' };
      // What a dialog confirmed isn't held as well.
      const text = question === null ? (spec.hold?.(request) ?? null) : null;
      let hold = text === null ? null : () => env.holds?.start(nameOf(spec.id, target), text, options.onHeld) ?? null;
      for (;;) {
        options.onSending?.();
        const result = await tryOnce(target, request, { seen, agreedTo, told: options.seen != null, hold });
        if (result.kind !== 'ask') {
          if (result.kind !== 'not-sent') spec.refresh(target, result);
          return result;
        }
        if (!(await env.confirm(result.question))) return { kind: 'cancelled' };
        agreedTo = result.basis;
        seen = result.seen;
        hold = null;
      }
    },
    async reconcile(target) {
      const name = nameOf(spec.id, target);
      const found = await env.withLock(name, async (): Promise<Result | null> => {
        const entry = entryOf(target);
        if (entry?.state === 'done') return { kind: 'done', record: entry.detail, answer: null, serverMessage: null, known: true };
        if (!isUnanswered(entry)) return null;
        const known = await attempts.recogniseNow(target, entry.detail);
        return attempts.conclude(name, entry, known?.recognition ?? null, null, true);
      });
      if (found !== null) spec.refresh(target, found);
      return found;
    },
  };
}
