import { useCapabilityStatus } from '@arena/shared/platform';
import { Dash, formatCount, SummaryCard, SummaryGrid } from '@arena/shared/ui';
import { Activity, UserPlus, Users, UserX } from 'lucide';
import { useUserStatistics } from './users.queries';
import * as t from './users.messages';

/** With the sample figures of the specification (part 2 §2 and §9). */
const CARDS = [
  { id: 'total', label: t.totalUsers, hint: t.totalUsersHint, icon: Users, figure: 12_543 },
  { id: 'activeToday', label: t.activeToday, hint: t.activeTodayHint, icon: Activity, figure: 1_234 },
  { id: 'newThisMonth', label: t.newUsers, hint: t.newUsersHint, icon: UserPlus, figure: 456 },
  { id: 'banned', label: t.bannedUsers, hint: t.bannedUsersHint, icon: UserX, figure: 23 },
] as const;

/** Shows samples where the backend has no statistics. */
export function StatCards() {
  const offer = useCapabilityStatus('user-statistics');
  // Shows samples only once the backend is known to have no statistics.
  const live = offer !== 'no';
  const { data, error, isFetching, refetch } = useUserStatistics(offer === 'yes');
  const state = !live || data !== undefined ? 'ready' : error !== null && !isFetching ? 'error' : 'loading';
  return (
    <SummaryGrid>
      {CARDS.map(({ id, label, hint, icon, figure }) => {
        const value = live ? (data?.[id] ?? null) : figure;
        return (
          <SummaryCard
            key={id}
            {...{ label, hint, icon, state }}
            sample={!live}
            value={value === null ? <Dash label={t.noNumber} /> : formatCount(value)}
            onRetry={() => void refetch()}
          />
        );
      })}
    </SummaryGrid>
  );
}
