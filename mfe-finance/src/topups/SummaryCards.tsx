import { useCapabilityStatus } from '@arena/shared/platform';
import { SummaryCard, SummaryGrid } from '@arena/shared/ui';
import { FIGURES, liveFigures } from './figures';
import { SAMPLE_FIGURES } from './sampleFigures';
import { useTopUpStatistics } from './topups.queries';

/** The four figures above the requests: the server's where it counts, else the specification's, marked as samples. */
export function SummaryCards() {
  const offer = useCapabilityStatus('topup-statistics');
  // Samples are shown when it is known that nobody counts, and not before.
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
