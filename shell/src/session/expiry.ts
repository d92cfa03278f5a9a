import type { Toast } from '@arena/shared/platform';
import type { QueryClient } from '@tanstack/react-query';
import { auth as pageAuth, type Auth } from './auth-store';
import { rememberReturn } from './return-address';
import * as t from './session.messages';

/** Part 1 §8. */
export const EXPIRED_MESSAGE = t.sessionExpires;
const EXPIRED_REDIRECT_MS = 500;
export const LOGIN_PATH = '/auth/login';

export interface ExpiryDeps {
  readonly notify: (toast: Toast) => void;
  readonly navigate: (to: string, options: { readonly replace: boolean; readonly state: unknown }) => void;
  readonly location: () => string;
  readonly queryClient: Pick<QueryClient, 'cancelQueries' | 'clear'>;
  readonly auth?: Auth;
}

/** Handles any number of 401s with one toast, one reset and one redirect: only the first answer matches the current token. */
export function createExpiry({ notify, navigate, location, queryClient, auth = pageAuth }: ExpiryDeps) {
  return function onUnauthorized(token: string | null, message = EXPIRED_MESSAGE): void {
    if (token === null || token !== auth.tokenOf()) return;
    // Another tab may just have signed in again, which ended this session in the whole browser.
    auth.adoptStored();
    if (token !== auth.tokenOf()) return;

    const from = location();
    rememberReturn(from, auth.view.get().loggedInUserInfo?.id ?? null);
    auth.expire();
    void queryClient.cancelQueries();
    notify({ message, tone: 'error' });

    setTimeout(() => {
      // Signed in again in another tab, so no redirect is needed.
      if (auth.tokenOf() !== null) return;
      queryClient.clear();
      navigate(LOGIN_PATH, { replace: true, state: { from } });
    }, EXPIRED_REDIRECT_MS);
  };
}
