import { useStableRows } from '@arena/shared/platform';
import { EmptyState, PageHeader } from '@arena/shared/ui';
import { BackToTournaments } from '../BackToTournaments';
import { TournamentCard } from '../TournamentCard';
import { TournamentCards } from '../TournamentCards';
import { useTournamentPages } from '../tournaments.queries';
import { useInfiniteScroll } from './useInfiniteScroll';

export default function ActiveTournamentsPage() {
  const query = useTournamentPages('ONGOING');
  const { data, isFetching, more } = query;
  const stable = useStableRows('tournament', data, '');
  // After a failure only the button retries: scrolling would send requests without end.
  useInfiniteScroll(more !== null && !more.failed && !isFetching ? more.load : null, stable.rows?.length ?? 0);

  return (
    <>
      <PageHeader title="Active Tournaments" subtitle="Tournaments in progress" back={<BackToTournaments />} />
      <TournamentCards
        label="Active tournaments"
        findBy="Search all tournaments on the Tournaments page."
        query={query}
        failedTitle="Error loading tournaments"
        stable={stable}
        rows={stable.rows}
        more={more}
        empty={<EmptyState title="No active tournaments yet" hint="Started tournaments will appear here." />}
      >
        {(tournament) => <TournamentCard tournament={tournament} linked />}
      </TournamentCards>
    </>
  );
}
