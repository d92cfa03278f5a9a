import type { DashboardStatistics } from '@arena/shared/contract';
import { type CapabilityStatus, useFigure } from '@arena/shared/platform';
import { Dash, media, styled, SummaryCardLink, SummaryGrid, VisuallyHidden } from '@arena/shared/ui';
import { ChangeBadge, percentText } from '../common/ChangeBadge';
import { SampleMark } from '../common/SampleMark';
import { clockOf } from '../common/time';
import { type Figure, FIGURES, figureText } from './figures';
import { SAMPLE_BADGES } from './sample-figures';
import * as t from './dashboard.messages';

const Lines = styled('span')({
  display: 'grid',
  gap: 6,
  marginTop: 4,
  '& > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 6px' },
});

// Reserves the final height, so that nothing moves when the figures arrive.
const Grid = styled(SummaryGrid)({ gridAutoRows: 'minmax(8.5rem, auto)', [media.phone]: { gridAutoRows: 'minmax(8.5rem, auto)' } });

interface FigureCardsProps {
  readonly offer: CapabilityStatus;
  /** undefined while loading and after an error. */
  readonly statistics: DashboardStatistics | undefined;
}

/** Each figure loads, fails and retries separately, unless the server counts them all in one call. */
export function FigureCards(props: FigureCardsProps) {
  return (
    <Grid>
      {FIGURES.map((figure) => (
        <FigureCard key={figure.id} figure={figure} {...props} />
      ))}
    </Grid>
  );
}

function FigureCard({ figure, offer, statistics }: FigureCardsProps & { readonly figure: Figure }) {
  const { data, error, refetch, dataUpdatedAt, isFetching } = useFigure(figure);
  const change = statistics?.[`${figure.id}Change`] ?? null;
  const before = statistics?.[`${figure.id}Before`] ?? null;
  const badge =
    offer === 'no' ? (
      <>
        <ChangeBadge text={SAMPLE_BADGES[figure.id]} />
        <VisuallyHidden>{t.vsLastMonth}</VisuallyHidden> <SampleMark />
      </>
    ) : change === null ? null : (
      <>
        <ChangeBadge text={percentText(change)} />
        {before === null ? null : <span>{t.vsFigure(figureText(figure, before) ?? '')}</span>}
      </>
    );
  return (
    <SummaryCardLink
      to={figure.path}
      linkLabel={t.openScreen(figure.label, figure.pathName)}
      label={figure.label}
      icon={figure.icon}
      // A failed refetch keeps the last figure.
      state={data !== undefined ? 'ready' : error !== null && !isFetching ? 'error' : 'loading'}
      value={figureText(figure, data?.value ?? null) ?? <Dash label={t.noNumber} />}
      hint={
        <Lines>
          <span style={{ minHeight: '1.125rem' }}>
            {badge}
            {data?.note}
          </span>
          <span>
            {error === null ? t.updatedAt : t.outOfDate} {clockOf(dataUpdatedAt)}
          </span>
        </Lines>
      }
      onRetry={() => void refetch()}
    />
  );
}
