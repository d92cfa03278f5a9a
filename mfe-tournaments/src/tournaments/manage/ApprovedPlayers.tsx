import { useState } from 'react';
import { applicationKey, CardList } from '@arena/shared/ui';
import { useApplications } from '../tournaments.queries';
import { APPLICATION_REM, ApplicationCard } from './ApplicationCard';
import { LongPlayersView } from './LongPlayersView';
import * as t from './manage.messages';

export function ApprovedPlayers({ tournamentId }: { readonly tournamentId: number }) {
  const [search, setSearch] = useState('');
  const approved = useApplications(tournamentId, 'CREATOR_APPROVED', { search });
  return (
    <LongPlayersView list={approved} search={search} onSearch={setSearch} empty={[t.noApproved, t.noApprovedHint]}>
      {(rows) => (
        <CardList label={t.approvedList} items={rows} itemKey={applicationKey} cardRem={APPLICATION_REM}>
          {(application) => <ApplicationCard application={application} />}
        </CardList>
      )}
    </LongPlayersView>
  );
}
