import { FolderStore } from '../folder-store.ts';
import type { Publisher } from '../publisher.ts';

/** Publishes into a folder, without a word. */
export const quietPublisher = (folder: string, changes: Partial<Publisher> = {}): Publisher => ({
  store: new FolderStore(folder),
  by: 'A test',
  why: '',
  now: () => new Date(),
  dryRun: false,
  say: () => undefined,
  ...changes,
});
