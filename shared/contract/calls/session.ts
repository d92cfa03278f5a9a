import * as z from '@arena/shared/contract/zod';
import { call, defineCalls } from '../call';
import { answeredText } from '@arena/shared/contract/wire';
import { platformCounts } from '../wire/counts';
import { user } from '../wire/people';
import { credentials, notice, ownPassword, registration, signedIn } from '../wire/session';
import { COOKIE_SESSION } from '../wire/session-mark';

export const sessionCalls = defineCalls({
  login: {
    ...call('POST /auth/login', 'public', 'Sign in with an e-mail address and a password'),
    body: credentials,
    response: signedIn,
    ownUnauthorized: true,
  },
  logout: { ...call('GET /auth/logout', 'public', 'Sign out'), response: z.unknown(), ownUnauthorized: true },
  administrator: {
    ...call('GET /auth/session', 'admin', 'The administrator whose session this is'),
    response: z.object({ userId: z.number() }),
    extension: 'session-user',
    ownUnauthorized: true,
  },
  keepInCookie: {
    ...call('POST /auth/session', 'signed-in', 'Put the token of this session into a cookie, and have a mark in its place'),
    response: z.object({ token: answeredText }),
    extension: COOKIE_SESSION,
    ownUnauthorized: true,
  },
  /** Counts for this session alone, for a few minutes. */
  confirmPassword: {
    ...call('POST /auth/confirm-password', 'signed-in', 'Confirm the own password, for the calls that need it'),
    body: ownPassword,
    response: notice,
    extension: 'confirm-password',
  },
  register: {
    ...call('POST /auth/register', 'public', 'Create an account'),
    body: registration,
    response: user,
    status: 201,
    extension: 'registration',
    ownUnauthorized: true,
  },
});

export const platformCalls = defineCalls({
  health: { ...call('GET /health', 'public', 'Whether the server and its database answer'), response: z.object({ status: answeredText }) },
  capabilities: {
    ...call('GET /capabilities', 'public', 'The extensions that this server offers beyond the specification'),
    response: z.object({ capabilities: z.array(answeredText) }),
    ownUnauthorized: true,
  },
  counts: {
    ...call('GET /counts', 'admin', 'How much there is of what the summary cards show'),
    response: platformCounts,
    extension: 'counts',
  },
});
