import { Link, useFigure, useLiveCounts } from '@arena/shared/platform';
import { Dash, focusRing, radius, styled, SummaryCard, SummaryGrid } from '@arena/shared/ui';
import { FIGURES, type Figure, figureText } from '../figures/figures';

// The link lies over the card, not around it: the Retry button of a failed card must not be inside a link.
const Cell = styled('div')({
  position: 'relative',
  minWidth: 0,
  display: 'grid',
  '& button': { position: 'relative', zIndex: 1 },
  '&:hover > section': { borderColor: 'var(--arena-color-lineStrong)' },
});
const Cover = styled(Link)({ position: 'absolute', inset: 0, borderRadius: radius.panel, '&:focus-visible': focusRing });

/** The four numbers above the list. Each loads, fails and is tried again on its own, unless the server counts them at once. */
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
    <Cell>
      <SummaryCard
        label={figure.label}
        hint={figure.hint}
        icon={figure.icon}
        state={error !== null ? 'error' : data === undefined ? 'loading' : 'ready'}
        value={figureText(figure, data ?? null) ?? <Dash label="no number" />}
        onRetry={() => void refetch()}
      />
      <Cover to={figure.path} aria-label={`${figure.label}, ${figure.hint}`} />
    </Cell>
  );
}
