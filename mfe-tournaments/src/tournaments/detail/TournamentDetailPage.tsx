import { idOf, isMissing, Link, useParams } from '@arena/shared/platform';
import { Button, color, EmptyState, PageHeader, Panel, QueryView, Skeleton, styled } from '@arena/shared/ui';
import { BackToTournaments } from '../BackToTournaments';
import { FAILED, NO_DATA } from '../constants';
import { tournamentPaths } from '../paths';
import { TournamentStatus } from '../TournamentStatus';
import { useTournament } from '../tournaments.queries';
import { TournamentFacts } from './TournamentFacts';
import * as t from '../tournaments.messages';

const Content = styled('p')({ color: color.muted, maxWidth: '80ch', marginBottom: 20, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export default function TournamentDetailPage() {
  const { tournamentId: param } = useParams();
  const tournamentId = idOf(param);
  const query = useTournament(tournamentId);
  const { data, error } = query;
  const missing = tournamentId === null || isMissing(error);

  return (
    <>
      <PageHeader
        title={(missing ? null : data?.title) ?? t.tournamentNumber(param ?? '')}
        subtitle={data === undefined || missing ? null : <TournamentStatus status={data.status} />}
        back={<BackToTournaments />}
        actions={
          tournamentId === null || missing ? null : (
            <Button component={Link} to={tournamentPaths.manage(tournamentId)}>
              {t.manage}
            </Button>
          )
        }
      />
      {missing ? (
        <EmptyState title={NO_DATA} hint={t.notFoundHint} />
      ) : (
        <QueryView
          query={query}
          label={t.loadingTournament}
          title={FAILED}
          skeleton={
            <Panel as="div">
              <Skeleton width="40%" />
              <Skeleton height={160} />
            </Panel>
          }
        >
          {(tournament) => (
            <>
              {tournament.description === null ? null : <Content>{tournament.description}</Content>}
              <TournamentFacts tournament={tournament} />
            </>
          )}
        </QueryView>
      )}
    </>
  );
}
