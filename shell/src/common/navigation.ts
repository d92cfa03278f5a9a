import type { IconNode, NavigationEntry } from '@arena/shared/contract/section';

/** A section's registry entry, or one of the shell's. */
export type ShownEntry = Omit<NavigationEntry, 'icon'> & { readonly icon: IconNode };

export interface NavigationItem {
  readonly entry: ShownEntry;
  readonly failed: boolean;
  /** The number of open items as text; null shows none. */
  readonly pending?: string | null;
  /** The number at the entry's `waiting`; 0 shows none. */
  readonly waiting?: number;
}

const isBelow = (path: string, parent: string) => path.startsWith(parent.endsWith('/') ? parent : `${parent}/`);

/** A group takes the position of its first entry. The label is null for entries without a group, which come first. */
export function groupsOf(items: readonly NavigationItem[]) {
  const groups = new Map<string | null, readonly NavigationItem[]>([[null, []]]);
  for (const item of [...items].sort((a, b) => a.entry.order - b.entry.order))
    groups.set(item.entry.group, [...(groups.get(item.entry.group) ?? []), item]);
  return [...groups].filter(([, members]) => members.length > 0).map(([label, members]) => ({ label, items: members }));
}

/** The longest entry that equals or contains the path. An entry that contains others (/admin) only matches its own path. */
export function currentOf(items: readonly NavigationItem[], pathname: string): NavigationItem | null {
  let path = pathname;
  while (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  const matching = items.filter(({ entry }) => {
    if (entry.path === path) return true;
    return isBelow(path, entry.path) && !items.some((other) => other.entry.path !== entry.path && isBelow(other.entry.path, entry.path));
  });
  return matching.sort((a, b) => b.entry.path.length - a.entry.path.length)[0] ?? null;
}
