import { journal, type JournalEntry } from '../platform/operations/journal';

/**
 * Writes an entry into the journal, as if this browser had sent the operation.
 * @throws Error when it can't be stored.
 */
export function journalHas<D>(name: string, entry: JournalEntry<D>): void {
  if (!journal.write(name, entry)) throw new Error('The entry could not be written.');
}
