import { sessionCalls } from '@arena/shared/contract';
import { forgetDrafts, platform } from '@arena/shared/platform';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { auth } from './auth-store';
import { forgetReturn } from './return-address';
import * as t from './session.messages';

/** The user is already signed out here, so don't wait for a silent server. */
const LOGOUT_TIMEOUT_MS = 8000;

let farewell: Promise<unknown> = Promise.resolve();
/** Settles when the server has answered this page's last sign-out. */
export const pendingLogout = (): Promise<unknown> => farewell;

/** Sends the request exactly once: this GET has side effects, so never prefetch or repeat it. Safe to call twice. */
export function logout(): void {
  if (auth.tokenOf() === null) return;
  const { api, queryClient, notify } = platform();
  // Called before the token is removed, because the client reads it at that moment.
  const answer = api.call(sessionCalls.logout, {}, { timeout: LOGOUT_TIMEOUT_MS });
  auth.signOut();
  forgetDrafts();
  forgetReturn();
  void queryClient.cancelQueries();
  queryClient.clear();
  farewell = answer.catch(() => notify({ message: t.serverLogoutFailed, tone: 'error' }));
}

export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    logout();
    void navigate('/', { replace: true });
  }, [navigate]);
}
