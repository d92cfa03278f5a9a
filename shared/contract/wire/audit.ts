import * as z from '@arena/shared/contract/zod';
import { dateTime, entity, money, number, text } from '@arena/shared/contract/wire';
import { maybePerson } from './people';

/** A JSON value as it was recorded; its members differ by action. */
const recorded = z.catch(z.nullable(z.record(z.string(), z.unknown())), null);

/** Extension `audit-log`; the thing before and after. `actor` is null for the command line and failed sign-ins, `address` for the first. */
export const auditEntry = entity({
  id: ['id', number],
  at: ['at', dateTime],
  actor: ['actor', maybePerson],
  action: ['action', text],
  subject: ['subject', text],
  subjectId: ['subjectId', number],
  before: ['before', recorded],
  after: ['after', recorded],
  address: ['address', text],
  /** A code that tells the sessions of a person apart. */
  session: ['session', text],
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Extension `audit-log`: one movement of a balance; a negative amount is a debit. The balances are null for old rows. */
export const movement = entity({
  id: ['transactionId', number],
  at: ['dateTime', dateTime],
  user: ['user', maybePerson],
  amount: ['amount', money],
  reason: ['reason', text],
  balanceBefore: ['balanceBefore', money],
  balanceAfter: ['balanceAfter', money],
});
export type Movement = z.output<typeof movement>;
