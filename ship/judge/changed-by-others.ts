import { type Entry, historyOf, type PublishedRegistry, Refusal } from '../registry/published-registry.ts';

/** Another publisher changed the section, so this process stops following its canary. */
export class ChangedByOthers extends Refusal {}

const wordsOf = ({ action, version, share, by, at, why }: Entry) =>
  `${action} ${version}${share === null ? '' : ` for ${share} %`}, at ${at.slice(11, 19)}${why === '' ? '' : `: ${why}`} (${by})`;

/** Refuses when a section's history is longer than it was known to be. */
export function assertOurs(registry: PublishedRegistry, folder: string, known: number): void {
  const other = historyOf(registry, folder)[known];
  if (other !== undefined) throw new ChangedByOthers(`${folder} was changed by someone else: ${wordsOf(other)}.`);
}
