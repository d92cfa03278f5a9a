import * as z from '@arena/shared/contract/zod';
import { type Call, defineCalls } from '../call';
import { auditEntry, movement } from '../wire/audit';
import {
  id,
  limitedText,
  listOf,
  logPageOf,
  number,
  paging,
  pathId,
  patternText,
  searchPageOf,
  searchQuery,
  trimmedText,
} from '@arena/shared/contract/wire';
import { bannedConfirmation } from '../wire/people';
import { decisionAnswer, newRedeem, redeem, REQUEST_STATES, TOP_UP_STATES, topUp, topUpStatistics } from '../wire/finance';

/**
 * Searched are the person's name, e-mail address and mobile number and the request's id. In one status, or for one request by its
 * id, whatever its status is by now.
 */
const requestSearch = { ...searchQuery, status: z.enum(REQUEST_STATES), id: number };
const topUpId = { topUpId: pathId };
const redeemId = { redeemId: pathId };
/** No body, no Content-Type (part 2 §7: "no body shown"). */
const decision = { method: 'PUT', access: 'admin', response: decisionAnswer, status: 200 } as const satisfies Partial<Call>;

/** Part 2 §7. Without paging the list is whole, as the platform's backend answers it. */
export const topUpCalls = defineCalls({
  listByStatus: {
    method: 'GET',
    path: '/topup/status/{status}',
    summary: 'The top-up requests in one status; a slice of the list when paging is asked for',
    access: 'admin',
    params: { status: z.enum(TOP_UP_STATES.map(({ wire }) => wire)) },
    query: paging,
    response: listOf(topUp),
    status: 200,
  },
  search: {
    method: 'GET',
    path: '/topup/search',
    summary: 'A page of the top-up requests in one status, searched, of one game, in the order of a column',
    access: 'admin',
    query: { ...requestSearch, game: limitedText(100) },
    response: searchPageOf(topUp),
    status: 200,
    extension: 'request-search',
  },
  approve: {
    ...decision,
    path: '/topup/{topUpId}/approve',
    summary: 'Approve a top-up and credit the balance, once',
    params: topUpId,
    query: bannedConfirmation,
  },
  reject: { ...decision, path: '/topup/{topUpId}/reject', summary: 'Reject a top-up', params: topUpId },
  statistics: {
    method: 'GET',
    path: '/topup/statistics',
    summary: "The top-up screen's figures",
    access: 'admin',
    response: topUpStatistics,
    status: 200,
    extension: 'topup-statistics',
  },
  request: {
    method: 'POST',
    path: '/topup/user/{userId}/game/{gameId}',
    summary: 'Ask for a top-up of the own balance',
    access: 'signed-in',
    params: { userId: id, gameId: id },
    query: { amount: number, itemName: trimmedText(100) },
    response: topUp,
    status: 201,
    extension: 'player-requests',
  },
});

/** Part 1 §7 knows the pending list only; deciding is the extension `redeem-decisions`. */
export const redeemCalls = defineCalls({
  listPending: {
    method: 'GET',
    path: '/redeem/admin/pending',
    summary: 'The redeem requests that wait for a decision',
    access: 'admin',
    query: paging,
    response: listOf(redeem),
    status: 200,
  },
  listByStatus: {
    method: 'GET',
    path: '/redeem/admin/status/{status}',
    summary: 'The redeem requests in one status; a slice of the list when paging is asked for',
    access: 'admin',
    params: { status: z.enum(REQUEST_STATES) },
    query: paging,
    response: listOf(redeem),
    status: 200,
    extension: 'redeem-decisions',
  },
  search: {
    method: 'GET',
    path: '/redeem/admin/search',
    summary: 'A page of the redeem requests in one status, searched, in the order of a column',
    access: 'admin',
    query: requestSearch,
    response: searchPageOf(redeem),
    status: 200,
    extension: 'request-search',
  },
  approve: {
    ...decision,
    path: '/redeem/{redeemId}/approve',
    summary: 'Approve a redeem request and debit the balance, once',
    params: redeemId,
    query: bannedConfirmation,
    extension: 'redeem-decisions',
  },
  reject: {
    ...decision,
    path: '/redeem/{redeemId}/reject',
    summary: 'Reject a redeem request',
    params: redeemId,
    extension: 'redeem-decisions',
  },
  request: {
    method: 'POST',
    path: '/redeem/user/{userId}',
    summary: 'Ask for a payout of the own balance, in the body or, as older clients do, in the query',
    access: 'signed-in',
    params: { userId: id },
    // Addresses are written into logs on their way, so what asks for a payout should use the body.
    query: { amount: number, method: trimmedText(100), accountNo: trimmedText(100) },
    body: z.optional(newRedeem),
    response: redeem,
    status: 201,
    extension: 'player-requests',
  },
});

/** A day of the platform's time zone, `YYYY-MM-DD`; both ends included. */
const day = patternText(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-01-31', 10);
/** A page is asked for by its number or, where the answer had one, by the `next` of the page before. */
const log = { keywords: searchQuery.keywords, from: day, to: day, ...paging, after: searchQuery.after };

/** Extension `audit-log`; newest first. */
export const auditCalls = defineCalls({
  entries: {
    method: 'GET',
    path: '/audit/entries',
    summary: 'Who decided and changed what, newest first',
    access: 'admin',
    query: { ...log, subject: limitedText(100) },
    response: logPageOf(auditEntry),
    status: 200,
    extension: 'audit-log',
  },
  movements: {
    method: 'GET',
    path: '/audit/movements',
    summary: 'Every movement of a balance, newest first',
    access: 'admin',
    query: log,
    response: logPageOf(movement),
    status: 200,
    extension: 'audit-log',
  },
});
