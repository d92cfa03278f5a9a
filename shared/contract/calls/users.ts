import * as z from '@arena/shared/contract/zod';
import { defineCalls } from '../call';
import { movement } from '../wire/audit';
import { id, listOf, searchPageOf, searchQuery } from '@arena/shared/contract/wire';
import { ADMIN_ROLE } from '../wire/roles';
import { notice } from '../wire/session';
import { codeAnswer, codeRequest, member, newUser, passwordChange, playedRoom, profileChanges, userStatistics } from '../wire/users';

const userId = { userId: id };

/** Part 2 §7. */
export const userCalls = defineCalls({
  list: { method: 'GET', path: '/users/', summary: 'All users', access: 'admin', response: listOf(member), status: 200 },
  /** By name, e-mail address or mobile number; sorted by `name`, `email`, `mobile`, `balance` or `joined`, newest first unless told otherwise. */
  search: {
    method: 'GET',
    path: '/users/search',
    summary: 'Search users, page by page',
    access: 'admin',
    query: { ...searchQuery, role: z.string(), banned: z.enum(['true', 'false']) },
    response: searchPageOf(member),
    status: 200,
    extension: 'user-search',
  },
  /** A person may read their own entry; an administrator any. */
  get: {
    method: 'GET',
    path: '/users/{userId}',
    summary: 'One user',
    access: 'signed-in',
    params: { userId: id },
    response: member,
    status: 200,
  },
  picture: {
    method: 'GET',
    path: '/users/download/{imageName}',
    summary: "A user's picture",
    access: 'signed-in',
    params: { imageName: z.string().check(z.regex(/^[\w-]+\.(png|jpe?g)$/i, 'must be an image file name')) },
    response: 'blob',
    status: 200,
  },
  grantAdmin: {
    method: 'POST',
    path: `/users/addRole/email/{email}/role/${ADMIN_ROLE}`,
    summary: 'Make a user an administrator',
    access: 'admin',
    params: { email: z.string().check(z.minLength(1), z.maxLength(254)) },
    response: z.catch(notice, { message: null, success: false }),
    status: 200,
  },
  statistics: {
    method: 'GET',
    path: '/users/statistics',
    summary: "The user screen's figures",
    access: 'admin',
    response: userStatistics,
    status: 200,
    extension: 'user-statistics',
  },
  /** The code proves that the address belongs to somebody; six digits, valid five minutes, for one use. */
  requestCode: {
    method: 'POST',
    path: '/users/code',
    summary: "Make a one-time code for a new user's e-mail address",
    access: 'admin',
    body: codeRequest,
    response: codeAnswer,
    status: 200,
    extension: 'create-user',
  },
  create: {
    method: 'POST',
    path: '/users/',
    summary: 'Add a user',
    access: 'admin',
    body: newUser,
    response: member,
    status: 201,
    extension: 'create-user',
  },
  ban: {
    method: 'PUT',
    path: '/users/{userId}/ban',
    summary: 'Ban a user; their sessions end at once',
    access: 'admin',
    params: userId,
    response: member,
    status: 200,
    extension: 'ban-user',
  },
  unban: {
    method: 'PUT',
    path: '/users/{userId}/unban',
    summary: 'Let a banned user in again',
    access: 'admin',
    params: userId,
    response: member,
    status: 200,
    extension: 'ban-user',
  },
  statement: {
    method: 'GET',
    path: '/users/{userId}/statement',
    summary: "The movements of a user's balance, newest first",
    access: 'signed-in',
    params: userId,
    response: listOf(movement),
    status: 200,
    extension: 'user-activity',
  },
  rooms: {
    method: 'GET',
    path: '/users/{userId}/rooms',
    summary: 'The rooms and tournaments that a user created or took part in, newest first',
    access: 'signed-in',
    params: userId,
    response: listOf(playedRoom),
    status: 200,
    extension: 'user-activity',
  },
  update: {
    method: 'PUT',
    path: '/users/{userId}',
    summary: 'Change the own entry',
    access: 'signed-in',
    params: userId,
    body: profileChanges,
    response: member,
    status: 200,
    extension: 'profile-edit',
  },
  /** Ends every other session of the person; answers a fresh token for this one. */
  changePassword: {
    method: 'PUT',
    path: '/users/{userId}/password',
    summary: 'Change the own password',
    access: 'signed-in',
    params: userId,
    body: passwordChange,
    response: z.object({ token: z.string(), message: z.string() }),
    status: 200,
    extension: 'profile-edit',
  },
});
