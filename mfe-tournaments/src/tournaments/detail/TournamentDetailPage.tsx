import { hintOf, isMissing, Link, messageOf, useParams } from '@arena/shared/platform';
import { Button, color, EmptyState, ErrorState, LoadingState, PageHeader, Panel, Skeleton, styled } from '@arena/shared/ui';
import { BackToTournaments } from '../BackTo';
import { FAILED, NO_DATA } from '../constants';
import { idOf, tournamentPaths } from '../paths';
import { TournamentStatus } from '../TournamentStatus';
import { useTournament } from '../tournaments.queries';
import { TournamentFacts } from './TournamentFacts';

const Content = styled('p')({ color: color.muted, maxWidth: '80ch', marginBottom: 20, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** One tournament: what is played, for how much, how to get in, and who organizes it. */
export default function TournamentDetailPage() {
  const { tournamentId: param } = useParams();
  const tournamentId = idOf(param);
  const { data, error, isFetching, refetch } = useTournament(tournamentId);
  const missing = tournamentId === null || isMissing(error);

  return (
    <>
      <PageHeader
        title={(missing ? null : data?.title) ?? `Tournament ${param ?? ''}`}
        subtitle={data === undefined || missing ? null : <TournamentStatus status={data.status} />}
        back={<BackToTournaments />}
        actions={
          tournamentId === null || missing ? null : (
            <Button component={Link} to={tournamentPaths.manage(tournamentId)}>
              Manage
            </Button>
          )
        }
      />
      {missing ? (
        <EmptyState title={NO_DATA} hint="It may have been deleted. The list shows the tournaments that are there." />
      ) : data !== undefined ? (
        <>
          {data.description === null ? null : <Content>{data.description}</Content>}
          <TournamentFacts tournament={data} />
        </>
      ) : error !== null ? (
        <ErrorState
          title={FAILED}
          message={messageOf(error) === FAILED ? hintOf(error) : messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingState label="Loading the tournament" showLabel={false}>
          <Panel as="div">
            <Skeleton width="40%" />
            <Skeleton height={160} />
          </Panel>
        </LoadingState>
      )}
    </>
  );
}
