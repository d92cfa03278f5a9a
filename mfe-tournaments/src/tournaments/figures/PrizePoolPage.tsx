import { FigureView } from './FigureView';
import { FIGURES } from './figures';

export default function PrizePoolPage() {
  return <FigureView figure={FIGURES.prizePool} about="Combined prize pool of all active tournaments." />;
}
