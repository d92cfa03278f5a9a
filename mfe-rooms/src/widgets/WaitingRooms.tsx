import type { Room } from '@arena/shared/contract';
import { formatLocal, hintOf, Link, messageOf } from '@arena/shared/platform';
import { Button, color, DASH, EmptyState, ErrorState, focusRing, LoadingState, Money, Skeleton, styled } from '@arena/shared/ui';
import { Swords } from 'lucide';
import { roomPaths } from '../rooms/paths';
import { useRoomList } from '../rooms/rooms.queries';

const SHOWN = 4;

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')({
  borderTop: `1px solid ${color.line}`,
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '9px 8px',
    margin: '0 -8px',
    borderRadius: 8,
    '&:hover': { background: color.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem', gridColumn: '1 / -1' },
});
const Foot = styled('p')({
  display: 'flex',
  // At the bottom of the panel, on one line with those beside it.
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 'auto',
  paddingTop: 10,
  color: color.muted,
});

/** The longest waiting first; a room without a time waits last. */
export const oldestFirst = (rooms: readonly Room[]): readonly Room[] =>
  [...rooms].sort((a, b) => (a.createdAt ?? '9999').localeCompare(b.createdAt ?? '9999'));

/** Dashboard widget: the rooms that were played and whose winner has to be decided and paid. */
export default function WaitingRooms() {
  const rooms = useRoomList('COIN_TIME');
  const { data, error, isFetching, refetch } = rooms;

  if (data === undefined) {
    return error !== null && !isFetching ? (
      <ErrorState flush title={messageOf(error)} message={hintOf(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState label="Loading rooms" showLabel={false}>
        <Skeleton height={180} />
      </LoadingState>
    );
  }
  if (data.length === 0)
    return <EmptyState flush icon={Swords} title="No room waits" hint="A room appears here as soon as its match was played." />;

  const shown = oldestFirst(data).slice(0, SHOWN);
  return (
    <>
      <List>
        {shown.map((room, place) => (
          <Row key={room.id ?? `row-${place}`}>
            <Entry room={room} />
          </Row>
        ))}
      </List>
      <Foot>
        <span>{data.length === 1 ? '1 room waits for its payout' : `${data.length} rooms wait for their payout`}</span>
        <Button size="sm" component={Link} to={roomPaths.list('?tab=cointime')}>
          Open
        </Button>
      </Foot>
    </>
  );
}

function Entry({ room: { id, creator, opponent, game, gameType, prize, createdAt } }: { readonly room: Room }) {
  const facts = [game?.title, gameType, formatLocal(createdAt)].filter((fact) => fact != null && fact !== '').join(' · ');
  const words = (
    <>
      {/* A backend may list a room without its opponent: that is no word about whether there was one. */}
      <b>{`${creator?.name ?? 'Unknown'} vs ${opponent?.name ?? DASH}`}</b>
      <Money value={prize} />
      <small>{`Room ${id ?? 'without a number'}${facts === '' ? '' : ` · ${facts}`}`}</small>
    </>
  );
  return id === null ? <div>{words}</div> : <Link to={roomPaths.rewards(id)}>{words}</Link>;
}
