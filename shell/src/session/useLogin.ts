import { type SignedIn, sessionCalls } from '@arena/shared/contract';
import { ApiError, GENERIC_MESSAGE, platform } from '@arena/shared/platform';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../common/useSubmit';
import { auth } from './auth-store';

const LOGIN_MESSAGE = 'Login successful!';
const LOGIN_FAILED_MESSAGE = 'Failed to login';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type LoginFailure = Omit<Problem, 'fields'>;

export type LoginPhase = 'open' | 'sending' | 'done';

const CHECK_ENTRIES = 'Check your email and password and try again.';

/** The server's message, otherwise the specification's (part 2 §8). */
function failureOf(error: unknown, attempt: number): LoginFailure {
  const spoken = error instanceof ApiError && error.message !== GENERIC_MESSAGE;
  const message = spoken ? error.message : LOGIN_FAILED_MESSAGE;
  // Rate limited: the message says until when, and checking the input doesn't help.
  if (spoken && error.status === 429) return { message, hint: null, attempt };
  if (!(error instanceof ApiError && error.outcomeUnknown)) return { message, hint: CHECK_ENTRIES, attempt };
  // The input isn't the reason, and the server's message needs no hint.
  return { message, hint: spoken ? null : error.hint, attempt };
}

/** One request at a time. Stays locked after success, because the page is about to be left. */
export function useLogin(onDone: () => void) {
  const [phase, setPhase] = useState<LoginPhase>('open');
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const attempt = useRef(0);
  const running = useRef<AbortController | null>(null);

  // Leaving the page cancels the sign-in.
  useEffect(() => () => running.current?.abort(), []);

  const finish = (signedIn: SignedIn) => {
    const { notify, queryClient } = platform();
    // Cached data may belong to another user.
    queryClient.clear();
    auth.signIn(signedIn);
    onDone();
    setPhase('done');
    notify({ message: LOGIN_MESSAGE, tone: 'success' });
  };

  const login = async (credentials: Credentials) => {
    // A ref, because two submits can arrive before the first render.
    if (running.current !== null) return;
    const abort = new AbortController();
    running.current = abort;
    attempt.current += 1;
    setPhase('sending');
    setFailure(null);
    try {
      const signedIn = await platform().api.call(sessionCalls.login, { body: credentials }, { signal: abort.signal });
      if (!abort.signal.aborted) finish(signedIn);
    } catch (error) {
      if (abort.signal.aborted) return;
      running.current = null;
      const failed = failureOf(error, attempt.current);
      setPhase('open');
      setFailure(failed);
      platform().notify({ message: failed.message, tone: 'error' });
    }
  };

  return { phase, failure, login };
}
