import { useStableRows } from '@arena/shared/platform';
import { EmptyState, PageHeader } from '@arena/shared/ui';
import { BackToTournaments } from '../BackToTournaments';
import { TournamentCard } from '../TournamentCard';
import { TournamentCards } from '../TournamentCards';
import { useTournamentPages } from '../tournaments.queries';
import { useInfiniteScroll } from './useInfiniteScroll';
import * as t from '../tournaments.messages';

export default function ActiveTournamentsPage() {
  const query = useTournamentPages('ONGOING');
  const { data, isFetching, more } = query;
  const stable = useStableRows('tournament', data, '');
  // After a failure only the button retries: scrolling would send requests without end.
  useInfiniteScroll(more !== null && !more.failed && !isFetching ? more.load : null, stable.rows?.length ?? 0);

  return (
    <>
      <PageHeader title={t.activeTournaments} subtitle={t.activeSubheading} back={<BackToTournaments />} />
      <TournamentCards
        label={t.activeList}
        findBy={t.searchAllHint}
        query={query}
        failedTitle={t.tournamentsFailed}
        stable={stable}
        rows={stable.rows}
        more={more}
        empty={<EmptyState title={t.noActive} hint={t.noActiveHint} />}
      >
        {(tournament) => <TournamentCard tournament={tournament} linked />}
      </TournamentCards>
    </>
  );
}
