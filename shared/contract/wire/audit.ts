import * as z from '@arena/shared/contract/zod';
import { dateTime, entity, money, number, text } from '@arena/shared/contract/wire';
import { maybePerson } from './people';

/** A JSON object as it was recorded. Its members depend on the action. */
const recorded = z.catch(z.nullable(z.record(z.string(), z.unknown())), null);

/** What can be done to a subject, the second part of an entry's `action`: `topup.approve`. */
export const AUDIT_ACTS = [
  ...['approve', 'reject', 'request', 'pay-winner', 'register-winners', 'reward-winner', 'reward-player'],
  ...['accept-player', 'approve-player', 'reject-player', 'complete', 'advance', 'create', 'update', 'delete', 'handle'],
  ...[
    'register',
    'grant-admin',
    'grant-role',
    'revoke-admin',
    'revoke-role',
    'ban',
    'unban',
    'adjust-balance',
    'change-password',
    'sign-in',
    'sign-in-failed',
    'sign-out',
  ],
] as const;
/** One of them. */
export type AuditAct = (typeof AUDIT_ACTS)[number];

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
  /** The user whom a change of a user, top-up or redeem request concerns. */
  whom: ['whom', maybePerson],
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
