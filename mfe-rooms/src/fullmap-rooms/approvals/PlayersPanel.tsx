import { formatLocal, hintOf, messageOf } from '@arena/shared/platform';
import { Avatar, color, Dash, EmptyState, ErrorState, LoadingState, Panel, PanelTitle, Skeleton, styled } from '@arena/shared/ui';
import { Users } from 'lucide';
import type { useApplications } from '../fullmap-rooms.queries';
import { keyOf } from './request-rows';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: 10 });
const Item = styled('li')({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
const Name = styled('p')({ fontWeight: 550, overflowWrap: 'anywhere' });
const Quiet = styled('p')({ color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem' });
const Count = styled('span')({ color: color.muted, marginLeft: 6 });

/** Who plays: the requests that were accepted. */
export function PlayersPanel({ players }: { readonly players: ReturnType<typeof useApplications> }) {
  const { data, error } = players;
  return (
    <Panel aria-labelledby="fullmap-players">
      <PanelTitle id="fullmap-players">
        Players
        {data === undefined ? null : <Count>{data.length}</Count>}
      </PanelTitle>
      {data !== undefined ? (
        data.length === 0 ? (
          <EmptyState flush icon={Users} title="No players yet" hint="An accepted request moves here." />
        ) : (
          <List>
            {data.map((player, index) => (
              <Item key={`${keyOf(player)} ${index}`}>
                <Avatar name={player.applicant?.name} tone="neutral" />
                <div>
                  <Name>{player.applicant?.name ?? <Dash label="no name" />}</Name>
                  <Quiet>{player.requestedAt === null ? 'Accepted' : `Asked ${formatLocal(player.requestedAt)}`}</Quiet>
                </div>
              </Item>
            ))}
          </List>
        )
      ) : error !== null ? (
        <ErrorState
          flush
          title={messageOf(error)}
          message={hintOf(error)}
          onRetry={() => void players.refetch()}
          retrying={players.isFetching}
        />
      ) : (
        <LoadingState label="Loading the players" showLabel={false}>
          <Skeleton height={96} />
        </LoadingState>
      )}
    </Panel>
  );
}
