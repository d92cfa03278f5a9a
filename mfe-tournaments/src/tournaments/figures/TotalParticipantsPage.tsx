import { FigureView } from './FigureView';
import { FIGURES } from './figures';

/** The number behind the summary card "Total Participants". */
export default function TotalParticipantsPage() {
  return <FigureView figure={FIGURES.participants} about="Players who take part, counted over all tournaments, whatever their status." />;
}
