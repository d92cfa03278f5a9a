import { previewText, type SignedRegistry, signedText } from '@arena/shared/contract/publishing';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { type PublishedRegistry, type PublishedVersion, Refusal } from './published-registry.ts';
import { isSignedBy, keyId, type SigningKeys } from './signing.ts';

// What is signed of a registry, twice. `signed` is what browsers are served, with the signature that they check. `seal` is over the whole
// file, the history and all, for the next publisher: what another party wrote into it is never signed along.

/** Where the shell's origin serves the published versions: `/live/mfe-rooms/1.4.0/…`. */
export const LIVE_PATH = '/live/';

/** Without what browsers do not need: the documents' hashes, which are in the version's list. */
function servedDescriptor(descriptor: SectionDescriptor): SectionDescriptor {
  const entry = Object.entries(descriptor.integrity).filter(([file]) => file.startsWith('remoteEntry.'));
  return { ...descriptor, integrity: Object.fromEntries(entry) };
}

/** A version as browsers get it. */
export const served = ({ version, base, descriptor }: PublishedVersion) => ({
  ...{ version, base: LIVE_PATH + base.slice(1) },
  descriptor: servedDescriptor(descriptor),
});

/** What browsers are served of a registry. Without the history: it is for the command line, and every browser would fetch it. */
export function servedPart({ revision, shell, sections }: PublishedRegistry): Omit<SignedRegistry, 'signature'> {
  return {
    revision,
    ...(shell === undefined ? {} : { shell: { live: { version: shell.live.version, files: shell.live.files } } }),
    sections: sections.map(({ name, live, candidate }) => ({
      name,
      live: served(live),
      ...(candidate === null ? {} : { candidate: { ...served(candidate), share: candidate.share } }),
    })),
  };
}

/** A number that browsers have not seen, even where the registry before this one came out of a backup. */
export const nextRevision = ({ revision }: PublishedRegistry): number => Math.max(revision + 1, Math.floor(Date.now() / 1000));
const sealText = ({ seal: _, ...registry }: PublishedRegistry): string => `arena-registry-file\n${JSON.stringify(registry)}`;

/** A registry with its signatures: both of what it says now. */
export function withSignatures(registry: PublishedRegistry, keys: SigningKeys): PublishedRegistry {
  const { signed: _, seal: __, ...rest } = registry;
  // As it will be read: what JSON leaves out or puts in another order is not to be in the text that is signed.
  const plain = JSON.parse(JSON.stringify({ ...rest, signed: servedPart(registry) })) as PublishedRegistry & { signed: SignedRegistry };
  const previews = plain.previews?.map((preview) => ({ ...preview, signature: keys.sign(previewText(preview)) }));
  const signed: PublishedRegistry = {
    ...plain,
    ...(previews === undefined ? {} : { previews }),
    signed: { ...plain.signed, signature: keys.sign(signedText(plain.signed)) },
  };
  return { ...signed, seal: keys.sign(sealText(signed)) };
}

const isEmpty = ({ shell, sections, held }: PublishedRegistry) => shell === undefined && sections.length === 0 && held.length === 0;
export const isSigned = ({ signed, seal }: PublishedRegistry): boolean => signed !== undefined || seal !== undefined;

/** Refuses a registry that these keys did not sign as it is. */
export function assertGenuine(registry: PublishedRegistry, keys: SigningKeys, place: string): void {
  const { seal } = registry;
  if (seal !== undefined && isSignedBy(sealText(registry), seal, keys.known)) return;
  if (seal !== undefined && !keys.known.some((raw) => keyId(raw) === seal.key))
    throw new Refusal(
      `The registry in ${place} was signed with the key ${seal.key}, which is unknown. If the key is yours, add its public half to REGISTRY_KEYS.`,
    );
  throw new Refusal(
    `The registry in ${place} does not match its signature: something else has written to it. Restore it from your backup.`,
  );
}

/** Refuses to change a registry that was signed without a key, or that something else than publishing has written to. */
export function assertMayChange(registry: PublishedRegistry, keys: SigningKeys | null, place: string): void {
  if (keys !== null && isSigned(registry)) return assertGenuine(registry, keys, place);
  if (keys === null && isSigned(registry))
    throw new Refusal(
      `The registry in ${place} is signed, but there is no key to sign with: set SHIP_SIGNING_KEY where this command runs.`,
    );
  if (keys !== null && !isEmpty(registry))
    throw new Refusal(
      `The registry in ${place} was never signed. Look at \`status\`, then sign it as it is with \`npm run ship -- sign\` first.`,
    );
}
