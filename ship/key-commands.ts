import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Refusal } from './registry/published-registry.ts';
import { replaceFile } from './registry/replace-file.ts';
import { signFolder } from './sign-folder.ts';
import { assertOutside, keyFile, keyId, keysIn, keyText, rawOf, signingKeys } from './registry/signing.ts';

/*
 * The keys, and how one is exchanged for another without a moment in which a browser refuses what is live:
 *
 *   key rotate   makes the next key. The old one signs; both go into the origin's REGISTRY_KEYS
 *   key switch   the next one signs from now on, and everything is signed again. The old one still counts
 *   key drop     the old one no longer counts, and goes out of REGISTRY_KEYS
 */

const privatePem = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }));
const publicPem = (key: KeyObject) => String((key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'pem' }));
const pemOf = (key: KeyObject) => (key.type === 'private' ? privatePem(key) : publicPem(key));
export const newKey = (): string => privatePem(generateKeyPairSync('ed25519').privateKey);

/** A step of the exchange, as a text of keys becomes another one. */
const STEPS = {
  rotate(keys: readonly KeyObject[]): string {
    if (keys.length > 1) throw new Refusal('A key rotation is in progress: continue with `key switch`, or end it with `key drop`.');
    return keys.map(pemOf).join('') + newKey();
  },
  switch(keys: readonly KeyObject[]): string {
    const [old, next] = keys;
    if (old === undefined || next?.type !== 'private')
      throw new Refusal('There is no next key. Create one with `key rotate`, and add it to REGISTRY_KEYS of the origin first.');
    return pemOf(next) + publicPem(old);
  },
  drop(keys: readonly KeyObject[]): string {
    const [signing, old] = keys;
    if (signing === undefined || old?.type !== 'public')
      throw new Refusal('There is no old key to drop. If the old key still signs, run `key switch` first.');
    return pemOf(signing);
  },
} as const;
type Step = keyof typeof STEPS;
const isStep = (action: string): action is Step => Object.hasOwn(STEPS, action);
const settingOf = (text: string) => `REGISTRY_KEYS=${[...new Set(keysIn(text).map(rawOf))].join(',')}`;

const AFTER: Readonly<Record<Step | 'new', string>> = {
  new: 'Set it for the origin and restart that. If something is published already, sign it: npm run ship -- sign',
  rotate:
    'Set both for the origin, and restart that. Once no tab is open that was loaded before (a day will do), go on with: npm run ship -- key switch',
  switch: 'The new key signs from now on. The origin keeps both until this went well; then: npm run ship -- key drop',
  drop: 'Set the one that is left for the origin, and restart that.',
};

const NOWHERE = 'Set SHIP_SIGNING_KEY to the file that the private key is in, or is to be in: outside of the folder that is served.';

function made(env: NodeJS.ProcessEnv, place: string): string {
  const file = keyFile(env);
  if (file === null) throw new Refusal(NOWHERE);
  assertOutside(file, place);
  try {
    writeFileSync(file, newKey(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Refusal(`${file} already exists. To rotate the key: npm run ship -- key rotate`);
  }
  return readFileSync(file, 'utf8');
}

/** A line for each key: what it is named in signatures, and what it is there for. */
function lines(text: string): readonly string[] {
  return keysIn(text).map((key, index) => {
    const does = index === 0 ? 'signs' : key.type === 'private' ? 'is the next one' : 'was the one before, and still counts';
    return `${keyId(rawOf(key))}  ${does}`;
  });
}

async function taken(step: Step, env: NodeJS.ProcessEnv, place: string, text: string): Promise<string> {
  const after = STEPS[step](keysIn(text));
  const file = keyFile(env);
  // With what is published signed by the new key first, there is no moment in which nothing can be published.
  if (step === 'switch') await signFolder(place, signingKeys(after));
  if (file !== null) await replaceFile(file, after, 0o600);
  return after;
}

/** `key new`, `rotate`, `switch`, `drop` and `list`. Answers what is to be printed. */
export async function keyCommand(env: NodeJS.ProcessEnv, place: string, action = '', json = false): Promise<string> {
  if (action !== 'new' && action !== 'list' && !isStep(action))
    throw new Refusal('Write: key new, key list, key rotate, key switch, or key drop');
  const before = action === 'new' ? made(env, place) : keyText(env, place);
  if (before === null) throw new Refusal(NOWHERE);
  const text = isStep(action) ? await taken(action, env, place, before) : before;
  const setting = settingOf(text);
  const keys = keysIn(text).map((key) => ({ id: keyId(rawOf(key)), public: rawOf(key) }));
  // A key in the variable belongs to the person who sets that.
  const shown = isStep(action) && keyFile(env) === null ? { SHIP_SIGNING_KEY: text } : {};
  if (json) return JSON.stringify({ keys, ...shown });
  const then = action === 'list' ? [] : ['', AFTER[action]];
  return [...lines(text), '', setting, ...Object.values(shown), ...then].join('\n');
}
