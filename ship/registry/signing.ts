import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { RegistrySignature } from '@arena/shared/contract/publishing';
import { Refusal } from './published-registry.ts';

// The keys that what is published is signed with. The private key is in a file (PEM, PKCS8) that `SHIP_SIGNING_KEY` names, or in that
// variable itself: never in the folder that is served. Of several keys in it the first private one signs, and all of them are known: what
// they signed is taken as genuine. Servers and browsers get the raw public keys, as base64.

export interface SigningKeys {
  sign(text: string): RegistrySignature;
  /** The raw public keys that count, the signing one's first. */
  readonly known: readonly string[];
}

const PEM = /-----BEGIN (PRIVATE|PUBLIC) KEY-----[\s\S]+?-----END \1 KEY-----/g;
const RAW = /^[A-Za-z0-9+/]{43}=$/;
const base64 = (text: string) => Buffer.from(text, 'base64url').toString('base64');
/** The raw public key of a key, private or public, as base64. */
export const rawOf = (key: KeyObject): string => base64((key.export({ format: 'jwk' }) as { x?: string }).x ?? '');
/** Names a key in a signature. */
export const keyId = (raw: string): string => createHash('sha256').update(Buffer.from(raw, 'base64')).digest('base64url').slice(0, 16);

const publicKey = (raw: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(raw, 'base64').toString('base64url') }, format: 'jwk' });

/** Whether one of the keys has signed a text. */
export function isSignedBy(text: string, { key, value }: RegistrySignature, keys: readonly string[]): boolean {
  const raw = keys.find((one) => keyId(one) === key);
  return raw !== undefined && verify(null, Buffer.from(text), publicKey(raw), Buffer.from(value, 'base64'));
}

/** Raw public keys out of a setting, with commas between them. Throws a sentence for what is none. */
export function readPublicKeys(setting = ''): readonly string[] {
  const keys = setting
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  const bad = keys.find((key) => !RAW.test(key));
  if (bad !== undefined) throw new Refusal(`REGISTRY_KEYS has an invalid key: ${bad}. \`npm run ship -- key list\` prints them.`);
  return keys;
}

/** The keys of a text of PEM blocks, in their order. Throws a `Refusal` for what is no Ed25519 key. */
export function keysIn(text: string): readonly KeyObject[] {
  return [...text.matchAll(PEM)].map(([block, kind]) => {
    const key = kind === 'PRIVATE' ? createPrivateKey(block) : createPublicKey(block);
    if (key.asymmetricKeyType !== 'ed25519') throw new Refusal('SHIP_SIGNING_KEY has a key that is not Ed25519: npm run ship -- key new');
    return key;
  });
}

/** What signs with the first private key of a text, and knows all of its keys and `others`. */
export function signingKeys(text: string, others: readonly string[] = []): SigningKeys {
  const keys = keysIn(text);
  const own = keys.find(({ type }) => type === 'private');
  if (own === undefined) throw new Refusal('SHIP_SIGNING_KEY has no private key in it: npm run ship -- key new');
  const known = [...new Set([rawOf(own), ...keys.map(rawOf), ...others])];
  const key = keyId(rawOf(own));
  return { known, sign: (signed) => ({ key, value: sign(null, Buffer.from(signed), own).toString('base64') }) };
}

/** The key's file; null if the variable has the key itself, or is not set. */
export function keyFile({ SHIP_SIGNING_KEY: setting }: NodeJS.ProcessEnv): string | null {
  return !setting || setting.includes('-----BEGIN ') ? null : path.resolve(setting);
}

function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return path.resolve(file);
  }
}

/** Refuses a key below the folder that is served. */
export function assertOutside(file: string, folder: string): void {
  const below = path.relative(realPath(folder), path.join(realPath(path.dirname(file)), path.basename(file)));
  if (below.startsWith('..') || path.isAbsolute(below)) return;
  throw new Refusal(`${file} is in ${folder}, which is served: move the private key elsewhere, and set SHIP_SIGNING_KEY to its new path.`);
}

/** The text that the keys are in; null where there are none. */
export function keyText(env: NodeJS.ProcessEnv, folder: string): string | null {
  const file = keyFile(env);
  if (file === null) return env.SHIP_SIGNING_KEY || null;
  assertOutside(file, folder);
  assertOutside(realPath(file), folder);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refusal(`${file}, which SHIP_SIGNING_KEY names, cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
}

/** The keys that publishing to a folder is signed with, out of the environment: read when they are needed, once. */
export function keysFrom(env: NodeJS.ProcessEnv, folder: string): () => SigningKeys | null {
  let read: SigningKeys | null | undefined;
  return () => {
    if (read !== undefined) return read;
    const text = keyText(env, folder);
    const told = readPublicKeys(env.REGISTRY_KEYS);
    const keys = text === null ? null : signingKeys(text, told);
    if (keys !== null && told.length > 0 && !told.includes(keys.known[0] ?? ''))
      throw new Refusal('The key of SHIP_SIGNING_KEY is not among REGISTRY_KEYS: browsers would refuse what it signs.');
    return (read = keys);
  };
}
