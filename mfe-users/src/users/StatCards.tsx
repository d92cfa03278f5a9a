import { useCapabilityStatus } from '@arena/shared/platform';
import { Dash, formatCount, SummaryCard, SummaryGrid } from '@arena/shared/ui';
import { Activity, UserPlus, Users, UserX } from 'lucide';
import { SAMPLE_FIGURES } from './sample-figures';
import { useUserStatistics } from './users.queries';

const CARDS = [
  { id: 'total', label: 'Total Users', hint: 'All accounts', icon: Users },
  { id: 'activeToday', label: 'Active Today', hint: 'Signed in or played', icon: Activity },
  { id: 'newThisMonth', label: 'New Users', hint: 'Joined this month', icon: UserPlus },
  { id: 'banned', label: 'Banned Users', hint: 'Can’t sign in', icon: UserX },
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
      {CARDS.map(({ id, label, hint, icon }) => {
        const value = live ? (data?.[id] ?? null) : SAMPLE_FIGURES[id];
        return (
          <SummaryCard
            key={id}
            label={label}
            hint={hint}
            icon={icon}
            sample={!live}
            state={state}
            value={value === null ? <Dash label="no number" /> : formatCount(value)}
            onRetry={() => void refetch()}
          />
        );
      })}
    </SummaryGrid>
  );
}
