import type { SigningKeys } from '../../ship/signing.ts';
import { type KeptToken, readTokens, tokenShown } from '../../ship/tokens.ts';
import { CountedWindow } from '../counted-window.ts';
import { Denied } from './denied.ts';

const ASK = 'Ask whoever runs this console for a new one (ship token add <section>), and set it as SHIP_TOKEN.';

/** Within a minute, so many wrong tokens from one address are looked at. A right one is let in all the same. */
const WRONG_TOKENS = 20;
const WINDOW_MS = 60_000;

/** Counts the wrong tokens of each address. */
export class WrongTokens {
  readonly #tried = new CountedWindow(WINDOW_MS);

  /** Counts one, and answers what to say to it. */
  answer(address: string, message: string): Denied {
    if (this.#tried.take(address, 1, WRONG_TOKENS) === 1) return new Denied(401, message);
    return new Denied(429, 'Too many wrong tokens came from your address. Wait a minute, and look at SHIP_TOKEN before you send another.');
  }
}

interface Shown {
  readonly authorization: string | undefined;
  readonly address: string;
}

/** The token that came with a request, when it is good now. */
export async function goodToken(
  live: string,
  keys: SigningKeys | null,
  { authorization = '', address }: Shown,
  wrong: WrongTokens,
): Promise<KeptToken> {
  const [, shown = ''] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  if (shown === '') throw wrong.answer(address, `No token came with this. ${ASK}`);
  const token = tokenShown(await readTokens(live, keys), shown);
  if (token === null) throw wrong.answer(address, `This token is not known here: it was removed, or is another console's. ${ASK}`);
  // An end that is no time has passed.
  const ends: unknown = token.ends;
  const day = typeof ends === 'string' ? ends.slice(0, 10) : 'a day that nobody wrote down';
  if (typeof ends !== 'string' || !(Date.parse(ends) > Date.now())) throw wrong.answer(address, `This token ended on ${day}. ${ASK}`);
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
