import { useState } from 'react';
import { applicationKey, CardList } from '@arena/shared/ui';
import { useApplications } from '../tournaments.queries';
import { APPLICATION_REM, ApplicationCard } from './ApplicationCard';
import { LongPlayersView } from './LongPlayersView';

export function ApprovedPlayers({ tournamentId }: { readonly tournamentId: number }) {
  const [search, setSearch] = useState('');
  const approved = useApplications(tournamentId, 'CREATOR_APPROVED', { search });
  return (
    <LongPlayersView
      list={approved}
      search={search}
      onSearch={setSearch}
      empty={['No approved player found', 'Approved players will appear here.']}
    >
      {(rows) => (
        <CardList label="Approved players" items={rows} itemKey={applicationKey} cardRem={APPLICATION_REM}>
          {(application) => <ApplicationCard application={application} />}
        </CardList>
      )}
    </LongPlayersView>
  );
}
