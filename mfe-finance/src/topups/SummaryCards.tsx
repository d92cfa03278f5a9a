import { useCapabilityStatus } from '@arena/shared/platform';
import { DASH, formatCount, formatMoney, type IconNode, SummaryCard, SummaryGrid } from '@arena/shared/ui';
import type { TopUpStatistics } from '@arena/shared/contract';
import { Activity, Banknote, CircleCheck, Clock } from 'lucide';
import { SAMPLE_FIGURES } from './sample-figures';
import { useTopUpStatistics } from './topups.queries';

interface Figure {
  readonly value: string;
  readonly hint: string;
}
type FigureId = keyof typeof SAMPLE_FIGURES;

/** The four cards, in their order. */
const FIGURES: readonly { readonly id: FigureId; readonly label: string; readonly icon: IconNode }[] = [
  { id: 'pending', label: 'Pending Requests', icon: Clock },
  { id: 'approvedToday', label: 'Approved Today', icon: CircleCheck },
  { id: 'totalAmount', label: 'Total Amount', icon: Banknote },
  { id: 'successRate', label: 'Success Rate', icon: Activity },
];

const toTenths = (value: number) => Math.round(value * 10) / 10;
const count = (value: number | null) => (value === null ? DASH : formatCount(toTenths(value)));

function change({ approvedToday, approvedYesterday }: TopUpStatistics): string {
  if (approvedToday === null || approvedYesterday === null) return 'Since midnight';
  const more = approvedToday - approvedYesterday;
  if (more === 0) return 'Same as yesterday';
  return `${more > 0 ? '+' : ''}${formatCount(toTenths(more))} from yesterday`;
}

/** What the server counted, in the form of the fixed figures. */
function liveFigures(statistics: TopUpStatistics): Readonly<Record<FigureId, Figure>> {
  const { pending, approvedToday, amountToday, successRate } = statistics;
  return {
    pending: { value: count(pending), hint: SAMPLE_FIGURES.pending.hint },
    approvedToday: { value: count(approvedToday), hint: change(statistics) },
    totalAmount: { value: formatMoney(amountToday), hint: SAMPLE_FIGURES.totalAmount.hint },
    successRate: { value: successRate === null ? DASH : `${formatCount(toTenths(successRate))}%`, hint: SAMPLE_FIGURES.successRate.hint },
  };
}

/** The four figures above the requests: the server's where it counts, else the specification's, marked as samples. */
export function SummaryCards() {
  const offer = useCapabilityStatus('topup-statistics');
  // Samples appear only once it's known that the backend doesn't count.
  const counts = offer !== 'no';
  const { data, error, refetch } = useTopUpStatistics(offer === 'yes');
  const live = data === undefined ? null : liveFigures(data);
  return (
    <SummaryGrid>
      {FIGURES.map(({ id, label, icon }) => {
        const figure = counts ? live?.[id] : SAMPLE_FIGURES[id];
        return (
          <SummaryCard
            key={id}
            label={label}
            icon={icon}
            sample={!counts}
            state={figure !== undefined ? 'ready' : error !== null ? 'error' : 'loading'}
            value={figure?.value}
            hint={figure?.hint}
            onRetry={() => void refetch()}
          />
        );
      })}
    </SummaryGrid>
  );
}
