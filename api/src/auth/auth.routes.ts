import { sessionCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest } from '../http/errors';
import { route } from '../http/route';
import type { Services } from '../services';
import { addUser } from '../users/add-user';
import { findSignIn, findUser } from '../users/users.store';
import { attemptKey, countAttempt, forgetAttempts } from './attempts';
import { hashPassword, passwordFits } from './passwords';
import { noteVisit } from './visits';

const BANNED = 'This account is banned. If you think that this is a mistake, please write to us with the contact form.';

export function authRoutes(app: FastifyInstance, { db, config, clock, tokens }: Services): void {
  route(app, sessionCalls.login, async ({ body }, { ip }) => {
    const email = body.email.trim().toLowerCase();
    const key = attemptKey('sign-in', email, ip);
    await countAttempt(db, key, config.signInLimit, clock(), 'Too many failed sign-ins. Please wait a few minutes and try again.');
    const found = await findSignIn(db, email);
    const fits = await passwordFits(body.password, found?.passwordHash ?? null);
    if (!fits || found === null) throw badRequest('Wrong e-mail or password.');
    await forgetAttempts(db, key);
    // Only to whoever knows the password: nobody else learns who has an account here.
    if (found.bannedAt !== null) throw badRequest(BANNED);
    await noteVisit(db, found.id, clock());
    return { token: await tokens.issue({ id: found.id, email }), user: await findUser(db, found.id) };
  });

  // A token needs no server to be forgotten; the answer tells the console that somebody heard.
  route(app, sessionCalls.logout, async () => ({ message: 'You are signed out.', success: true }));

  route(app, sessionCalls.register, async ({ body }, { ip }) => {
    const key = attemptKey('register', ip);
    await countAttempt(db, key, config.registrationLimit, clock(), 'Too many registrations from here. Please try again later.');
    const passwordHash = await hashPassword(body.password);
    const person = { name: body.name.trim(), email: body.email.trim().toLowerCase(), passwordHash, now: clock() };
    const id = await addUser(db, person, null);
    const user = await findUser(db, id);
    if (user === null) throw new Error('A new user is missing');
    return user;
  });
}
