import { sessionCalls } from '@arena/shared/contract';
import { ApiError, GENERIC_MESSAGE, platform } from '@arena/shared/platform';
import { isInMemory } from '@arena/shared/platform/storage';
import { useEffect, useRef } from 'react';
import { type Problem, useSubmit } from '../common/useSubmit';
import { auth } from './auth-store';
import { RECORD_KEY } from './record-keys';
import * as t from './forms.messages';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The server's message, otherwise the specification's (part 2 §8). */
function judge(error: unknown): Omit<Problem, 'attempt'> {
  const spoken = error instanceof ApiError && error.message !== GENERIC_MESSAGE;
  const found = { message: spoken ? error.message : t.loginFailed, fields: {} };
  // Rate limited: the message says until when, and checking the input doesn't help.
  if (spoken && error.status === 429) return { ...found, hint: null };
  if (!(error instanceof ApiError && error.outcomeUnknown)) return { ...found, hint: t.loginFailedHint };
  // The input isn't the reason, and the server's message needs no hint.
  return { ...found, hint: spoken ? null : error.hint };
}

/** Signs in. Stays locked after success, because the page is about to be left. */
export function useLogin(onDone: () => void) {
  const running = useRef(new AbortController());
  // Leaving the page cancels the sign-in.
  useEffect(() => () => running.current.abort(), []);

  const send = async (credentials: Credentials) => {
    const { api, notify, queryClient } = platform();
    running.current = new AbortController();
    const { signal } = running.current;
    const signedIn = await api.call(sessionCalls.login, { body: credentials }, { signal });
    signal.throwIfAborted();
    // Cached data may belong to another user.
    queryClient.clear();
    auth.signIn(signedIn);
    onDone();
    notify({ message: t.loginSuccessful, tone: 'success' });
    if (isInMemory(RECORD_KEY)) notify({ message: t.storageBlocked, tone: 'info', duration: 10_000 });
  };
  const onProblem = ({ message }: Pick<Problem, 'message'>) => {
    if (!running.current.signal.aborted) platform().notify({ message, tone: 'error' });
  };
  const { phase, problem, submit } = useSubmit(send, { judge, onProblem });
  const login = async (credentials: Credentials) => {
    if (phase !== 'done') await submit(credentials);
  };
  return { phase, problem, login };
}
