import type { FullMapRoom } from '@arena/shared/contract';
import { formatLocal, formatPlatformIfOther } from '@arena/shared/platform';
import { CardFooter, CardHeader, CardMeta, CardTitle, Dash, FactList, Icon, Money, StatusBadge } from '@arena/shared/ui';
import { CalendarClock } from 'lucide';
import { CardLink } from '../common/CardLink';
import { Copyable, Countdown, Head, Root, Start, When, Zone } from './FullMapCard.styles';
import { prefetchFullMap, useKnownPlayers } from './fullmap-rooms.queries';
import { type FullMapTab, statusOf } from './fullmap-rooms.status';
import { fullMapPaths } from './paths';
import { countdownTo } from './times';
import * as t from './fullmap-rooms.messages';

interface FullMapCardProps {
  readonly room: FullMapRoom;
  readonly tab: FullMapTab;
  readonly now: number;
}

/** "13 of 25", or the number that is known; null when neither is. */
function seatsOf(players: number | null, maxPlayers: number | null): string | null {
  if (players === null) return maxPlayers === null ? null : t.seats(maxPlayers);
  return maxPlayers === null ? String(players) : t.seatsTaken(players, maxPlayers);
}

/** The link covers the card; the copy buttons are above it, because a link must not contain buttons. */
export function FullMapCard({ room, tab, now }: FullMapCardProps) {
  const { id } = room;
  const players = useKnownPlayers(id);
  const name = room.title ?? (id === null ? t.roomWithoutId : t.roomNumber(id));
  const screen = tab.value === 'scheduled' ? 'approvals' : 'results';
  const target = id === null ? null : fullMapPaths[screen](id);
  const kind = [room.game?.title, room.map?.title, room.mode?.name].filter((part) => typeof part === 'string');
  const status = statusOf(room.status ?? tab.status);
  const there = formatPlatformIfOther(room.startsAt);
  const countdown = tab.value === 'scheduled' ? countdownTo(room.startsAt, now) : null;

  return (
    <Root aria-label={name}>
      <Head>
        <CardHeader>
          <CardTitle>
            <CardLink to={target} prefetch={() => id !== null && prefetchFullMap(id, screen)}>
              {name}
            </CardLink>
          </CardTitle>
          <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
        </CardHeader>
        <CardMeta>{kind.length === 0 ? <Dash label={t.noGame} /> : kind.join(' · ')}</CardMeta>
      </Head>
      <When>
        <Icon node={CalendarClock} size={18} title={t.start} />
        <div>
          <Start>{formatLocal(room.startsAt) ?? <Dash label={t.noStartTime} />}</Start>
          {there === null ? null : <Zone>{there}</Zone>}
          {countdown === null ? null : <Countdown data-past={countdown.startsWith('started')}>{countdown}</Countdown>}
        </div>
      </When>
      <CardFooter>
        <FactList
          items={[
            { label: t.entryFee, value: <Money value={room.entryFee} /> },
            { label: t.prizePool, value: <Money value={room.prizePool} />, tone: 'good' },
            { label: t.players, value: seatsOf(players, room.maxPlayers) ?? <Dash /> },
            { label: t.duration, value: room.durationMinutes === null ? <Dash /> : t.minutes(room.durationMinutes) },
            { label: t.roomId, value: <Copyable label={t.roomIdOf(name)} text={room.accessId} /> },
            { label: t.password, value: <Copyable label={t.passwordOf(name)} text={room.password} /> },
          ]}
        />
      </CardFooter>
    </Root>
  );
}
