import { FigureView } from './FigureView';
import { FIGURES } from './figures';

export default function TotalParticipantsPage() {
  return <FigureView figure={FIGURES.participants} about="Players who take part, counted over all tournaments, whatever their status." />;
}
