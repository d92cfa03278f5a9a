import type { HistoryEntry as Entry, PublishedRegistry, PublishedSection } from '@arena/shared/contract/publishing';

export {
  type HistoryEntry as Entry,
  historyOf,
  NOTHING_PUBLISHED as EMPTY,
  type PublishedRegistry,
  type PublishedSection,
  type PublishedVersion,
  sectionOf,
  SHELL,
  versionsOf,
} from '@arena/shared/contract/publishing';

/** A version's number, which names its folder. */
export const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** A sentence for the person at the keyboard. Everything else that is thrown is a defect. */
export class Refusal extends Error {}

/** Not "publish it again": browsers keep what they had under its number for a year. */
export const filesGone = (folder: string, version: string): string =>
  `${folder} ${version} was published here, but its files are gone. Name another version, or restore them from a backup.`;

/** The message for a section that isn't in a folder: the name or the folder is probably wrong. */
export function notThere(place: string, folder: string, others: readonly { readonly folder: string }[]): string {
  const found = others.length === 0 ? 'it has no live section' : `there are ${others.map((one) => one.folder).join(', ')}`;
  return `${place} has no live version of ${folder}: ${found}. Check the section's name, and the folder or console (--folder, --to, SHIP_FOLDER, SHIP_ADDRESS).`;
}

export type Note = Pick<Entry, 'at' | 'by' | 'why' | 'key' | 'set'>;

/** The shells that open tabs may run: the live one and two before it, newest first. Without those from before a set, which can't run its sections. */
export function shellsOf({ shell }: PublishedRegistry): readonly string[] {
  if (shell === undefined) return [];
  const ofSet = shell.history.findLastIndex(({ set }) => set !== undefined);
  const times = shell.history.slice(Math.max(ofSet, 0)).map(({ version }) => version);
  return [...new Set([shell.live.version, ...times.reverse()])].slice(0, 3);
}

/** The version that was live before the current one; skips versions that were rolled back. Null for none. */
export function versionBefore({
  history,
  live,
}: Pick<PublishedSection, 'history'> & { readonly live: { readonly version: string } }): string | null {
  const stack: string[] = [];
  for (const { action, version, before } of history) {
    if (action === 'publish' || action === 'promote') {
      if (stack.at(-1) !== version) stack.push(version);
    } else if (action === 'rollback' && version !== before) {
      const at = stack.lastIndexOf(version);
      if (at >= 0) stack.length = at + 1;
      else stack.push(version);
    }
  }
  const at = stack.lastIndexOf(live.version);
  return at > 0 ? (stack[at - 1] ?? null) : null;
}
