import * as z from '@arena/shared/contract/zod';
import { call, defineCalls } from './define-calls';
import { answeredText } from '@arena/shared/contract/wire';
import { platformCounts } from '../wire/counts';
import { user } from '../wire/people';
import { credentials, notice, ownPassword, registration, signedIn } from '../wire/session';
import { COOKIE_SESSION } from '../wire/session-mark';

/** Sign-in, sign-out and the session (part 1 §7, part 2 §7). */
export const sessionCalls = defineCalls({
  login: {
    ...call('POST /auth/login', 'public'),
    body: credentials,
    response: signedIn,
    ownUnauthorized: true,
  },
  logout: { ...call('GET /auth/logout', 'public'), response: z.unknown(), ownUnauthorized: true },
  administrator: {
    ...call('GET /auth/session', 'admin'),
    response: z.object({ userId: z.number() }),
    extension: 'session-user',
    ownUnauthorized: true,
  },
  keepInCookie: {
    ...call('POST /auth/session', 'signed-in'),
    response: z.object({ token: answeredText }),
    extension: COOKIE_SESSION,
    ownUnauthorized: true,
  },
  /** Valid for this session only, for a few minutes. */
  confirmPassword: {
    ...call('POST /auth/confirm-password', 'signed-in'),
    body: ownPassword,
    response: notice,
    extension: 'confirm-password',
  },
  register: {
    ...call('POST /auth/register', 'public'),
    body: registration,
    response: user,
    status: 201,
    extension: 'registration',
    ownUnauthorized: true,
  },
});

/** The backend's health, capabilities and counts. */
export const platformCalls = defineCalls({
  health: { ...call('GET /health', 'public'), response: z.object({ status: answeredText }) },
  capabilities: {
    ...call('GET /capabilities', 'public'),
    response: z.object({ capabilities: z.array(answeredText) }),
    ownUnauthorized: true,
  },
  counts: {
    ...call('GET /counts', 'admin'),
    response: platformCounts,
    extension: 'counts',
  },
});
