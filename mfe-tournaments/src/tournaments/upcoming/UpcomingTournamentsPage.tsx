import { PageHeader } from '@arena/shared/ui';
import { BackToTournaments } from '../BackToTournaments';
import { UpcomingList } from './UpcomingList';
import * as t from '../tournaments.messages';

export default function UpcomingTournamentsPage() {
  return (
    <>
      <PageHeader title={t.upcomingTournaments} subtitle={t.upcomingSubheading} back={<BackToTournaments />} />
      <UpcomingList linked />
    </>
  );
}
