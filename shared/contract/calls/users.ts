import * as z from '@arena/shared/contract/zod';
import { call, defineCalls } from './define-calls';
import { movement } from '../wire/audit';
import { answeredText, id, imageName, limitedText, listOf, searchPageOf, searchQuery } from '@arena/shared/contract/wire';
import { ADMIN_ROLE } from '../wire/roles';
import { notice } from '../wire/session';
import {
  account,
  adjustment,
  codeAnswer,
  codeRequest,
  member,
  newUser,
  passwordChange,
  personalRequest,
  playedRoom,
  profileChanges,
  userStatistics,
} from '../wire/users';

/** Users, roles and profiles (part 2 §7). */
export const userCalls = defineCalls({
  list: { ...call('GET /users/', 'admin'), response: listOf(member) },
  /** Searches name, email address and mobile number. Sorts by `name`, `email`, `mobile`, `balance` or `joined`; newest first by default. */
  search: {
    ...call('GET /users/search', 'admin'),
    query: { ...searchQuery, role: limitedText(100), banned: z.enum(['true', 'false']) },
    response: searchPageOf(member),
    extension: 'user-search',
  },
  /** Users may read their own entry, administrators any. */
  get: { ...call('GET /users/{userId}', 'signed-in'), response: member },
  picture: { ...call('GET /users/download/{imageName}', 'signed-in'), params: { imageName }, response: 'blob' },
  grantAdmin: {
    ...call(`POST /users/addRole/email/{email}/role/${ADMIN_ROLE}`, 'admin'),
    params: { email: limitedText(254).check(z.minLength(1)) },
    /** Extension `user-account`: the user that the address must belong to. */
    query: { userId: id },
    response: z.catch(notice, { message: null, success: false }),
    needsPassword: true,
  },
  revokeAdmin: {
    ...call(`DELETE /users/{userId}/role/${ADMIN_ROLE}`, 'admin'),
    response: notice,
    extension: 'role-revoke',
    needsPassword: true,
  },
  /** Tells a known user from a stranger who registered with the same name. */
  account: {
    ...call('GET /users/{userId}/account', 'admin'),
    response: account,
    extension: 'user-account',
  },
  statistics: {
    ...call('GET /users/statistics', 'admin'),
    response: userStatistics,
    extension: 'user-statistics',
  },
  /** Sends a one-time code that proves the address is in use: six digits, valid for five minutes. */
  requestCode: {
    ...call('POST /users/code', 'admin'),
    body: codeRequest,
    response: codeAnswer,
    extension: 'create-user',
  },
  create: {
    ...call('POST /users/', 'admin'),
    body: newUser,
    response: member,
    status: 201,
    extension: 'create-user',
  },
  ban: {
    ...call('PUT /users/{userId}/ban', 'admin'),
    response: member,
    extension: 'ban-user',
  },
  unban: {
    ...call('PUT /users/{userId}/unban', 'admin'),
    response: member,
    extension: 'ban-user',
  },
  statement: {
    ...call('GET /users/{userId}/statement', 'signed-in'),
    response: listOf(movement),
    extension: 'user-activity',
  },
  rooms: {
    ...call('GET /users/{userId}/rooms', 'signed-in'),
    response: listOf(playedRoom),
    extension: 'user-activity',
  },
  /** All top-ups and redeems of a user, newest first. */
  requests: {
    ...call('GET /users/{userId}/requests', 'admin'),
    response: listOf(personalRequest),
    extension: 'user-activity',
  },
  /** Needs an idempotency key. A repeated key answers the first movement. */
  adjust: {
    ...call('POST /users/{userId}/adjustments', 'admin'),
    body: adjustment,
    response: movement,
    extension: 'balance-adjust',
  },
  update: {
    ...call('PUT /users/{userId}', 'signed-in'),
    body: profileChanges,
    response: member,
    extension: 'profile-edit',
  },
  /** Ends all other sessions of the user and answers a new token for this one. */
  changePassword: {
    ...call('PUT /users/{userId}/password', 'signed-in'),
    body: passwordChange,
    response: z.object({ token: answeredText, message: answeredText }),
    extension: 'profile-edit',
  },
});
