import { CardList } from '@arena/shared/ui';
import { useApplications } from '../tournaments.queries';
import { keyOf } from './application-rows';
import { APPLICATION_REM, ApplicationCard } from './ApplicationCard';
import { ListStates } from './ListStates';

/** The approved applications; a backend that ignores the status that is asked for answers with others too. */
export function useApproved(tournamentId: number) {
  const query = useApplications(tournamentId, 'CREATOR_APPROVED');
  return { query, approved: query.data?.filter(({ status }) => status === null || status === 'CREATOR_APPROVED') };
}

/** Who plays. */
export function ApprovedPlayers({ tournamentId }: { readonly tournamentId: number }) {
  const { query, approved } = useApproved(tournamentId);
  return (
    <ListStates
      query={query}
      count={approved?.length ?? null}
      empty="No approved player found"
      hint="A player appears here when the application was approved."
    >
      <CardList label="Approved players" items={approved ?? []} itemKey={keyOf} cardRem={APPLICATION_REM}>
        {(application) => <ApplicationCard application={application} />}
      </CardList>
    </ListStates>
  );
}
