import * as z from '@arena/shared/contract/zod';
import { call, defineCalls } from './define-calls';
import { AUDIT_ACTS, auditEntry, movement } from '../wire/audit';
import {
  dayText,
  limitedText,
  listOf,
  logPageOf,
  number,
  paging,
  pathId,
  searchPageOf,
  searchQuery,
  trimmedText,
} from '@arena/shared/contract/wire';
import { bannedConfirmation } from '../wire/people';
import {
  decisionAnswer,
  newRedeem,
  redeem,
  redeemFacts,
  REQUEST_STATES,
  TOP_UP_STATES,
  topUp,
  topUpFacts,
  topUpStatistics,
} from '../wire/finance';

/**
 * Searches name, email address, mobile number and request id. `status` and, with `request-facts`, `attention` filter; `id` finds one request
 * in any status.
 */
const requestSearch = { ...searchQuery, status: z.enum(REQUEST_STATES), id: number, attention: z.enum(['needed']) };
const topUpId = { topUpId: pathId };
const redeemId = { redeemId: pathId };

/** Top-up requests (part 2 §7). Decisions have no body or Content-Type. Without paging, the list is whole. */
export const topUpCalls = defineCalls({
  listByStatus: {
    ...call('GET /topup/status/{status}', 'admin'),
    params: { status: z.enum(TOP_UP_STATES.map(({ wire }) => wire)) },
    query: paging,
    response: listOf(topUp),
  },
  search: {
    ...call('GET /topup/search', 'admin'),
    query: { ...requestSearch, game: limitedText(100) },
    response: searchPageOf(topUp),
    extension: 'request-search',
  },
  approve: {
    ...call('PUT /topup/{topUpId}/approve', 'admin'),
    response: decisionAnswer,
    params: topUpId,
    query: bannedConfirmation,
  },
  reject: { ...call('PUT /topup/{topUpId}/reject', 'admin'), response: decisionAnswer, params: topUpId },
  facts: { ...call('GET /topup/{topUpId}/facts', 'admin'), params: topUpId, response: topUpFacts, extension: 'request-facts' },
  statistics: {
    ...call('GET /topup/statistics', 'admin'),
    response: topUpStatistics,
    extension: 'topup-statistics',
  },
  request: {
    ...call('POST /topup/user/{userId}/game/{gameId}', 'signed-in'),
    query: { amount: number, itemName: trimmedText(100) },
    response: topUp,
    status: 201,
    extension: 'player-requests',
  },
});

/** Redeem requests. The specification has only the pending list (part 1 §7); decisions are the extension `redeem-decisions`. */
export const redeemCalls = defineCalls({
  listPending: {
    ...call('GET /redeem/admin/pending', 'admin'),
    query: paging,
    response: listOf(redeem),
  },
  listByStatus: {
    ...call('GET /redeem/admin/status/{status}', 'admin'),
    params: { status: z.enum(REQUEST_STATES) },
    query: paging,
    response: listOf(redeem),
    extension: 'redeem-decisions',
  },
  search: {
    ...call('GET /redeem/admin/search', 'admin'),
    query: requestSearch,
    response: searchPageOf(redeem),
    extension: 'request-search',
  },
  approve: {
    ...call('PUT /redeem/{redeemId}/approve', 'admin'),
    response: decisionAnswer,
    params: redeemId,
    query: bannedConfirmation,
    extension: 'redeem-decisions',
  },
  reject: {
    ...call('PUT /redeem/{redeemId}/reject', 'admin'),
    response: decisionAnswer,
    params: redeemId,
    extension: 'redeem-decisions',
  },
  facts: { ...call('GET /redeem/{redeemId}/facts', 'admin'), params: redeemId, response: redeemFacts, extension: 'request-facts' },
  request: {
    ...call('POST /redeem/user/{userId}', 'signed-in'),
    // URLs end up in logs, so payout requests should use the body.
    query: { amount: number, method: trimmedText(100), accountNo: trimmedText(100) },
    body: z.optional(newRedeem),
    response: redeem,
    status: 201,
    extension: 'player-requests',
  },
});

/** A log page is requested by its number or by the previous page's `next`. `whom` is the id of the user concerned, `actor` of who acted. */
const log = { keywords: searchQuery.keywords, from: dayText, to: dayText, whom: number, ...paging, after: searchQuery.after };

/** The audit log and balance movements, newest first (extension `audit-log`). */
export const auditCalls = defineCalls({
  entries: {
    ...call('GET /audit/entries', 'admin'),
    query: { ...log, subject: limitedText(100), act: z.enum(AUDIT_ACTS), actor: number },
    response: logPageOf(auditEntry),
    extension: 'audit-log',
  },
  movements: {
    ...call('GET /audit/movements', 'admin'),
    query: log,
    response: logPageOf(movement),
    extension: 'audit-log',
  },
});
