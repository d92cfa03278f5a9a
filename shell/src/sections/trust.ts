import { type RegistrySignature, type SignedPart, signedText } from '@arena/shared/contract';
import { readStored, writeStored } from '../common/storage';
import { failure, SectionError } from './failure';

const SEEN = 'arena-registry-revision';

type Unchecked = Partial<SignedPart> & {
  readonly settings?: { readonly registryKeys?: readonly string[] };
  readonly signature?: Partial<RegistrySignature>;
};

/** The keys that this document came with. A registry that is read later brings none of its own. */
let keys: readonly string[] | undefined;

/** Whether registries are signed here: then nothing runs that no list names. */
export const isSigned = (): boolean => (keys?.length ?? 0) > 0;

const untrusted = (problem: string) => new SectionError(failure('untrusted', { problem }));
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The key's name in a signature: the beginning of its hash. */
async function nameOf(key: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(key)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 16);
}

/** Whether a signature is that of one of the keys; null where the browser cannot tell, so that the origin's own check stands. */
async function verify(text: string, { key: name, value = '' }: Partial<RegistrySignature>): Promise<boolean | null> {
  // Only where the page is secure.
  if (window.crypto?.subtle === undefined) return null;
  for (const key of keys ?? []) {
    if ((await nameOf(key)) !== name) continue;
    try {
      const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
      return await crypto.subtle.verify('Ed25519', imported, bytesOf(value), new TextEncoder().encode(text));
    } catch (error) {
      // A browser from before Ed25519.
      if ((error as Error).name === 'NotSupportedError') return null;
      return false;
    }
  }
  throw untrusted('it is signed with a key that this console does not know');
}

/** Rejects unless a registry is signed by one of the keys, and is not older than one that this browser has seen. Before anything is done with it. */
export async function trustRegistry(raw: unknown): Promise<void> {
  const { settings, signature, revision, sections, shell } = (raw ?? {}) as Unchecked;
  keys ??= settings?.registryKeys;
  if (!isSigned()) return;
  if (signature === undefined || typeof revision !== 'number' || sections === undefined) throw untrusted('it is not signed');
  // Of what was received, and not of what was parsed: a member that is not known here is signed too.
  if ((await verify(signedText({ revision, shell, sections }), signature)) === false)
    throw untrusted('its signature doesn’t match its content');
  // The highest number that this browser has seen. Without storage an older one cannot be told.
  const seen = Number(readStored('localStorage', SEEN)) || 0;
  if (revision < seen) throw untrusted(`it is older than one already seen (${revision}, was ${seen})`);
  writeStored('localStorage', SEEN, String(revision));
}

export const forgetKeys = (): void => void (keys = undefined);
