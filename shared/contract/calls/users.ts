import { defineCalls } from '../call';
import { id } from '../wire/fields';
import { listOf } from '../wire/lists';
import { user } from '../wire/people';

export const userCalls = defineCalls({
  list: { method: 'GET', path: '/users/', summary: 'All users', access: 'admin', response: listOf(user), status: 200 },
  /** A person may read their own entry; an administrator any. */
  get: {
    method: 'GET',
    path: '/users/{userId}',
    summary: 'One user',
    access: 'signed-in',
    params: { userId: id },
    response: user,
    status: 200,
  },
});
