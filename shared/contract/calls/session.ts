import * as z from '@arena/shared/contract/zod';
import { defineCalls } from '../call';
import { answeredText } from '@arena/shared/contract/wire';
import { platformCounts } from '../wire/counts';
import { user } from '../wire/people';
import { credentials, notice, ownPassword, registration, signedIn } from '../wire/session';
import { COOKIE_SESSION } from '../wire/session-mark';

export const sessionCalls = defineCalls({
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with an e-mail address and a password',
    access: 'public',
    body: credentials,
    response: signedIn,
    status: 200,
    ownUnauthorized: true,
  },
  logout: {
    method: 'GET',
    path: '/auth/logout',
    summary: 'Sign out',
    access: 'public',
    response: z.unknown(),
    status: 200,
    ownUnauthorized: true,
  },
  administrator: {
    method: 'GET',
    path: '/auth/session',
    summary: 'The administrator whose session this is',
    access: 'admin',
    response: z.object({ userId: z.number() }),
    status: 200,
    extension: 'session-user',
    ownUnauthorized: true,
  },
  keepInCookie: {
    method: 'POST',
    path: '/auth/session',
    summary: 'Put the token of this session into a cookie, and have a mark in its place',
    access: 'signed-in',
    response: z.object({ token: answeredText }),
    status: 200,
    extension: COOKIE_SESSION,
    ownUnauthorized: true,
  },
  /** Counts for this session alone, for a few minutes. */
  confirmPassword: {
    method: 'POST',
    path: '/auth/confirm-password',
    summary: 'Confirm the own password, for the calls that need it',
    access: 'signed-in',
    body: ownPassword,
    response: notice,
    status: 200,
    extension: 'confirm-password',
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Create an account',
    access: 'public',
    body: registration,
    response: user,
    status: 201,
    extension: 'registration',
    ownUnauthorized: true,
  },
});

export const platformCalls = defineCalls({
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Whether the server and its database answer',
    access: 'public',
    response: z.object({ status: answeredText }),
    status: 200,
  },
  capabilities: {
    method: 'GET',
    path: '/capabilities',
    summary: 'The extensions that this server offers beyond the specification',
    access: 'public',
    response: z.object({ capabilities: z.array(answeredText) }),
    status: 200,
    ownUnauthorized: true,
  },
  counts: {
    method: 'GET',
    path: '/counts',
    summary: 'How much there is of what the summary cards show',
    access: 'admin',
    response: platformCounts,
    status: 200,
    extension: 'counts',
  },
});
