import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './lock.ts';
import { Refusal } from './registry/published-registry.ts';
import { nullIfMissing } from './registry/registry-file.ts';
import { replaceFile } from './registry/replace-file.ts';
import { isSignedBy, type SigningKeys } from './registry/signing.ts';
import type { RegistrySignature } from '@arena/shared/contract/publishing';

// Who may publish over HTTP: a token for each team, good for one section's folder. Kept as its SHA-256 only. A slow hash is for passwords,
// which can be guessed; 256 random bits cannot, and a slow one would let strangers keep the server busy.

const TOKENS = '.tokens.json';
const DAY_MS = 86_400_000;
const MOST_DAYS = 3650;
const HASH = /^[0-9a-f]{64}$/;

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

interface TokensFile {
  readonly tokens: readonly KeptToken[];
  /** Where what is published is signed: who could add a token here could have anything signed. */
  readonly seal?: RegistrySignature;
}

const sealText = (tokens: readonly KeptToken[]): string => `arena-tokens\n${JSON.stringify(tokens)}`;

/** The tokens of a folder of published versions; none where no file of them is there. Refuses those that the keys have not sealed. */
export async function readTokens(place: string, keys: SigningKeys | null = null): Promise<readonly KeptToken[]> {
  const text = await readFile(path.join(place, TOKENS), 'utf8').catch(nullIfMissing);
  if (text === null) return [];
  const { tokens, seal } = JSON.parse(text) as TokensFile;
  if (keys !== null && (seal === undefined || !isSignedBy(sealText(tokens), seal, keys.known)))
    throw new Refusal(`The tokens in ${place} don't match this console's key. Remove ${TOKENS} and create them again: token add <section>`);
  return tokens;
}

async function writeTokens(place: string, tokens: readonly KeptToken[], keys: SigningKeys | null): Promise<void> {
  const seal = keys === null ? {} : { seal: keys.sign(sealText(tokens)) };
  await replaceFile(path.join(place, TOKENS), `${JSON.stringify({ formatVersion: 1, tokens, ...seal }, null, 1)}\n`, 0o600);
}

/** Seals the tokens with another key, or for the first time. Under the folder's lock. */
export async function sealTokens(place: string, before: SigningKeys | null, keys: SigningKeys): Promise<void> {
  const tokens = await readTokens(place, before);
  if (tokens.length > 0) await writeTokens(place, tokens, keys);
}

async function changeTokens(
  place: string,
  keys: SigningKeys | null,
  change: (tokens: readonly KeptToken[]) => readonly KeptToken[],
): Promise<void> {
  await mkdir(place, { recursive: true });
  await withLock(place, async () => writeTokens(place, change(await readTokens(place, keys)), keys));
}

/** Makes a token for a section, or for the shell. It is answered here and never again. */
export async function addToken(
  place: string,
  { folder, days, by, now }: { readonly folder: string; readonly days: number; readonly by: string; readonly now: Date },
  keys: SigningKeys | null = null,
): Promise<{ readonly token: string; readonly kept: KeptToken }> {
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) throw new Refusal(`A token lasts 1 to ${MOST_DAYS} days: --days 365.`);
  const token = `arena-ship-${randomBytes(32).toString('base64url')}`;
  const sha256 = digestOf(token).toString('hex');
  const ends = new Date(now.getTime() + days * DAY_MS).toISOString();
  const kept: KeptToken = { id: randomBytes(4).toString('hex'), folder, sha256, by, made: now.toISOString(), ends };
  await changeTokens(place, keys, (tokens) => [...tokens, kept]);
  return { token, kept };
}

/** Removes a token by its id: from the next request on it is refused. */
export async function removeToken(place: string, id: string, keys: SigningKeys | null = null): Promise<void> {
  await changeTokens(place, keys, (tokens) => {
    if (!tokens.some((token) => token.id === id)) throw new Refusal(`There is no token ${id}. \`token list\` names them.`);
    return tokens.filter((token) => token.id !== id);
  });
}

/** The stored token that was shown, or null. Compares all of them, each in constant time. */
export function tokenShown(tokens: readonly KeptToken[], shown: string): KeptToken | null {
  const digest = digestOf(shown);
  // The file may have been edited by hand: an entry without a hash is no team's token, and must not lock the others out.
  const isIt = ({ sha256 }: { readonly sha256: unknown }) =>
    typeof sha256 === 'string' && HASH.test(sha256) && timingSafeEqual(Buffer.from(sha256, 'hex'), digest);
  return tokens.filter(isIt)[0] ?? null;
}
