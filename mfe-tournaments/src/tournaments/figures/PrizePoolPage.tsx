import { FigureView } from './FigureView';
import { FIGURES } from './figures';

export default function PrizePoolPage() {
  return (
    <FigureView figure={FIGURES.prizePool} about="The prize pools of the active tournaments together, as the platform adds them up." />
  );
}
