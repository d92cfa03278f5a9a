import { FolderStore } from '../folder-store.ts';
import { newKey } from '../key-commands.ts';
import type { Publisher } from '../publisher.ts';
import { type SigningKeys, signingKeys } from '../registry/signing.ts';
import { quietPublisher } from './quiet-publisher.ts';

interface SignedPublisher {
  readonly publisher: Publisher;
  readonly keys: SigningKeys;
  /** What the setting SHIP_SIGNING_KEY says. */
  readonly signingKey: string;
  /** What the origin's setting says. */
  readonly registryKeys: string[];
}

/** Publishes into a folder, without a word, and signs it with a key of its own. */
export function signedPublisher(folder: string, changes: Partial<Publisher> = {}): SignedPublisher {
  const signingKey = newKey();
  const keys = signingKeys(signingKey);
  const publisher = quietPublisher(folder, { store: new FolderStore(folder, () => keys), ...changes });
  return { publisher, keys, signingKey, registryKeys: [...keys.known] };
}
