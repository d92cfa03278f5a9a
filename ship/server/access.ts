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
      : new Denied(429, 'Too many wrong tokens came from your address. Wait a minute, and look at SHIP_TOKEN before you send another.');
  const [, shown = ''] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  if (shown === '') throw wrong(`No token came with this. ${ASK}`);
  const token = tokenShown(await readTokens(live, keys), shown);
  if (token === null) throw wrong(`This token is not known here: it was removed, or is another console's. ${ASK}`);
  // An end that is no time has passed.
  const ends: unknown = token.ends;
  const day = typeof ends === 'string' ? ends.slice(0, 10) : 'an unknown day';
  if (typeof ends !== 'string' || !(Date.parse(ends) > Date.now())) throw wrong(`This token ended on ${day}. ${ASK}`);
  return token;
}

/** Refuses a token that is another section's. */
export function assertScope(token: KeptToken, folder: string): void {
  if (token.folder === folder) return;
  throw new Denied(
    403,
    `This token is for ${token.folder}, and not for ${folder}: only that section's own team changes it. Use the token of ${folder}.`,
  );
}
