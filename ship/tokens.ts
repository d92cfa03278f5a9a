import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './lock.ts';
import { Refusal } from './published-registry.ts';
import { replaceFile } from './replace-file.ts';

/*
 * Who may publish over HTTP: a token for each team, good for one section's folder. Kept as its SHA-256 only. A slow hash is for
 * passwords, which can be guessed; nobody guesses 256 random bits, and a slow one would let strangers keep the server busy.
 */

const TOKENS = '.tokens.json';
const DAY_MS = 86_400_000;
const MOST_DAYS = 3650;

/** A token as it is kept. */
export interface KeptToken {
  /** Names it in `token list`, `token remove` and the history; no secret. */
  readonly id: string;
  readonly folder: string;
  readonly sha256: string;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly made: string;
  readonly ends: string;
}

const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** The tokens of a folder of published versions; none where no file of them is there. */
export async function readTokens(place: string): Promise<readonly KeptToken[]> {
  const text = await readFile(path.join(place, TOKENS), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? [] : (JSON.parse(text) as { tokens: readonly KeptToken[] }).tokens;
}

async function changeTokens(place: string, change: (tokens: readonly KeptToken[]) => readonly KeptToken[]): Promise<void> {
  await mkdir(place, { recursive: true });
  await withLock(place, async () => {
    const tokens = change(await readTokens(place));
    await replaceFile(path.join(place, TOKENS), `${JSON.stringify({ formatVersion: 1, tokens }, null, 1)}\n`, 0o600);
  });
}

/** Makes a token for a section, or for the shell. It is answered here and never again. */
export async function addToken(
  place: string,
  { folder, days, by, now }: { readonly folder: string; readonly days: number; readonly by: string; readonly now: Date },
): Promise<{ readonly token: string; readonly kept: KeptToken }> {
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) throw new Refusal(`A token is good for 1 to ${MOST_DAYS} days: --days 365.`);
  const token = `arena-ship-${randomBytes(32).toString('base64url')}`;
  const sha256 = digestOf(token).toString('hex');
  const ends = new Date(now.getTime() + days * DAY_MS).toISOString();
  const kept: KeptToken = { id: randomBytes(4).toString('hex'), folder, sha256, by, made: now.toISOString(), ends };
  await changeTokens(place, (tokens) => [...tokens, kept]);
  return { token, kept };
}

/** Takes a token away by its id: from the next request on it is good for nothing. */
export async function removeToken(place: string, id: string): Promise<void> {
  await changeTokens(place, (tokens) => {
    if (!tokens.some((token) => token.id === id)) throw new Refusal(`There is no token ${id}. \`token list\` names them.`);
    return tokens.filter((token) => token.id !== id);
  });
}

/** The token that was shown, when it is kept here. All are compared, and each in constant time. */
export function tokenShown(tokens: readonly KeptToken[], shown: string): KeptToken | null {
  const digest = digestOf(shown);
  return tokens.filter(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), digest))[0] ?? null;
}
