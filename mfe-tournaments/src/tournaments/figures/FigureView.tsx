import { useFigure, useLiveCounts } from '@arena/shared/platform';
import { color, Dash, font, PageHeader, Panel, QueryView, Skeleton, styled } from '@arena/shared/ui';
import { BackToTournaments } from '../BackToTournaments';
import { FAILED } from '../constants';
import { type Figure, figureText } from './figures';
import * as t from '../tournaments.messages';

const Number = styled('p')({ font: `680 3rem/3.5rem ${font.display}`, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
const Words = styled('p')({ color: color.muted, marginTop: 8, maxWidth: '60ch' });

export function FigureView({ figure, about }: { readonly figure: Figure; readonly about: string }) {
  const query = useFigure(figure);
  useLiveCounts();
  return (
    <>
      <PageHeader title={figure.label} subtitle={figure.hint} back={<BackToTournaments />} />
      <QueryView
        query={query.error === null ? query : { ...query, data: undefined }}
        title={FAILED}
        label={t.loadingFigure(figure.label)}
        skeleton={
          <Panel as="div">
            <Skeleton width="8rem" height={48} />
          </Panel>
        }
      >
        {(value) => (
          <Panel>
            <Number>{figureText(figure, value) ?? <Dash label={t.noNumber} />}</Number>
            <Words>{value === null ? t.noFigure : about}</Words>
          </Panel>
        )}
      </QueryView>
    </>
  );
}
