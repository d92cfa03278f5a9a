import type { RequestState, TopUp } from '@arena/shared/contract';
import { alias } from 'drizzle-orm/pg-core';
import type { redeems, topups } from '../db/schema/finance';
import { users } from '../db/schema/people';
import { wallClock, wallClockOrNull } from '../time/platform-time';
import { toUnits } from './cents';

/** The administrator who decided a request, beside the player in `users`. */
export const decider = alias(users, 'decider');

/** The columns of whose request it is, and of who decided it. */
export const people = {
  user: { id: users.id, name: users.name, email: users.email, mobile: users.mobile, bannedAt: users.bannedAt },
  decidedBy: decider.name,
};

/** The columns of a request that are shown. */
export const requestColumns = ({ id, amountCents, status, requestedAt, decidedAt }: typeof topups | typeof redeems) => ({
  ...{ id, amountCents, status, requestedAt, decidedAt },
});

interface Row {
  readonly request: {
    readonly id: number;
    readonly amountCents: number;
    readonly status: RequestState;
    readonly requestedAt: Date;
    readonly decidedAt: Date | null;
  };
  readonly user: {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly mobile: string | null;
    readonly bannedAt: Date | null;
  };
  readonly decidedBy: string | null;
}

/** What a top-up and a redeem request have in common, in the words of the contract. */
export function requestOf({ request, user, decidedBy }: Row, timeZone: string): Omit<TopUp, 'game' | 'payment'> {
  const { id, amountCents, status, requestedAt, decidedAt } = request;
  return {
    id,
    amount: toUnits(amountCents),
    status,
    // Never null on the wire: the platform's client searches in it.
    user: { ...user, mobile: user.mobile ?? '', bannedAt: wallClockOrNull(user.bannedAt, timeZone) },
    requestedAt: wallClock(requestedAt, timeZone),
    decidedAt: wallClockOrNull(decidedAt, timeZone),
    decidedBy,
  };
}
