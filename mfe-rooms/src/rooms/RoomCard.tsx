import type { Room } from '@arena/shared/contract';
import { Link } from '@arena/shared/platform';
import {
  Avatar,
  CardHeader,
  CardTitle,
  Dash,
  FactList,
  IconButton,
  Money,
  plainStatus,
  StatusBadge,
  styled,
  VisuallyHidden,
} from '@arena/shared/ui';
import { Settings2, Trash2 } from 'lucide';
import type { FromList } from '../common/from-list';
import { roomPaths } from './paths';
import { cardLinkOverlay } from '../common/cardLinkOverlay';
import { Facts, Icons, Label, Name, Player, Players, Root, Top, What } from './RoomCard.styles';
import { prefetchRoom } from './rooms.queries';
import type { RoomTab } from './rooms.status';

const CardLink = styled(Link)(cardLinkOverlay);

export interface RoomCardProps {
  readonly room: Room;
  readonly tab: RoomTab['id'];
  readonly from: FromList;
  readonly settingsRefusal: string | null;
  readonly deleteRefusal: string | null;
  readonly onSettings: (room: Room) => void;
  readonly onDelete: (room: Room) => void;
}

/** Where a card leads: a scheduled room to its details, a played one to its rewards, a paid one nowhere. */
function targetOf(roomId: number | null, tab: RoomTab['id']): string | null {
  if (roomId === null || tab === 'completed') return null;
  return tab === 'scheduled' ? roomPaths.detail(roomId) : roomPaths.rewards(roomId);
}

function RoomPlayer({ label, name }: { readonly label: 'Creator' | 'Opponent'; readonly name: string | null | undefined }) {
  return (
    <Player>
      <dt>{label}</dt>
      <dd>
        <Avatar name={name} tone={label === 'Creator' ? 'accent' : 'neutral'} size={40} />
        <Name>{name ?? <Dash />}</Name>
      </dd>
    </Player>
  );
}

/** One room of the list. It is one link with two buttons beside it, never around them. */
export function RoomCard({ room, tab, from, settingsRefusal, deleteRefusal, onSettings, onDelete }: RoomCardProps) {
  const target = targetOf(room.id, tab);
  const { id } = room;
  const name = id === null ? 'Room without id' : `Room ${id}`;
  const prefetch = () => id !== null && prefetchRoom(id, tab === 'cointime');
  const scheduled = tab === 'scheduled';
  return (
    <Root aria-label={name}>
      <CardHeader>
        <Top>
          <Label>Room ID</Label>
          <CardTitle>
            {target === null ? (
              (id ?? <Dash />)
            ) : (
              <CardLink to={target} state={from} aria-label={name} onPointerEnter={prefetch} onFocus={prefetch}>
                {id}
              </CardLink>
            )}
          </CardTitle>
        </Top>
        <Icons>
          <IconButton label={`Settings of ${name}`} icon={Settings2} disabledReason={settingsRefusal} onClick={() => onSettings(room)} />
          <IconButton label={`Delete ${name}`} icon={Trash2} tone="danger" disabledReason={deleteRefusal} onClick={() => onDelete(room)} />
        </Icons>
      </CardHeader>
      <What>
        <div>
          <VisuallyHidden as="dt">Game</VisuallyHidden>
          <dd>{room.game?.title ?? <Dash label="no game" />}</dd>
        </div>
        <div>
          <VisuallyHidden as="dt">Game Type</VisuallyHidden>
          <dd>{room.gameType ?? <Dash label="no game type" />}</dd>
        </div>
        {scheduled ? (
          <div data-status-line>
            <VisuallyHidden as="dt">Status</VisuallyHidden>
            <dd>
              {room.status === null ? (
                <Dash label="no status" />
              ) : (
                <StatusBadge tone={room.status === 'ALL_DONE' ? 'done' : 'wait'} plain={plainStatus('room', room.status)}>
                  {room.status}
                </StatusBadge>
              )}
            </dd>
          </div>
        ) : null}
      </What>
      <Players>
        <RoomPlayer label="Creator" name={room.creator?.name} />
        <RoomPlayer label="Opponent" name={room.opponent?.name} />
      </Players>
      <Facts>
        <FactList
          items={[
            ...(scheduled ? [{ label: 'Entry Fee', value: <Money value={room.entryFee} /> }] : []),
            { label: 'Prize', value: <Money value={room.prize} />, tone: 'good' },
          ]}
        />
      </Facts>
    </Root>
  );
}
