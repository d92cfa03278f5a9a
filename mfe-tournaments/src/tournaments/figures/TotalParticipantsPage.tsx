import { FigureView } from './FigureView';
import { FIGURES } from './figures';

export default function TotalParticipantsPage() {
  return <FigureView figure={FIGURES.participants} about="All participants across every tournament." />;
}
