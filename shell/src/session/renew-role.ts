import { roleOf, userCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { auth } from './auth-store';

/** A user waits for it. */
const TIMEOUT_MS = 5000;

/** Reads the signed-in user's role again. A server that refuses the session ends it, with the reason. Never fails. */
export async function renewRole(): Promise<void> {
  const { loggedInUserInfo: user } = auth.view.get();
  const token = auth.tokenOf();
  if (token === null || user?.id == null) return;
  const { api } = platform();
  const found = await api.call(userCalls.get, { params: { userId: user.id } }, { timeout: TIMEOUT_MS }).catch(() => null);
  if (found !== null && auth.tokenOf() === token) auth.renew({ user: { ...user, roles: found.roles }, role: roleOf(found) });
}
