import { removeStored, storedKeys } from '@arena/shared/platform/storage';
import { RECORD_KEY, USER_ID_KEY } from '../session/record-keys';
import type { Member } from './member';
import { toast } from './toast';
import * as t from './public.messages';

export const LOGOUT_FAILED_MESSAGE = t.serverLogoutFailed;
const LOGOUT_TIMEOUT_MS = 8000;
/** Personal data stored in the tab. */
const PERSONAL = ['arena.draft.', 'arena.return'];

function forget(): void {
  for (const key of [RECORD_KEY, USER_ID_KEY]) removeStored('localStorage', key);
  for (const prefix of PERSONAL) for (const key of storedKeys('sessionStorage', prefix)) removeStored('sessionStorage', key);
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
