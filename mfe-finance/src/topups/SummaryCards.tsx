import { useCapabilityStatus } from '@arena/shared/platform';
import { DASH, formatCount, formatMoney, SummaryCard, SummaryGrid } from '@arena/shared/ui';
import type { TopUpStatistics } from '@arena/shared/contract';
import { Activity, Banknote, CircleCheck, Clock } from 'lucide';
import { useTopUpStatistics } from './topups.queries';
import * as t from './topups.messages';

const toTenths = (value: number) => Math.round(value * 10) / 10;
const count = (value: number | null) => (value === null ? DASH : formatCount(toTenths(value)));

function change({ approvedToday, approvedYesterday }: TopUpStatistics): string {
  if (approvedToday === null || approvedYesterday === null) return t.sinceMidnight;
  const more = approvedToday - approvedYesterday;
  if (more === 0) return t.sameAsYesterday;
  return t.fromYesterday(`${more > 0 ? '+' : ''}${formatCount(toTenths(more))}`);
}

/** With the specification's fixed figures (part 2 §2 and §9), the odd ones included. */
const CARDS = [
  {
    label: t.pendingRequests,
    icon: Clock,
    sample: '18',
    hint: t.awaitingReview,
    value: ({ pending }: TopUpStatistics) => count(pending),
  },
  {
    label: t.approvedToday,
    icon: CircleCheck,
    sample: '42',
    hint: t.sampleFromYesterday,
    value: ({ approvedToday }: TopUpStatistics) => count(approvedToday),
    liveHint: change,
  },
  {
    label: t.totalAmount,
    icon: Banknote,
    sample: 'KX.8.5k',
    hint: t.processedToday,
    value: ({ amountToday }: TopUpStatistics) => formatMoney(amountToday),
  },
  {
    label: t.successRate,
    icon: Activity,
    sample: '94%',
    hint: t.last30Days,
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
