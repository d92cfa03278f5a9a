import { FigureView } from './FigureView';
import { FIGURES } from './figures';
import * as t from '../tournaments.messages';

export default function TotalParticipantsPage() {
  return <FigureView figure={FIGURES.participants} about={t.participantsSubheading} />;
}
