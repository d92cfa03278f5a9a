import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { API_BASE, ORIGIN_HEADER, SECTION_TOKEN_SECONDS, SERVICE_AWAY, sectionTokenCalls } from '@arena/shared/contract';
import { API_AWAY } from './api-proxy.ts';
import { KeyedCache } from './keyed-cache.ts';

/** A question to the backend takes this long at most (milliseconds). */
const PATIENCE_MS = 5000;
/** A token is used for half of its life, so that a service always has the other half to check it. */
const USED_FOR_MS = (SECTION_TOKEN_SECONDS / 2) * 1000;
const MOST_KEPT = 5000;
/** What a backend without the call answers. */
const WITHOUT_THE_CALL: ReadonlySet<number> = new Set([404, 405]);
const NO_TOKENS = 'The platform server can’t vouch for users to the services of sections: it lacks the capability section-tokens.';

type Sent = Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>;

/** No token, and what to answer instead. */
export class NoToken extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    super(`No token: ${status}`);
  }
}
const ownWords = (status: number, message: string, mark: string) =>
  new NoToken(status, { message, success: false }, { [ORIGIN_HEADER]: mark });

async function requestToken(api: string, section: string, { authorization = '', cookie }: Sent): Promise<string> {
  const { method, path, response } = sectionTokenCalls.create;
  const answer = await fetch(api + API_BASE + path, {
    method,
    headers: { 'content-type': 'application/json', authorization, ...(cookie === undefined ? {} : { cookie }) },
    body: JSON.stringify({ section }),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  }).catch(() => null);
  if (answer === null) throw ownWords(502, API_AWAY, 'origin');
  const body: unknown = await answer.json().catch(() => null);
  const read = response.safeParse(body);
  if (answer.ok && read.success) return read.data.token;
  if (answer.ok || WITHOUT_THE_CALL.has(answer.status)) throw ownWords(501, NO_TOKENS, SERVICE_AWAY);
  const after = answer.headers.get('retry-after');
  throw new NoToken(answer.status, body ?? {}, after === null ? {} : { 'retry-after': after });
}

/** Tokens in place of sessions: the API makes one for a user and a section, which is used for up to a minute. */
export class SectionTokens {
  readonly #known = new KeyedCache<string>(MOST_KEPT);

  constructor(
    private readonly api: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** The token for the user who sends these headers. Rejects with `NoToken`. */
  get(section: string, { authorization, cookie }: Sent): Promise<string> {
    const period = Math.floor(this.now() / USED_FOR_MS);
    const key = createHash('sha256')
      .update(JSON.stringify([period, section, authorization, cookie]))
      .digest('base64');
    return this.#known.get(key, () => requestToken(this.api, section, { authorization, cookie }));
  }
}
