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

const ID_BASE = 'manage';
const TABS = [
  { value: 'pending', label: 'Pending Players', View: PendingPlayers },
  { value: 'approved', label: 'Approved Players', View: ApprovedPlayers },
  { value: 'rewards', label: 'Rewards', View: RewardsTab },
  { value: 'complete', label: 'Complete', View: CompleteTab },
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
        title="Manage Tournament"
        subtitle={title ?? `Tournament ID: ${param ?? ''}`}
        back={<BackToTournaments />}
        actions={
          tournamentId === null ? null : (
            <Button component={Link} to={tournamentPaths.view(tournamentId)}>
              View
            </Button>
          )
        }
      />
      {tournamentId === null ? (
        <EmptyState title={NO_DATA} hint="This link is missing a tournament." />
      ) : (
        <>
          <Bar>
            <SegmentedTabs label="Tournament" idBase={ID_BASE} value={tab.value} options={TABS} onChange={setTab} />
          </Bar>
          <TabPanel idBase={ID_BASE} value={tab.value}>
            <tab.View key={tournamentId} tournamentId={tournamentId} />
          </TabPanel>
        </>
      )}
    </>
  );
}
