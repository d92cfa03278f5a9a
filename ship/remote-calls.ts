import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { bodyOf } from './registry/body-of.ts';
import { Refusal } from './registry/published-registry.ts';

/*
 * One call of a console's publishing service: sent again when the connection breaks, and every way in which it can fail as a sentence.
 */

/** How often a call is sent, and the first pause between two; each further one is twice as long. */
export interface Retries {
  readonly attempts: number;
  readonly pauseMs: number;
}
const RETRIES: Retries = { attempts: 4, pauseMs: 250 };
/** A command may have to wait for others and for the TypeScript compiler. */
const PATIENCE_MS = 180_000;
/** In bytes: the whole history of a console. */
const LARGEST_ANSWER = 64 * 1024 * 1024;
/** A mark in every answer, so that a page of some other server is not taken for one. */
export const SHIP_HEADER = 'arena-ship';
const refusal = z.object({ message: z.string() });

export interface Line {
  readonly place: string;
  readonly token: string;
  readonly retries?: Retries;
}

export interface Call {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  readonly type?: 'application/json' | 'application/octet-stream';
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

const TLS = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|EPROTO/;

/** The code under a failed `fetch`: ECONNREFUSED, CERT_HAS_EXPIRED. */
function codeOf(error: unknown): string {
  const { cause, name } = error as Error;
  const code = (cause as { code?: unknown } | undefined)?.code;
  if (typeof code === 'string') return code;
  const [first] = cause instanceof AggregateError ? cause.errors : [];
  return (first as { code?: string } | undefined)?.code ?? name;
}

function unreachable(place: string, code: string): Refusal {
  if (TLS.test(code))
    return new Refusal(
      `The connection to ${place} is not safe (${code}), so the token was not sent. Fix its certificate, or set NODE_EXTRA_CA_CERTS for your own authority.`,
    );
  return new Refusal(
    `${place} does not answer (${code}). Check the address and that the server runs, then send the command again: it resumes.`,
  );
}

/** Proxies in front say with these that the console is not there at the moment. */
const AWAY = new Set([502, 503, 504]);

const notAConsole = (place: string, status: number) =>
  new Refusal(
    status === 413
      ? `A server in front of ${place} refuses files of this size. Its operator raises the limit for /-/ship/ (client_max_body_size in nginx).`
      : `${place} does not accept publishing commands (it answered with status ${status}). Name the console's own address, without a path.`,
  );

async function answerOf(place: string, response: Response): Promise<unknown> {
  const moved = response.headers.get('location');
  if (moved !== null && response.status >= 300 && response.status < 400)
    throw new Refusal(`${place} redirects to ${new URL(moved, place).origin}. Use that address if it is yours.`);
  if (!response.headers.has(SHIP_HEADER))
    throw AWAY.has(response.status) ? unreachable(place, String(response.status)) : notAConsole(place, response.status);
  const answer: unknown = JSON.parse(String(await bodyOf(response, LARGEST_ANSWER)));
  if (response.ok) return answer;
  const said = z.safeParse(refusal, answer);
  throw new Refusal(said.success ? said.data.message : `${place} answered with status ${response.status} and no message.`);
}

/** Makes a call with a token. Throws a `Refusal` for everything that a person can do something about. */
export async function call({ place, token, retries = RETRIES }: Line, { method, path, type, body }: Call): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(place + path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(type === undefined ? {} : { 'content-type': type }) },
        ...(body === undefined ? {} : { body }),
        // A token is for the server that was named, and for no other that this one knows.
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const isAway = AWAY.has(response.status) && !response.headers.has(SHIP_HEADER);
      if (!isAway || attempt >= retries.attempts) return await answerOf(place, response);
      await response.body?.cancel();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const code = codeOf(error);
      if (attempt >= retries.attempts || TLS.test(code) || code === 'ENOTFOUND') throw unreachable(place, code);
    }
    await pause(retries.pauseMs * 2 ** (attempt - 1));
  }
}
