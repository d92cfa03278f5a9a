import { FolderStore } from '../folder-store.ts';
import { newKey } from '../key-commands.ts';
import type { Publisher } from '../publisher.ts';
import { signingKeys } from '../registry/signing.ts';
import { quietPublisher } from './quiet-publisher.ts';

/** Publishes into a folder, without a word, and signs it with a key of its own. Also answers the settings that go with it. */
export function signedPublisher(folder: string, changes: Partial<Publisher> = {}) {
  const signingKey = newKey();
  const keys = signingKeys(signingKey);
  const publisher = quietPublisher(folder, { store: new FolderStore(folder, () => keys), ...changes });
  return { publisher, keys, signingKey, registryKeys: [...keys.known] };
}
