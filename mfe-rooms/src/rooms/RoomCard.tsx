import type { ReactNode } from 'react';
import type { Room } from '@arena/shared/contract';
import { Avatar, Dash, FactList, IconButton, Money, plainStatus, StatusBadge } from '@arena/shared/ui';
import { Settings2, Trash2 } from 'lucide';
import { CardLink } from '../common/CardLink';
import { roomPaths } from './paths';
import { Root } from './RoomCard.styles';
import { prefetchRoom } from './rooms.queries';
import { type RoomTab, toneOf } from './rooms.status';
import * as t from './rooms.messages';

interface RoomCardProps {
  readonly room: Room;
  readonly tab: RoomTab['value'];
  readonly settingsRefusal: string | null;
  readonly deleteRefusal: string | null;
  readonly onSettings: (room: Room) => void;
  readonly onDelete: (room: Room) => void;
}

/** Scheduled rooms link to their details, played rooms to their rewards; completed rooms have no link. */
function targetOf(roomId: number | null, tab: RoomTab['value']): string | null {
  if (roomId === null || tab === 'completed') return null;
  return tab === 'scheduled' ? roomPaths.detail(roomId) : roomPaths.rewards(roomId);
}

function RoomPlayer({ label, name }: { readonly label: 'Creator' | 'Opponent'; readonly name: string | null | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Avatar name={name} tone={label === t.creator ? 'accent' : 'neutral'} size={40} />
        <span>{name ?? <Dash />}</span>
      </dd>
    </div>
  );
}

const Term = ({
  label,
  children,
  ...line
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly 'data-status-line'?: true;
}) => (
  <div {...line}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function What({ room, scheduled }: { readonly room: Room; readonly scheduled: boolean }) {
  const { status } = room;
  return (
    <dl data-part="terms">
      <Term label={t.game}>{room.game?.title ?? <Dash label={t.noGame} />}</Term>
      <Term label={t.gameType}>{room.gameType ?? <Dash label={t.noGameType} />}</Term>
      {scheduled ? (
        <Term label={t.status} data-status-line>
          {status === null ? (
            <Dash label={t.noStatus} />
          ) : (
            <StatusBadge tone={toneOf(status)} plain={plainStatus('room', status)}>
              {status}
            </StatusBadge>
          )}
        </Term>
      ) : null}
    </dl>
  );
}

/** The buttons are next to the link, never inside it. */
export function RoomCard({ room, tab, settingsRefusal, deleteRefusal, onSettings, onDelete }: RoomCardProps) {
  const { id } = room;
  const name = id === null ? t.roomWithoutId : t.roomNumber(id);
  const scheduled = tab === 'scheduled';
  return (
    <Root aria-label={name}>
      <header>
        <div>
          <span>{t.roomId}</span>
          <h3>
            <CardLink to={targetOf(id, tab)} label={name} prefetch={() => id !== null && prefetchRoom(id, tab === 'cointime')}>
              {id ?? <Dash />}
            </CardLink>
          </h3>
        </div>
        <div data-part="icons">
          <IconButton label={t.settingsOf(name)} icon={Settings2} disabledReason={settingsRefusal} onClick={() => onSettings(room)} />
          <IconButton
            label={t.deleteRoomNamed(name)}
            icon={Trash2}
            tone="danger"
            disabledReason={deleteRefusal}
            onClick={() => onDelete(room)}
          />
        </div>
      </header>
      <What room={room} scheduled={scheduled} />
      <dl data-part="players">
        <RoomPlayer label={t.creator} name={room.creator?.name} />
        <RoomPlayer label={t.opponent} name={room.opponent?.name} />
      </dl>
      <footer>
        <FactList
          items={[
            ...(scheduled ? [{ label: t.entryFee, value: <Money value={room.entryFee} /> }] : []),
            { label: t.prize, value: <Money value={room.prize} />, tone: 'good' },
          ]}
        />
      </footer>
    </Root>
  );
}
