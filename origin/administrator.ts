import type { IncomingHttpHeaders } from 'node:http';
import { API_BASE, overviewCalls, sessionCalls } from '@arena/shared/contract';

/** A question to the backend takes this long at most (milliseconds). */
const PATIENCE_MS = 5000;
/** Administrators whom the backend lets in without saying who they are count together as one person. */
export const UNNAMED = 'unnamed';
/** What a backend without our server's call answers. A sender can provoke other refusals (large headers), to count as a second person. */
const WITHOUT_THE_CALL: ReadonlySet<number> = new Set([200, 401, 403, 404, 405]);
type Sent = Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>;

/** The subject of a JSON Web Token that the backend has accepted. Null for an opaque token or a header in another form. */
function subjectOf(authorization: string): string | null {
  try {
    const [, claims = ''] = /^(?:\S+\s+)?[\w-]+\.([\w-]+)\.[\w-]*$/.exec(authorization) ?? [];
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly sub?: unknown };
    return typeof sub === 'string' || typeof sub === 'number' ? `subject ${sub}` : null;
  } catch {
    return null;
  }
}

function ask(api: string, { path }: { readonly path: string }, { authorization = '', cookie }: Sent): Promise<Response> {
  return fetch(`${api}${API_BASE}${path}`, {
    headers: { authorization, ...(cookie === undefined ? {} : { cookie }) },
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
}

async function isLetIn(api: string, sent: Sent): Promise<boolean> {
  const answer = await ask(api, overviewCalls.monthlyRevenue, sent);
  await answer.body?.cancel();
  return answer.ok;
}

/** A backend with the specification's calls alone. What a token says counts only where the backend took it without the cookie's help. */
async function bareAdministrator(api: string, { authorization = '', cookie }: Sent): Promise<string | null> {
  if (await isLetIn(api, { authorization })) return subjectOf(authorization) ?? UNNAMED;
  return cookie !== undefined && (await isLetIn(api, { authorization, cookie })) ? UNNAMED : null;
}

/** Which administrator sends these headers; null for none, or no answer. Our server names the user; others get an administrator's call. */
export async function administratorOf(api: string, sent: Sent): Promise<string | null> {
  if (sent.authorization === undefined) return null;
  try {
    const answer = await ask(api, sessionCalls.administrator, sent);
    const body: unknown = answer.ok ? await answer.json().catch(() => null) : await answer.body?.cancel();
    if (!WITHOUT_THE_CALL.has(answer.status)) return null;
    const read = sessionCalls.administrator.response.safeParse(body);
    return read.success ? `user ${read.data.userId}` : await bareAdministrator(api, sent);
  } catch {
    return null;
  }
}
