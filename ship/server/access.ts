import type { SigningKeys } from '../registry/signing.ts';
import { type KeptToken, readTokens, tokenShown } from '../tokens.ts';
import { Denied } from './denied.ts';

const ASK = "Ask this console's operator for a new one (ship token add <section>), and set it as SHIP_TOKEN.";

interface Shown {
  readonly authorization: string | undefined;
  /** Counts a wrong token; false where too many came from the same network. */
  readonly mayTryAgain: () => boolean;
}

/** The token of a request, when it is valid now. */
export async function goodToken(live: string, keys: SigningKeys | null, { authorization = '', mayTryAgain }: Shown): Promise<KeptToken> {
  const wrong = (message: string) =>
    mayTryAgain()
      ? new Denied(401, message)
      : new Denied(429, 'Too many wrong tokens came from your address. Check SHIP_TOKEN, and try again in a minute.');
  const [, shown = ''] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  if (shown === '') throw wrong(`The request has no token. ${ASK}`);
  const token = tokenShown(await readTokens(live, keys), shown);
  if (token === null) throw wrong(`This token is unknown: it was removed, or belongs to another console. ${ASK}`);
  // An end that is no time has passed.
  const ends: unknown = token.ends;
  const day = typeof ends === 'string' ? ends.slice(0, 10) : 'an unknown day';
  if (typeof ends !== 'string' || !(Date.parse(ends) > Date.now())) throw wrong(`This token expired on ${day}. ${ASK}`);
  return token;
}

/** Refuses a token that is another section's. */
export function assertScope(token: KeptToken, folder: string): void {
  if (token.folder === folder) return;
  throw new Denied(403, `This token is for ${token.folder}, not for ${folder}. Use the token of ${folder}.`);
}
