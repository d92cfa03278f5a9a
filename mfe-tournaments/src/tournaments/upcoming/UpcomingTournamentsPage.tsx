import { PageHeader } from '@arena/shared/ui';
import { BackToTournaments } from '../BackToTournaments';
import { UpcomingList } from './UpcomingList';

/** The upcoming tournaments, in the console. */
export default function UpcomingTournamentsPage() {
  return (
    <>
      <PageHeader title="Upcoming Tournaments" subtitle="Announced and open for applications" back={<BackToTournaments />} />
      <UpcomingList linked />
    </>
  );
}
