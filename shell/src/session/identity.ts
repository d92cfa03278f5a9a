import type { QueryClient } from '@tanstack/react-query';
import { auth as pageAuth, type Auth, type AuthState } from './auth-store';

const identityOf = ({ session, token }: AuthState) => session.loggedInUserInfo?.id ?? token;

/**
 * Nobody is ever shown what was loaded for somebody else: when another tab signs out, or in as a different person, the
 * data of the person before goes and open screens load theirs again. Answers a function that ends it.
 */
export function followIdentity(queryClient: QueryClient, auth: Auth = pageAuth): () => void {
  return auth.store.subscribe((state, before) => {
    const was = identityOf(before);
    const now = identityOf(state);
    if (was === null || was === now) return;
    queryClient.removeQueries({ type: 'inactive' });
    if (now !== null) void queryClient.resetQueries();
  });
}
