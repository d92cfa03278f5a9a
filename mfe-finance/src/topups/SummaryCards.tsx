import { topUpCalls } from '@arena/shared/contract';
import { platform, useCapability, useQuery } from '@arena/shared/platform';
import { SummaryCard, SummaryGrid } from '@arena/shared/ui';
import { requestKeys } from '../common/requests/requests.queries';
import { FIGURES, liveFigures } from './figures';
import { SAMPLE_FIGURES } from './sampleFigures';
import { TOP_UPS } from './topups.kind';

/** The four figures above the requests: the server's where it counts, else the specification's, marked as samples. */
export function SummaryCards() {
  const counts = useCapability('topup-statistics');
  const { data, error, refetch } = useQuery({
    queryKey: requestKeys.statistics(TOP_UPS),
    queryFn: ({ signal }) => platform().api.call(topUpCalls.statistics, {}, { signal }),
    enabled: counts,
  });
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
