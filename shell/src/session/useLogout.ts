import { sessionCalls } from '@arena/shared/contract';
import { forgetDrafts, platform } from '@arena/shared/platform';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { auth } from './auth-store';
import { forgetReturn } from './return-address';

const LOGOUT_FAILED_MESSAGE = 'Server logout failed, but you are logged out locally.';
/** Signing out doesn't wait for a silent server: the user is already signed out here. */
const LOGOUT_TIMEOUT_MS = 8000;

let farewell: Promise<unknown> = Promise.resolve();
/** Ends when the server has answered to the last sign-out of this page, in whatever way. */
export const pendingLogout = (): Promise<unknown> => farewell;

/** Signs out here at once and tells the server exactly once: this GET has an effect, so never prefetch or repeat it. Safe to call twice. */
export function logout(): void {
  if (auth.tokenOf() === null) return;
  const { api, queryClient, notify } = platform();
  // The client reads the token when the call is made, so the call comes before the token goes.
  const answer = api.call(sessionCalls.logout, {}, { timeout: LOGOUT_TIMEOUT_MS });
  auth.signOut();
  try {
    forgetDrafts();
  } catch {
    // A browser that blocks sessionStorage has no drafts either.
  }
  forgetReturn();
  void queryClient.cancelQueries();
  queryClient.clear();
  farewell = answer.catch(() => notify({ message: LOGOUT_FAILED_MESSAGE, tone: 'error' }));
}

export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    logout();
    void navigate('/', { replace: true });
  }, [navigate]);
}
