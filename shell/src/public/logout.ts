import { RECORD_KEY, USER_ID_KEY } from '../session/record-keys';
import type { Member } from './member';
import { toast } from './toast';

export const LOGOUT_FAILED_MESSAGE = 'Server logout failed, but you are logged out locally.';
const LOGOUT_TIMEOUT_MS = 8000;
/** What the tab keeps for the person who signs out. */
const PERSONAL = /^arena\.(draft\.|return$)/;

function forget(): void {
  try {
    for (const key of [RECORD_KEY, USER_ID_KEY]) localStorage.removeItem(key);
    for (const key of Object.keys(sessionStorage)) if (PERSONAL.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Nothing can be stored in this browser, so nothing is left behind in it.
  }
}

/** Signs out here at once and tells the server, exactly once: this GET has an effect. Says so when the server does not take it. */
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
