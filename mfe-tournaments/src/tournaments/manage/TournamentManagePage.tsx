import { idOf, Link, useParams } from '@arena/shared/platform';
import { Button, EmptyState, PageHeader, SegmentedTabs, styled, TabPanel, useTab } from '@arena/shared/ui';
import { BackToTournaments } from '../BackToTournaments';
import { NO_DATA } from '../constants';
import { tournamentPaths } from '../paths';
import { useTournament } from '../tournaments.queries';
import { ApprovedPlayers } from './ApprovedPlayers';
import { CompleteTab } from './CompleteTab';
import { PendingPlayers } from './PendingPlayers';
import { RewardsTab } from './RewardsTab';
import * as t from './manage.messages';

const ID_BASE = 'manage';
const TABS = [
  { value: 'pending', label: t.pendingPlayers, View: PendingPlayers },
  { value: 'approved', label: t.approvedPlayers, View: ApprovedPlayers },
  { value: 'rewards', label: t.rewards, View: RewardsTab },
  { value: 'complete', label: t.complete, View: CompleteTab },
] as const;
const Bar = styled('div')({ marginBottom: 20 });

export default function TournamentManagePage() {
  // Misspelled as in the specification.
  const { tounamentId: param } = useParams();
  const tournamentId = idOf(param);
  const [tab, setTab] = useTab(TABS);
  const title = useTournament(tournamentId).data?.title;

  return (
    <>
      <PageHeader
        title={t.manageHeading}
        subtitle={title ?? t.tournamentIdIs(param ?? '')}
        back={<BackToTournaments />}
        actions={
          tournamentId === null ? null : (
            <Button component={Link} to={tournamentPaths.view(tournamentId)}>
              {t.view}
            </Button>
          )
        }
      />
      {tournamentId === null ? (
        <EmptyState title={NO_DATA} hint={t.linkIncomplete} />
      ) : (
        <>
          <Bar>
            <SegmentedTabs label={t.tournament} idBase={ID_BASE} value={tab.value} options={TABS} onChange={setTab} />
          </Bar>
          <TabPanel idBase={ID_BASE} value={tab.value}>
            <tab.View key={tournamentId} tournamentId={tournamentId} />
          </TabPanel>
        </>
      )}
    </>
  );
}
