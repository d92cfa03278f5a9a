import { type Member, type ProfileChanges, userCalls } from '@arena/shared/contract';
import { platform, useQuery } from '@arena/shared/platform';
import { auth } from '../session/auth-store';

const profileKey = (userId: number | null) => ['shell', 'profile', userId] as const;

/** Disabled for a session without a user id. */
export const useProfile = (userId: number | null) =>
  useQuery({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => platform().api.call(userCalls.get, { params: { userId: userId ?? 0 } }, { signal }),
    enabled: userId !== null,
  });

/** Also updates the name in the sidebar. */
export async function saveProfile(userId: number, changes: ProfileChanges): Promise<Member> {
  const { api, queryClient } = platform();
  const saved = await api.call(userCalls.update, { params: { userId }, body: changes });
  queryClient.setQueryData(profileKey(userId), saved);
  const { loggedInUserInfo: known } = auth.view.get();
  if (known !== null) auth.renew({ user: { ...known, ...changes, name: saved.name ?? changes.name } });
  return saved;
}

/** Ends every other session; this one continues with the new token. */
export async function changePassword(userId: number, oldPassword: string, newPassword: string): Promise<void> {
  const { loggedInUserInfo: user } = auth.view.get();
  const { token } = await platform().api.call(userCalls.changePassword, { params: { userId }, body: { oldPassword, newPassword } });
  if (auth.tokenOf() !== null) auth.renew({ token });
  // Another tab ended the old token before this one had the new one.
  else if (auth.store.getState().ending !== 'signed-out') auth.signIn({ token, user });
}
