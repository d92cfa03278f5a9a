import { isAdminRole, type Member, type User, userCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { forbidden, notFound } from '../http/errors';
import { route } from '../http/route';
import type { Services } from '../services';
import { findUser, listUsers } from './users.store';

const memberOf = (user: User): Member => ({ ...user, bannedAt: null });

export function userRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, userCalls.list, async () => (await listUsers(db)).map(memberOf));

  route(app, userCalls.get, async ({ params }, { caller }) => {
    if (params.userId !== caller.id && !caller.roles.some(isAdminRole)) throw forbidden('You may only read your own entry.');
    const user = await findUser(db, params.userId);
    if (user === null) throw notFound('User', params.userId);
    return memberOf(user);
  });
}
