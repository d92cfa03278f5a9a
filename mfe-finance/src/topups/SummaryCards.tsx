import { useCapabilityStatus } from '@arena/shared/platform';
import { DASH, formatCount, formatMoney, SummaryCard, SummaryGrid } from '@arena/shared/ui';
import type { TopUpStatistics } from '@arena/shared/contract';
import { Activity, Banknote, CircleCheck, Clock } from 'lucide';
import { useTopUpStatistics } from './topups.queries';

const toTenths = (value: number) => Math.round(value * 10) / 10;
const count = (value: number | null) => (value === null ? DASH : formatCount(toTenths(value)));

function change({ approvedToday, approvedYesterday }: TopUpStatistics): string {
  if (approvedToday === null || approvedYesterday === null) return 'Since midnight';
  const more = approvedToday - approvedYesterday;
  if (more === 0) return 'Same as yesterday';
  return `${more > 0 ? '+' : ''}${formatCount(toTenths(more))} from yesterday`;
}

/** With the specification's fixed figures (part 2 §2 and §9), the odd ones included. */
const CARDS = [
  {
    label: 'Pending Requests',
    icon: Clock,
    sample: '18',
    hint: 'Awaiting review',
    value: ({ pending }: TopUpStatistics) => count(pending),
  },
  {
    label: 'Approved Today',
    icon: CircleCheck,
    sample: '42',
    hint: '+8 from yesterday',
    value: ({ approvedToday }: TopUpStatistics) => count(approvedToday),
    liveHint: change,
  },
  {
    label: 'Total Amount',
    icon: Banknote,
    sample: 'KX.8.5k',
    hint: 'Processed today',
    value: ({ amountToday }: TopUpStatistics) => formatMoney(amountToday),
  },
  {
    label: 'Success Rate',
    icon: Activity,
    sample: '94%',
    hint: 'Last 30 days',
    value: ({ successRate }: TopUpStatistics) => (successRate === null ? DASH : `${count(successRate)}%`),
  },
];

/** The four figures above the requests: the server's where it counts, else the specification's, marked as samples. */
export function SummaryCards() {
  const offer = useCapabilityStatus('topup-statistics');
  // Samples appear only once it's known that the backend doesn't count.
  const counts = offer !== 'no';
  const { data, error, refetch } = useTopUpStatistics(offer === 'yes');
  const live = counts ? data : undefined;
  const state = !counts || live !== undefined ? 'ready' : error !== null ? 'error' : 'loading';
  return (
    <SummaryGrid>
      {CARDS.map(({ label, icon, sample, hint, value, liveHint }) => (
        <SummaryCard
          key={label}
          {...{ label, icon, state }}
          sample={!counts}
          value={live === undefined ? sample : value(live)}
          hint={live === undefined ? hint : (liveHint?.(live) ?? hint)}
          onRetry={() => void refetch()}
        />
      ))}
    </SummaryGrid>
  );
}
