import { PageHeader } from '@arena/shared/ui';
import { BackToTournaments } from '../BackToTournaments';
import { UpcomingList } from './UpcomingList';

export default function UpcomingTournamentsPage() {
  return (
    <>
      <PageHeader title="Upcoming Tournaments" subtitle="Open for applications" back={<BackToTournaments />} />
      <UpcomingList linked />
    </>
  );
}
