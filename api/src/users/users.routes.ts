import { limitedText, type Member, userCalls } from '@arena/shared/contract';
import { eq, exists } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { unknown } from 'zod/mini';
import type { Caller } from '../http/caller';
import { keepInCookie } from '../auth/cookies';
import { beginSession } from '../auth/session-entries';
import { accountName } from '../auth/sign-in';
import { users } from '../db/schema/people';
import { forbidden } from '../errors';
import { route } from '../http/route';
import { findImage } from '../db/images';
import type { Services } from '../services';
import { grantRole, revokeRole, setBan } from './change-role';
import { createUser, makeCode } from './add-user';
import { searchMembers } from './member-search';
import { emailAsked } from './names';
import { changePassword, changeProfile } from './profile';
import { findMember, requireSelfOrAdmin, userStatistics, writeMembers } from './users.store';
import * as t from './users.messages';

const { grantAdmin, revokeAdmin } = userCalls;

const served = {
  list: { ...userCalls.list, response: unknown() },
  /** Any role that there is, with a 404 for any other; the console grants and revokes one. */
  grantRole: {
    ...grantAdmin,
    path: '/users/addRole/email/{email}/role/{role}',
    params: { ...grantAdmin.params, role: limitedText(100) },
  },
  revokeRole: {
    ...revokeAdmin,
    path: '/users/{userId}/role/{role}',
    params: { ...revokeAdmin.params, role: limitedText(100) },
  },
} as const;

function requireOwn(caller: Caller, userId: number, sentence: string): void {
  if (userId !== caller.id) throw forbidden(sentence);
}

export function userRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, clock } = services;
  const { timeZone } = config;
  const memberOr404 = (id: number) => findMember(db, id, timeZone);

  route(app, served.list, () => writeMembers(db, timeZone));
  route(app, userCalls.search, ({ query }) => searchMembers(db, query, timeZone));
  route(app, userCalls.statistics, () => userStatistics(db, clock(), timeZone));
  route(app, userCalls.get, ({ params }, { caller }) => {
    requireSelfOrAdmin(caller, params.userId, t.ownAccountOnly);
    return memberOr404(params.userId);
  });

  // Profile pictures only: the same table has result screenshots, which only administrators may see.
  route(app, userCalls.picture, ({ params: { imageName } }) =>
    findImage(db, imageName, exists(db.select({ id: users.id }).from(users).where(eq(users.imageName, imageName)))),
  );

  changeRoutes(app, services, memberOr404);
}

type MemberOr404 = (id: number) => Promise<Member>;

function changeRoutes(app: FastifyInstance, services: Services, memberOr404: MemberOr404): void {
  const { db, config, clock, knownBrowsers } = services;
  route(app, served.grantRole, async ({ params, query: { userId = null } }, { caller }) => ({
    message: await grantRole(db, { ...params, userId, actor: caller, clock }),
    success: true,
  }));

  route(app, served.revokeRole, async ({ params }, { caller }) => ({
    message: await revokeRole(db, { ...params, actor: caller, clock }),
    success: true,
  }));

  route(app, userCalls.requestCode, async ({ body }) => ({
    message: t.codeHere,
    code: await makeCode(db, emailAsked(body.email), clock()),
  }));

  route(app, userCalls.create, async ({ body }, { act }) => memberOr404(await createUser(db, body, act)));

  for (const [call, banned] of [
    [userCalls.ban, true],
    [userCalls.unban, false],
  ] as const) {
    route(app, call, async ({ params: { userId } }, { act }) => {
      await setBan(db, { userId, banned, ...act });
      return memberOr404(userId);
    });
  }

  route(app, userCalls.update, async ({ params: { userId }, body }, { caller }) => {
    requireOwn(caller, userId, t.ownAccountChange);
    await changeProfile(db, body, { userId, now: clock() });
    return memberOr404(userId);
  });

  route(app, userCalls.changePassword, async ({ params: { userId }, body }, { caller, browser }) => {
    requireOwn(caller, userId, t.ownPasswordOnly);
    const { passwordHash, since } = await changePassword(db, { ...body, userId, limit: config.signInLimit, clock });
    const token = await beginSession(services, { id: caller.id, email: caller.email, since }, { reason: 'password changed' });
    await knownBrowsers.remember(browser, { email: accountName(caller.email), passwordHash });
    return {
      token: caller.byCookie ? await keepInCookie(browser, token, services) : token,
      message: t.passwordChanged,
    };
  });
}
