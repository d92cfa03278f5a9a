import { FigureView } from './FigureView';
import { FIGURES } from './figures';

/** The number behind the summary card "Prize Pool". */
export default function PrizePoolPage() {
  return (
    <FigureView figure={FIGURES.prizePool} about="The prize pools of the active tournaments together, as the platform adds them up." />
  );
}
