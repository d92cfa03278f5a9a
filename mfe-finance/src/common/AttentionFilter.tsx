import { Button, EmptyState, formatCount } from '@arena/shared/ui';
import { TriangleAlert } from 'lucide';
import { useAttentionCount } from './facts.queries';
import type { MoneyRequest } from './request';
import type { Requests } from './useRequests';
import * as t from './common.messages';

/** Shows only the pending requests that need attention, and how many they are. */
export function AttentionFilter<R extends MoneyRequest>({ kind, list, attention, marked }: Requests<R>) {
  const counted = useAttentionCount(kind, attention !== null && !list.isWhole);
  if (attention === null) return null;
  // A long list is counted by the server.
  const count = list.isWhole ? marked : (counted ?? 0);
  return (
    <Button icon={TriangleAlert} tone={attention.isOn ? 'primary' : 'neutral'} aria-pressed={attention.isOn} onClick={attention.toggle}>
      {t.needsAttention} {formatCount(count)}
    </Button>
  );
}

export const NothingMarked = ({ onShowAll }: { readonly onShowAll: () => void }) => (
  <EmptyState flush title={t.nothingMarked} hint={t.nothingMarkedHint} action={<Button onClick={onShowAll}>{t.showAllRequests}</Button>} />
);
