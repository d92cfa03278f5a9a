import type { OperationEnvironment } from './environment';
import type { Operation, OperationSpec, Target } from './spec';
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
export declare function defineOperation<T extends Target, Q, D, F, S, A>(spec: OperationSpec<T, Q, D, F, S, A>, env?: OperationEnvironment): Operation<T, Q, D, S, A>;
