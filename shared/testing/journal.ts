import { journal, type JournalEntry } from '../platform/operations/journal';

/** Puts an entry into this browser's journal, as an earlier sending would have left it. */
export function journalHas<D>(name: string, entry: JournalEntry<D>): void {
  if (!journal.write(name, entry)) throw new Error('The entry could not be written.');
}
