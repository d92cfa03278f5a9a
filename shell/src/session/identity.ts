import type { QueryClient } from '@tanstack/react-query';
import { auth as pageAuth, type Auth, type AuthState } from './auth-store';

const identityOf = ({ session, token }: AuthState) => session.loggedInUserInfo?.id ?? token;

/** Drops cached data and reloads open screens when another tab changes the user. Returns a function that stops. */
export function followIdentity(queryClient: QueryClient, auth: Auth = pageAuth): () => void {
  return auth.store.subscribe((state, before) => {
    const was = identityOf(before);
    const now = identityOf(state);
    if (was === null || was === now) return;
    queryClient.removeQueries({ type: 'inactive' });
    if (now !== null) void queryClient.resetQueries();
  });
}
