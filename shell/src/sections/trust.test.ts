import { generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { signedText } from '@arena/shared/contract/publishing';
import { descriptor, registryOf } from './testing';
import { forgetKeys, trustRegistry } from './trust';

interface Pair {
  readonly raw: Buffer;
  readonly own: KeyObject;
}

function pair(): Pair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { raw: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32), own: privateKey };
}

const [team, next, stranger] = [pair(), pair(), pair()];
const registry = () => registryOf(descriptor(), descriptor({ name: 'mfe_users' })) as { settings: object; sections: object[] };

async function signedBy({ raw, own }: Pair, revision: number, keys: readonly Pair[] = [team]) {
  const { settings, sections } = registry();
  const hash = Buffer.from(await webcrypto.subtle.digest('SHA-256', raw)).toString('base64url');
  const value = sign(null, Buffer.from(signedText({ revision, sections })), own).toString('base64');
  return {
    formatVersion: 1,
    settings: { ...settings, registryKeys: keys.map((key) => key.raw.toString('base64')) },
    revision,
    sections,
    signature: { key: hash.slice(0, 16), value },
  };
}

beforeEach(() => {
  forgetKeys();
  localStorage.clear();
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextEncoder });
});

const refused = (problem: string) => ({ failure: { code: 'untrusted', facts: { problem } } });

test('a registry that is signed with one of the keys is trusted, also while there are two', async () => {
  await expect(trustRegistry(await signedBy(team, 7))).resolves.toBeUndefined();
  forgetKeys();
  for (const key of [team, next]) await expect(trustRegistry(await signedBy(key, 8, [team, next]))).resolves.toBeUndefined();
});

test.each<readonly [string, (signed: Awaited<ReturnType<typeof signedBy>>) => object, string]>([
  ['unsigned', ({ settings, sections }) => ({ formatVersion: 1, settings, sections }), 'it is not signed'],
  ['altered in a section', (one) => ({ ...one, sections: one.sections.slice(1) }), 'its signature doesn’t match its content'],
  ['altered in its number', (one) => ({ ...one, revision: 99 }), 'its signature doesn’t match its content'],
  ['altered in its shell', (one) => ({ ...one, shell: { live: { version: '6.6.6' } } }), 'its signature doesn’t match its content'],
  [
    'put together of two',
    (one) => ({ ...one, sections: [...registry().sections.slice(0, 1), ...one.sections.slice(0, 1)] }),
    'its signature doesn’t match its content',
  ],
])('a registry that is %s is refused', async (_, change, problem) => {
  await expect(trustRegistry(change(await signedBy(team, 7)))).rejects.toMatchObject(refused(problem));
  expect(localStorage).toHaveLength(0);
});

test('a registry of another key is refused, and one that is read later brings no keys of its own', async () => {
  const unknown = refused('it is signed with an unknown key');
  await expect(trustRegistry(await signedBy(stranger, 7))).rejects.toMatchObject(unknown);
  await trustRegistry(await signedBy(team, 7));
  await expect(trustRegistry(await signedBy(stranger, 8, [stranger]))).rejects.toMatchObject(unknown);
  await expect(trustRegistry({ ...(await signedBy(stranger, 8, [])), signature: undefined })).rejects.toMatchObject(
    refused('it is not signed'),
  );
});

test('a registry that is older than one that this browser has seen is refused, and the same one is not', async () => {
  for (const revision of [7, 7, 9]) await trustRegistry(await signedBy(team, revision));
  await expect(trustRegistry(await signedBy(team, 8))).rejects.toMatchObject(refused('it is older than one already seen (8, was 9)'));
});

test('checks no signature without keys, or in a browser that can’t, where the origin’s own check applies', async () => {
  await expect(trustRegistry(registry())).resolves.toBeUndefined();
  forgetKeys();
  Object.defineProperty(window, 'crypto', { value: {}, configurable: true });
  await expect(trustRegistry({ ...(await signedBy(team, 7)), sections: [] })).resolves.toBeUndefined();
});
