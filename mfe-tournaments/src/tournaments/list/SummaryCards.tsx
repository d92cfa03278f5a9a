import { useFigure, useLiveCounts } from '@arena/shared/platform';
import { Dash, SummaryCardLink, SummaryGrid } from '@arena/shared/ui';
import { FIGURES, type Figure, figureText } from '../figures/figures';
import * as t from '../tournaments.messages';

/** Each figure loads, fails and retries separately, unless the server counts them all in one call. */
export function SummaryCards() {
  useLiveCounts();
  return (
    <SummaryGrid>
      {Object.values(FIGURES).map((figure) => (
        <FigureCard key={figure.id} figure={figure} />
      ))}
    </SummaryGrid>
  );
}

function FigureCard({ figure }: { readonly figure: Figure }) {
  const { data, error, refetch } = useFigure(figure);
  return (
    <SummaryCardLink
      to={figure.path}
      linkLabel={`${figure.label}, ${figure.hint}`}
      label={figure.label}
      hint={figure.hint}
      icon={figure.icon}
      state={error !== null ? 'error' : data === undefined ? 'loading' : 'ready'}
      value={figureText(figure, data ?? null) ?? <Dash label={t.noNumber} />}
      onRetry={() => void refetch()}
    />
  );
}
