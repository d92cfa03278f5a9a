import { type Entry, historyOf, type PublishedRegistry, Refusal } from '../published-registry.ts';
import type { ShipStore } from '../store.ts';

/** Somebody else changed the section: whoever follows its canary leaves it to them. */
export class ChangedByOthers extends Refusal {}

const wordsOf = ({ action, version, share, by, at, why }: Entry) =>
  `${action} ${version}${share === null ? '' : ` for ${share} %`}, at ${at.slice(11, 19)}${why === '' ? '' : `: ${why}`} (${by})`;

/** Refuses when a section's history is longer than it was known to be. */
export function assertOurs(registry: PublishedRegistry, folder: string, known: number): void {
  const other = historyOf(registry, folder)[known];
  if (other !== undefined) throw new ChangedByOthers(`${folder} was changed by somebody else: ${wordsOf(other)}.`);
}

/** A store that changes a section only while nobody else did, also in the moment of the change itself. */
export const guardedStore = (store: ShipStore, folder: string, known: () => number): ShipStore => ({
  place: store.place,
  read: () => store.read(),
  readForChange: () => store.readForChange(),
  describe: (...subject) => store.describe(...subject),
  list: (...subject) => store.list(...subject),
  files: (...subject) => store.files(...subject),
  contract: (...subject) => store.contract(...subject),
  stage: (...build) => store.stage(...build),
  drop: (upload) => store.drop(upload),
  commit: (change, upload) =>
    store.commit((registry) => {
      assertOurs(registry, folder, known());
      return change(registry);
    }, upload),
});
