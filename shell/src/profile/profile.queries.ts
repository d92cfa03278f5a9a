import { type Member, type ProfileChanges, userCalls } from '@arena/shared/contract';
import { platform, useQuery } from '@arena/shared/platform';
import { auth } from '../session/auth-store';

const profileKey = (userId: number | null) => ['shell', 'profile', userId] as const;

/** The signed-in person's own entry; asks nothing for a session that does not say who it is. */
export const useProfile = (userId: number | null) =>
  useQuery({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => platform().api.call(userCalls.get, { params: { userId: userId ?? 0 } }, { signal }),
    enabled: userId !== null,
  });

/** Saves the own entry; the sidebar's name follows. */
export async function saveProfile(userId: number, changes: ProfileChanges): Promise<Member> {
  const { api, queryClient } = platform();
  const saved = await api.call(userCalls.update, { params: { userId }, body: changes });
  queryClient.setQueryData(profileKey(userId), saved);
  const { loggedInUserInfo: known } = auth.view.get();
  if (known !== null) auth.renew({ user: { ...known, ...changes, name: saved.name ?? changes.name } });
  return saved;
}

/** Changes the own password. Every other session ends; this one goes on with the token of the answer. */
export async function changePassword(userId: number, oldPassword: string, newPassword: string): Promise<void> {
  const { loggedInUserInfo: user } = auth.view.get();
  const { token } = await platform().api.call(userCalls.changePassword, { params: { userId }, body: { oldPassword, newPassword } });
  if (auth.tokenOf() !== null) auth.renew({ token });
  // Another tab has heard that the old token is over before this one had the new.
  else if (auth.store.getState().ending !== 'signed-out') auth.signIn({ token, user });
}
