import type { IncomingHttpHeaders } from 'node:http';
import { API_BASE, overviewCalls } from '@arena/shared/contract';

/** A question to the backend takes this long at most (milliseconds). */
const PATIENCE_MS = 5000;

/**
 * Whether a caller is an administrator, in the words of the backend, which alone knows: it is asked, with the caller's own
 * Authorization header and the cookie that may belong to it, for something small that only an administrator gets. False too where it
 * does not answer.
 */
export async function isAdministrator(api: string, { authorization, cookie }: IncomingHttpHeaders): Promise<boolean> {
  if (authorization === undefined) return false;
  try {
    const address = `${api}${API_BASE}${overviewCalls.monthlyRevenue.path}`;
    const answer = await fetch(address, {
      headers: { authorization, ...(cookie === undefined ? {} : { cookie }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
