import { type Preview, previewText, type RegistrySignature, type SignedPart, signedText } from '@arena/shared/contract/publishing';
import { readStored, writeStored } from '@arena/shared/platform/storage';
import { failure, SectionError } from './failure';
import * as t from './sections.messages';

const SEEN = 'arena-registry-revision';

type Unchecked = Partial<SignedPart> & {
  readonly settings?: { readonly registryKeys?: readonly string[] };
  readonly signature?: Partial<RegistrySignature>;
};

/** Keys come from the document only, never from a registry that is read later. */
let keys: readonly string[] | undefined;

/** With a signed registry, only listed files can run. */
export const isSigned = (): boolean => (keys?.length ?? 0) > 0;

const untrusted = (problem: string) => new SectionError(failure('untrusted', { problem }));
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The beginning of the key's hash. */
async function nameOf(key: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(key)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 16);
}

/** null where the browser can't verify; then the origin's own check applies. */
async function verify(text: string, { key: name, value = '' }: Partial<RegistrySignature>): Promise<boolean | null> {
  // Available on secure pages only.
  if (window.crypto?.subtle === undefined) return null;
  for (const key of keys ?? []) {
    if ((await nameOf(key)) !== name) continue;
    try {
      const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
      return await crypto.subtle.verify('Ed25519', imported, bytesOf(value), new TextEncoder().encode(text));
    } catch (error) {
      // The browser doesn't support Ed25519.
      if ((error as Error).name === 'NotSupportedError') return null;
      return false;
    }
  }
  throw untrusted(t.unknownKey);
}

/** Rejects a registry without a valid signature, or older than one seen before. Call it before using the registry. */
export async function trustRegistry(raw: unknown): Promise<void> {
  const { settings, signature, revision, sections, shell } = (raw ?? {}) as Unchecked;
  keys ??= settings?.registryKeys;
  if (!isSigned()) return;
  if (signature === undefined || typeof revision !== 'number' || sections === undefined) throw untrusted(t.notSigned);
  // Verifies the received text, because unknown members are signed too.
  if ((await verify(signedText({ revision, shell, sections }), signature)) === false) throw untrusted(t.wrongSignature);
  // Without storage, an older registry can't be detected.
  const seen = Number(readStored('localStorage', SEEN)) || 0;
  if (revision < seen) throw untrusted(t.olderThanSeen(revision, seen));
  writeStored('localStorage', SEEN, String(revision));
}

/** Whether a preview is signed like the registry. Call it after `trustRegistry`, and before using the preview. */
export async function isTrustedPreview(raw: unknown): Promise<boolean> {
  if (!isSigned()) return true;
  const preview = raw as Preview;
  if (preview.signature === undefined) return false;
  return (await verify(previewText(preview), preview.signature).catch(() => false)) !== false;
}

export const forgetKeys = (): void => void (keys = undefined);
