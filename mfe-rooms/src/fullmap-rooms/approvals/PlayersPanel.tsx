import { formatLocal } from '@arena/shared/platform';
import {
  applicationKey,
  Avatar,
  color,
  Dash,
  EmptyState,
  formatTotal,
  LongListView,
  Panel,
  PanelTitle,
  Skeleton,
  styled,
} from '@arena/shared/ui';
import { Users } from 'lucide';
import { Name, Quiet } from '../../common/words.styles';
import type { useApplications } from '../fullmap-rooms.queries';
import * as t from './approvals.messages';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: 10,
});
const Item = styled('li')({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
const Count = styled('span')({ color: color.muted, marginLeft: 6 });
const NO_PLAYERS = <EmptyState flush icon={Users} title={t.noPlayers} hint={t.noPlayersHint} />;

export function PlayersPanel({ players }: { readonly players: ReturnType<typeof useApplications> }) {
  return (
    <Panel aria-labelledby="fullmap-players">
      <PanelTitle id="fullmap-players">
        {t.players}
        {players.rows === undefined ? null : <Count>{formatTotal(players)}</Count>}
      </PanelTitle>
      <LongListView list={players} label={t.loadingPlayers} flush skeleton={<Skeleton height={96} />} empty={NO_PLAYERS}>
        {(data) => (
          <List>
            {data.map((player, index) => (
              <Item key={`${applicationKey(player)} ${index}`}>
                <Avatar name={player.applicant?.name} tone="neutral" />
                <div>
                  <Name>{player.applicant?.name ?? <Dash label={t.noName} />}</Name>
                  <Quiet>{player.requestedAt === null ? t.accepted : t.requested(formatLocal(player.requestedAt))}</Quiet>
                </div>
              </Item>
            ))}
          </List>
        )}
      </LongListView>
    </Panel>
  );
}
