import { sessionCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest } from '../errors';
import { route } from '../http/route';
import type { Services } from '../services';
import { addUser } from './add-user';
import { emailAsked, nameAsked } from './names';
import { findUser } from './users.store';
import { attemptKey, countAttempt } from '../auth/attempts';
import { confirmPassword } from '../auth/password-confirmation';
import { hashPassword, requireGoodPassword } from '../auth/passwords';
import { beginSession, recordSession, revokeToken } from '../auth/session-entries';
import { asksForCookie, endCookie, keepInCookie } from '../auth/cookies';
import { accountName, signIn } from '../auth/sign-in';
import { BANNED, noteVisit } from '../auth/find-caller';
import * as t from './users.messages';

export function authRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, clock, knownBrowsers } = services;
  route(app, sessionCalls.login, async ({ body }, { network, browser }) => {
    const found = await signIn(services, { typed: body.email, password: body.password, network, browser });
    if (found.bannedAt !== null) {
      await recordSession(db, { act: 'sign-in-failed', userId: found.id, now: clock(), after: { reason: 'banned' } });
      throw badRequest(BANNED);
    }
    await noteVisit(db, found.id, clock());
    await knownBrowsers.remember(browser, { ...found, email: accountName(found.email) });
    const token = await beginSession(services, found);
    const user = await findUser(db, found.id);
    return { token: asksForCookie(browser) ? await keepInCookie(browser, token, services) : token, user };
  });

  route(app, sessionCalls.administrator, async (_input, { caller }) => ({ userId: caller.id }));
  route(app, sessionCalls.keepInCookie, async (_input, { caller, browser }) => ({
    token: await keepInCookie(browser, caller.token, services),
  }));

  route(app, sessionCalls.logout, async (_input, { findCaller, browser }) => {
    const caller = await findCaller();
    if (caller !== null) await revokeToken(db, caller, clock());
    endCookie(browser);
    return { message: t.signedOut, success: true };
  });

  route(app, sessionCalls.confirmPassword, async ({ body: { password } }, { caller }) => {
    const { signInLimit: limit, confirmationMinutes: minutes } = config;
    await confirmPassword(db, { caller, password, limit, minutes, now: clock() });
    return { message: t.passwordConfirmed, success: true };
  });

  route(app, sessionCalls.register, async ({ body }, { network }) => {
    const [name, email] = [nameAsked(body.name), emailAsked(body.email)];
    const key = attemptKey('register', network);
    await countAttempt(db, key, config.registrationLimit, clock(), t.tooManyRegistrations);
    await requireGoodPassword('password', body.password, { name, email });
    const passwordHash = await hashPassword(body.password, { lane: network });
    const person = { name, email, passwordHash, now: clock() };
    return findUser(db, await addUser(db, person, null));
  });
}
