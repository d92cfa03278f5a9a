import type { HistoryEntry, PublishedSection } from '@arena/shared/contract/publishing';

const TOLD = 5;
const MAKES_LIVE: readonly string[] = ['publish', 'promote', 'rollback'];

/** What made the live version live. Publishing it again, or taking a candidate back, did not. */
export function liveSince({ history }: Pick<PublishedSection, 'history'>): HistoryEntry | null {
  let since: HistoryEntry | null = null;
  for (const entry of history) if (MAKES_LIVE.includes(entry.action) && entry.version !== since?.version) since = entry;
  return since;
}

/** What gave the candidate the share that it has. */
export const candidateSince = ({ history, candidate }: PublishedSection): HistoryEntry | null =>
  history.findLast(({ action, version }) => action === 'canary' && version === candidate?.version) ?? null;

/** The newest first. */
export const lastChanges = ({ history }: PublishedSection): readonly HistoryEntry[] => history.slice(-TOLD).reverse();
