import { hintOf, messageOf, useFigure, useLiveCounts } from '@arena/shared/platform';
import { color, Dash, ErrorState, font, LoadingState, PageHeader, Panel, Skeleton, styled } from '@arena/shared/ui';
import { BackToTournaments } from '../BackTo';
import { FAILED } from '../constants';
import { type Figure, figureText } from './figures';

const Number = styled('p')({ font: `680 3rem/3.5rem ${font.display}`, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
const Words = styled('p')({ color: color.muted, marginTop: 8, maxWidth: '60ch' });

/** One of the summary numbers, on a page of its own: the same call, and what it counts. */
export function FigurePage({ figure, about }: { readonly figure: Figure; readonly about: string }) {
  const { data, error, isFetching, refetch } = useFigure(figure);
  useLiveCounts();
  return (
    <>
      <PageHeader title={figure.label} subtitle={figure.hint} back={<BackToTournaments />} />
      {error !== null ? (
        <ErrorState
          title={FAILED}
          message={messageOf(error) === FAILED ? hintOf(error) : messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data === undefined ? (
        <LoadingState label={`Loading ${figure.label}`} showLabel={false}>
          <Panel as="div">
            <Skeleton width="8rem" height={48} />
          </Panel>
        </LoadingState>
      ) : (
        <Panel>
          <Number>{figureText(figure, data) ?? <Dash label="no number" />}</Number>
          <Words>{data === null ? 'The server answered without a number.' : about}</Words>
        </Panel>
      )}
    </>
  );
}
