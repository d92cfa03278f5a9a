import * as z from '@arena/shared/contract/zod';
import { dateTime, entity, money, number, text } from '@arena/shared/contract/wire';
import { maybePerson } from './people';

/** A JSON object as it was recorded. Its members depend on the action. */
const recorded = z.catch(z.nullable(z.record(z.string(), z.unknown())), null);

/**
 * Extension `audit-log`: an administrator's change, with the item before and after. `actor` is null for the command line and failed
 * sign-ins.
 */
export type AuditEntry = z.output<typeof auditEntry>;
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
  /** Distinguishes the sessions of one user. */
  session: ['session', text],
});

/** Extension `audit-log`: one balance change in currency units, negative for a debit. The balances are null in old rows. */
export type Movement = z.output<typeof movement>;
export const movement = entity({
  id: ['transactionId', number],
  at: ['dateTime', dateTime],
  user: ['user', maybePerson],
  amount: ['amount', money],
  reason: ['reason', text],
  balanceBefore: ['balanceBefore', money],
  balanceAfter: ['balanceAfter', money],
});
