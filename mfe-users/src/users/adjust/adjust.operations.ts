import { type Movement, userCalls } from '@arena/shared/contract';
import { defineOperation, fetchFresh, platform } from '@arena/shared/platform';
import { readMember, statementQuery, userKeys } from '../users.queries';

export interface Adjustment {
  readonly userId: number;
  /** Negative takes from the balance. */
  readonly amount: number;
  readonly reason: string;
}

/** Recorded before sending, to find the movement if there is no response. */
export interface SentAdjustment extends Pick<Adjustment, 'amount' | 'reason'> {
  /** The newest movement before it. */
  readonly since: number;
}

const newestOf = (userId: number) => platform().queryClient.getQueryData<readonly Movement[]>(userKeys.statement(userId))?.[0]?.id ?? 0;

const isSent = ({ id, amount, reason }: Movement, sent: SentAdjustment) =>
  (id ?? 0) > sent.since && amount === sent.amount && reason?.endsWith(`: ${sent.reason}`) === true;

/** Reads the statement first: an adjustment without an answer, whose form was changed since, may have been made. */
export const adjustBalance = defineOperation({
  id: 'user-adjust',
  readBefore: 'always',
  keyed: true,
  target: ({ userId }: Adjustment) => userId,
  describe: ({ userId, amount, reason }): SentAdjustment => ({ amount, reason, since: newestOf(userId) }),
  read: (userId: number) => fetchFresh(statementQuery(userId)),
  recognise: (movements, sent) => ({ status: movements.some((movement) => isSent(movement, sent)) ? 'done' : 'open' }),
  send: ({ userId, amount, reason }, options) =>
    platform().api.call(userCalls.adjust, { params: { userId }, body: { amount, reason } }, options),
  refresh: (userId) => {
    void readMember(userId);
    void platform().queryClient.invalidateQueries({ queryKey: userKeys.statement(userId) });
  },
});
