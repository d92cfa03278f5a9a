import { FigurePage } from './FigurePage';
import { FIGURES } from './figures';

/** The number behind the summary card "Prize Pool". */
export default function PrizePoolPage() {
  return (
    <FigurePage figure={FIGURES.prizePool} about="The prize pools of the active tournaments together, as the platform adds them up." />
  );
}
