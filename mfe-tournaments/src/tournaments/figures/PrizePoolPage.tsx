import { FigureView } from './FigureView';
import { FIGURES } from './figures';
import * as t from '../tournaments.messages';

export default function PrizePoolPage() {
  return <FigureView figure={FIGURES.prizePool} about={t.prizePoolSubheading} />;
}
