import { RECORD_KEY, USER_ID_KEY } from '../session/record-keys';
import type { Member } from './member';
import { toast } from './toast';

export const LOGOUT_FAILED_MESSAGE = 'Server logout failed, but you are logged out locally.';
const LOGOUT_TIMEOUT_MS = 8000;
/** Personal data stored in the tab. */
const PERSONAL = /^arena\.(draft\.|return$)/;

function forget(): void {
  try {
    for (const key of [RECORD_KEY, USER_ID_KEY]) localStorage.removeItem(key);
    for (const key of Object.keys(sessionStorage)) if (PERSONAL.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}

/** Sends the request exactly once, because this GET has side effects. Reports when the server refuses it. */
export async function logout({ token }: Member, scheme: string): Promise<void> {
  forget();
  try {
    const answer = await fetch('/api/v1/auth/logout', {
      headers: { accept: 'application/json', authorization: `${scheme} ${token}`.trim() },
      credentials: 'include',
      signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS),
      keepalive: true,
    });
    if (!answer.ok) throw new Error(String(answer.status));
  } catch {
    toast({ message: LOGOUT_FAILED_MESSAGE, tone: 'error' });
  }
}
