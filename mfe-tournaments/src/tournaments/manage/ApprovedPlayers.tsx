import { CardList } from '@arena/shared/ui';
import { useApproved } from '../tournaments.queries';
import { keyOf } from './application-rows';
import { APPLICATION_REM, ApplicationCard } from './ApplicationCard';
import { PlayersView } from './PlayersView';

/** Who plays. */
export function ApprovedPlayers({ tournamentId }: { readonly tournamentId: number }) {
  return (
    <PlayersView
      query={useApproved(tournamentId)}
      empty={['No approved player found', 'A player appears here when the application was approved.']}
    >
      {(approved) => (
        <CardList label="Approved players" items={approved} itemKey={keyOf} cardRem={APPLICATION_REM}>
          {(application) => <ApplicationCard application={application} />}
        </CardList>
      )}
    </PlayersView>
  );
}
